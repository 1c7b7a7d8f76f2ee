import type { Metadata } from "next";

export const metadata: Metadata = { title: "Session" };

export default function SessionPage() {
  return (
    <main className="p-4">
      <h1 className="text-title font-semibold">Session</h1>
    </main>
  );
}
