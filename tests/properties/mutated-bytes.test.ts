// Damaged bytes through decode, reading and analysis: nothing crashes, every byte is accounted for, every pointer is found
// in the damaged file itself, no claim is raised, and taking bytes away strengthens nothing.

import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { locate } from "@/lib/decode/slice.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import { claimById } from "@/lib/model/claim-index.ts";
import type { EvidenceRef, PresentEvidence } from "@/lib/model/evidence.ts";
import type { ByteSource } from "@/lib/model/raw-document.ts";
import { isLiveObserved } from "@/lib/model/standing.ts";
import { type ReadFile, readFile } from "@/lib/pipeline/read-files.ts";
import { anyBundle, bytesOf } from "../scenario/generate/exports.ts";
import { brokenWords } from "../scenario/worded.ts";
import { everyClaim, raisedClaims, unspeakable } from "./laws.ts";
import { byteDamage, byteRemovals, damagedBytes } from "./mutate-bytes.ts";
import { isExcepted, STRENGTHENED_BY_SPLICE } from "./strengthened-by-removal.ts";

interface Dropped {
  readonly source: ByteSource;
  readonly file: ReadFile;
}

async function drop(name: string, bytes: Uint8Array): Promise<Dropped> {
  const source = sourceFromBytes(bytes, name);
  return { source, file: await readFile(source) };
}

test("1,000 damaged files: no crash, all bytes accounted for, pointers found in the file, no claim raised", async () => {
  await fc.assert(
    fc.asyncProperty(anyBundle(), byteDamage, async ({ exports }, damage) => {
      const [first] = exports;
      if (!first) return;
      const dropped = await drop("lead.json", damagedBytes(bytesOf(first), damage));
      const { outcome, documents } = dropped.file;
      expect(outcome.bytesRead + outcome.bytesSkipped).toBe(outcome.size);
      const analysis = analyse(documents);
      expect(raisedClaims(analysis)).toEqual([]);
      expect(unspeakable(analysis)).toEqual([]);
      expect(await lostPlaces(analysis, dropped)).toEqual([]);
      expect(brokenWords([...outcome.problems, ...analysis.problems])).toEqual([]);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
});

test("taking bytes away makes nothing inferred or unknown live-observed", async () => {
  await fc.assert(
    fc.asyncProperty(anyBundle(), byteRemovals, async ({ exports }, damage) => {
      const whole = await Promise.all(exports.map(({ name }, index) => drop(name, bytesAt(exports, index))));
      const cut = await Promise.all(
        exports.map(({ name }, index) =>
          drop(name, index === 0 ? damagedBytes(bytesAt(exports, 0), damage) : bytesAt(exports, index)),
        ),
      );
      const before = claimById(analyse(whole.flatMap(({ file }) => file.documents)));
      const after = claimById(analyse(cut.flatMap(({ file }) => file.documents)));
      const stronger = [...after.values()].filter(({ id, standing }) => {
        const was = before.get(id)?.standing;
        return (was === "inferred" || was === "unknown") && isLiveObserved(standing);
      });
      expect(
        stronger.map(({ id }) => id).filter((id) => !isExcepted(STRENGTHENED_BY_SPLICE, id, before.get(id))),
      ).toEqual([]);
    }),
    { numRuns: 400, endOnFailure: true },
  );
});

function bytesAt(exports: readonly Parameters<typeof bytesOf>[0][], index: number): Uint8Array {
  const one = exports[index];
  return one ? bytesOf(one) : new Uint8Array();
}

/** Evidence that the damaged file itself does not show. A sample of the claims: locating reads the file again. */
async function lostPlaces(analysis: Analysis, { source, file }: Dropped): Promise<readonly string[]> {
  const evidence = everyClaim(analysis)
    .flatMap((claim) => (claim.standing === "hidden" ? [] : claim.grounds))
    .filter((item): item is PresentEvidence => item.kind === "present")
    .filter((_, index) => index % 7 === 0);
  const lost: string[] = [];
  for (const { ref, excerpt } of evidence) {
    const found = await valueAt(ref, source, file);
    if (found === undefined) lost.push(`nothing at ${ref.at}`);
    else if (found !== null && !found.includes(excerpt))
      lost.push(`${ref.at} holds ${found.slice(0, 60)}, not ${excerpt.slice(0, 60)}`);
  }
  return lost;
}

/** The text of a value; null for one that is too large to show whole. */
async function valueAt(
  { doc, line, at }: EvidenceRef,
  source: ByteSource,
  file: ReadFile,
): Promise<string | null | undefined> {
  const document = file.documents.find(({ id }) => id === doc);
  const frame = file.frames.get(doc);
  if (!document || !frame) return undefined;
  const found = await locate(source, { lists: document.lists, bytes: frame.bytes }, at, line);
  if (!found) return undefined;
  if (found.value === undefined) return null;
  return typeof found.value === "string" ? found.value : JSON.stringify(found.value);
}
