// The fixtures as bundles: `lead.json` and `lead-child.json` in one folder are one, every other file is one by itself.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadDocument } from "@/lib/model/session-log.ts";
import { feed } from "./feed.ts";

const FIXTURES = join(import.meta.dirname, "../fixtures");

export interface FixtureBundle {
  readonly path: string;
  readonly folder: string;
  readonly files: readonly string[];
}

export const FIXTURE_BUNDLES: readonly FixtureBundle[] = foldersIn(FIXTURES).flatMap((format) =>
  foldersIn(join(FIXTURES, format)).flatMap((version) => {
    const folder = join(FIXTURES, format, version);
    return bundlesIn(folder).map(({ name, files }) => ({
      path: `${format}/${version}/${name}`,
      folder,
      files,
    }));
  }),
);

export function readFixture({ folder, files }: FixtureBundle): readonly ReadDocument[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [...feed(file, file.endsWith(".jsonl") ? text : JSON.parse(text))];
  });
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function bundlesIn(folder: string): readonly { readonly name: string; readonly files: readonly string[] }[] {
  const files = readdirSync(folder)
    .filter((file) => /\.(json|jsonl)$/.test(file))
    .sort();
  const names = files.map((file) => file.replace(/\.(json|jsonl)$/, ""));
  const leads = names.filter(
    (name) => !names.some((other) => other !== name && name.startsWith(`${other}-child`)),
  );
  return leads.map((lead) => ({
    name: lead,
    files: files.filter(
      (file) => file.replace(/\.(json|jsonl)$/, "") === lead || file.startsWith(`${lead}-child`),
    ),
  }));
}
