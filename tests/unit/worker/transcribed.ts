// Transcripts of a bundle as the worker hands them over, for tests: all rows of every session, and each row in one line.

import type { SessionId } from "@/lib/model/ids.ts";
import { TRANSCRIPT_KINDS, type TranscriptKind, type TranscriptRow } from "@/lib/model/transcript.ts";
import type { Block } from "@/lib/model/transcript-block.ts";
import type { Opened } from "@/lib/worker/opened-bundles.ts";
import { transcriptIndex, transcriptPlace } from "@/lib/worker/transcript-index.ts";
import { transcriptRowsOf } from "@/lib/worker/transcript-rows.ts";
import { bundleId } from "../library/sample-rows.ts";
import { openedFrom } from "./opened.ts";

/** Only the session of a request is looked at here. */
export const FILES = { bundle: bundleId("b"), files: [], documents: [] };

export async function allRows(
  opened: Opened,
  session: SessionId,
  blocks = 1_000,
): Promise<readonly TranscriptRow[]> {
  const request = { kind: "transcript-rows", bundle: FILES, session, from: 0, to: 1e6, blocks } as const;
  return transcriptRowsOf(opened, request);
}

export async function indexOf(opened: Opened, session: SessionId) {
  const index = await transcriptIndex(opened, { kind: "transcript", bundle: FILES, session });
  if (index === null) throw new Error(`no transcript of ${session}`);
  return index;
}

export async function kindsOf(opened: Opened, session: SessionId): Promise<readonly TranscriptKind[]> {
  const { kind } = await indexOf(opened, session);
  return [...kind].map((code) => TRANSCRIPT_KINDS[code] ?? "unread");
}

/** The rows of the only session of some files. */
export async function rowsOf(files: Readonly<Record<string, string>>): Promise<readonly TranscriptRow[]> {
  const opened = await openedFrom(files);
  const [session, ...others] = opened.analysis.sessions;
  if (session === undefined || others.length > 0) throw new Error("expected one session");
  return allRows(opened, session.id);
}

export async function placeIn(
  opened: Opened,
  place: Omit<Parameters<typeof transcriptPlace>[1], "kind" | "bundle">,
) {
  return transcriptPlace(opened, { kind: "transcript-place", bundle: FILES, ...place });
}

/** `kind: block, block`: a row in one readable line. */
export function told(row: TranscriptRow): string {
  const blocks = row.blocks.map(blockTold).filter((one) => one !== "");
  return blocks.length === 0 ? row.kind : `${row.kind}: ${blocks.join(", ")}`;
}

function blockTold(block: Block): string {
  switch (block.kind) {
    case "text":
      return `${block.by} ${block.form} “${block.text.text}”`;
    case "facts":
      return `${block.of} ${block.facts.map(({ name }) => name).join("+")}`;
    case "tool":
      return `tool ${block.card.tool} ${block.card.phase}`;
    case "file":
      return `${block.by} file ${block.file.mime}`;
    case "failure":
      return `failure ${block.failure.type}`;
    case "raw":
      return `raw ${block.type}`;
  }
}
