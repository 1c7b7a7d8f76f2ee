// An address that names nothing: says so and leads back.
import type { Metadata } from "next";
import Link from "next/link";

export const metadata: Metadata = { title: "No such page" };

export default function NotFoundPage() {
  return (
    <main className="p-8">
      <h1 className="text-title font-semibold">There is no such page</h1>
      <p className="text-ink-2">
        The address names nothing here.{" "}
        <Link className="text-accent underline" href="/">
          Go to the library
        </Link>
      </p>
    </main>
  );
}
