// Which documents speak about the same run: they share a session, or one names the other's session as parent or child.
// Ids only; the order in which files come makes no difference.

import { brand } from "../base/brand.ts";
import { groupBy } from "../base/group-by.ts";
import { byCodeUnits } from "../base/order.ts";
import { bundleIdOfRoots } from "../model/bundle-id.ts";
import type { BundleId, DocumentId, SessionId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { sessionIdOf } from "./gather-sessions.ts";

export interface DocumentLinks {
  readonly id: DocumentId;
  readonly sessions: readonly { readonly id: SessionId; readonly parent: SessionId | null }[];
  /** Sessions that calls and notices of the document name as children. */
  readonly children: readonly SessionId[];
}

export interface BundleOfDocuments {
  readonly bundle: BundleId;
  readonly documents: readonly DocumentId[];
}

export function linksOf(document: ReadDocument): DocumentLinks {
  const children = new Set<SessionId>();
  for (const log of document.logs) {
    for (const event of log.events) {
      if (event.kind === "tool-call") {
        const child = event.delegation?.childInMetadata ?? event.delegation?.childInText;
        if (child) children.add(child.value);
      } else if (event.kind === "notice" && event.about === "subagent" && event.subject) {
        children.add(brand<SessionId>(event.subject.value));
      }
    }
  }
  return {
    id: document.id,
    sessions: document.logs.map((log) => ({
      id: sessionIdOf(document, log),
      parent: log.session.parent?.value ?? null,
    })),
    children: [...children].sort(byCodeUnits),
  };
}

export function bundlesOf(documents: readonly DocumentLinks[]): readonly BundleOfDocuments[] {
  const groups = new Map<SessionId, SessionId>();
  for (const document of documents) {
    const [first, ...rest] = namedBy(document);
    if (first === undefined) continue;
    for (const other of rest) unite(groups, first, other);
    find(groups, first);
  }
  const parents = new Map(
    documents.flatMap((document) => document.sessions.map(({ id, parent }) => [id, parent])),
  );
  const members = groupBy(documents, (document) => {
    const [first] = namedBy(document);
    return first === undefined ? null : find(groups, first);
  });
  return [...members.values()]
    .map((held) => ({
      bundle: bundleIdOf(held, parents),
      documents: held.map((document) => document.id).sort(byCodeUnits),
    }))
    .sort((a, b) => byCodeUnits(a.bundle, b.bundle));
}

/** The id of the one bundle that these documents are taken for, whether or not ids join them. */
export function bundleOf(documents: readonly ReadDocument[]): BundleId {
  const ids = bundlesOf(documents.map(linksOf)).map(({ bundle }) => bundle);
  return bundleIdOfRoots(ids);
}

function namedBy(document: DocumentLinks): readonly SessionId[] {
  const parents = document.sessions.flatMap(({ parent }) => (parent ? [parent] : []));
  return [...document.sessions.map(({ id }) => id), ...parents, ...document.children];
}

/** The topmost sessions that are named, so that the id stays when a parent is loaded later. */
function bundleIdOf(
  held: readonly DocumentLinks[],
  parents: ReadonlyMap<SessionId, SessionId | null>,
): BundleId {
  const children = new Set(held.flatMap((document) => document.children));
  const tops = new Set(held.flatMap((document) => document.sessions.map(({ id }) => topmost(id, parents))));
  const roots = [...tops].filter((id) => !children.has(id));
  return bundleIdOfRoots((roots.length > 0 ? roots : [...tops]).sort(byCodeUnits));
}

function topmost(id: SessionId, parents: ReadonlyMap<SessionId, SessionId | null>): SessionId {
  const seen = new Set<SessionId>([id]);
  let top = id;
  for (let parent = parents.get(top); parent && !seen.has(parent); parent = parents.get(top)) {
    seen.add(parent);
    top = parent;
  }
  return top;
}

function find(groups: Map<SessionId, SessionId>, id: SessionId): SessionId {
  let root = id;
  for (let up = groups.get(root); up !== undefined && up !== root; up = groups.get(root)) root = up;
  groups.set(id, root);
  return root;
}

function unite(groups: Map<SessionId, SessionId>, left: SessionId, right: SessionId): void {
  groups.set(find(groups, left), find(groups, right));
}
