"use client";

// The last net: a mistake of ours, said as such, with its text and a way on.
export default function ErrorPage({ error, reset }: { readonly error: Error; readonly reset: () => void }) {
  return (
    <main className="p-8">
      <h1 className="text-title font-semibold">Groundline made a mistake</h1>
      <p className="text-ink-2">
        This page stopped while it was drawn. Your files and what is kept here are untouched.
      </p>
      <pre className="my-4 overflow-x-auto whitespace-pre-wrap rounded-control bg-sunken p-3">
        {error.message}
      </pre>
      <button
        className="h-7 rounded-control border border-edge px-3 text-small"
        onClick={reset}
        type="button"
      >
        Draw it again
      </button>
    </main>
  );
}
