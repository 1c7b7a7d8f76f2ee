// The name of the app, leading to the library.
"use client";

import Link from "next/link";
import { BrandMark } from "@/components/ui/icon.tsx";
import { useNearWords } from "@/components/ui/use-words.ts";

export function BrandLink() {
  const { brand } = useNearWords().common;
  return (
    <Link aria-label={brand} className="flex flex-none items-center gap-2 font-semibold" href="/">
      <BrandMark />
      <span className="hidden lg:inline">{brand}</span>
    </Link>
  );
}
