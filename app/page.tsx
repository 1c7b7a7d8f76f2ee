export default function LibraryPage() {
  return (
    <main className="p-8">
      <h1 className="text-title font-semibold">Groundline</h1>
      <p className="text-ink-2">Nothing leaves this page.</p>
    </main>
  );
}
