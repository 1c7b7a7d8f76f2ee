// Under an entry: whose word it is, of which versions, where it stands, what belongs to it, and the link to it.
"use client";

import { CopyButton } from "@/components/ui/copy-button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { FactHead, FactRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import type { FactSource } from "@/lib/model/host-fact.ts";
import type { FactName } from "@/lib/model/host-fact-names.ts";
import { AUTHORITY_LETTERS, type AuthorityKind } from "@/lib/model/warrant.ts";
import type { FactWords } from "@/lib/words/en/facts/index.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";

/** `OpenCode 2, 2.0.16`; the name alone where no version was recorded. */
export function rangeText({ host, versions }: Pick<FactHead, "host" | "versions">, { claim }: Words): string {
  const name = claim.values.factHost[host];
  return versions === null ? name : claim.values.hostVersions(name, versions.from, versions.to);
}

/** `2.0.16`, `2.0.7 to 2.0.18`, or that none was recorded. */
export function versionsText({ versions }: Pick<FactHead, "versions">, page: FactWords["page"]): string {
  if (versions === null) return page.versionsNotRecorded;
  const { from, to } = versions;
  return from === to ? from : page.between(from, to);
}

export function FactSourcePart({ record }: { readonly record: FactRecord }) {
  const words = useWords();
  const { page } = useFactWords();
  const { status, see, versions } = record;
  return (
    <>
      <Field name={page.vouchedBy}>
        <ul>
          {record.authority.map((kind) => (
            <li key={kind}>{authorityText(kind, words)}</li>
          ))}
        </ul>
      </Field>
      <Field name={page.from}>
        <MessageText text={sourceText(record.source, page)} />
        <span className="block text-ink-2">
          {versions === null
            ? words.common.field(rangeText(record, words), page.versionsNotRecorded)
            : rangeText(record, words)}
        </span>
      </Field>
      {status.is === "superseded" && (
        <Field name={page.supersededBy}>
          <FactLink id={status.by} />
        </Field>
      )}
      {status.is === "partly" && (
        <Field name={page.partlyBy}>
          <FactLink id={status.by} />
        </Field>
      )}
      {status.is === "open" && <Field name={page.filter.status}>{page.openSince}</Field>}
      {see.length > 0 && (
        <Field name={page.see}>
          <ul className="flex flex-wrap gap-x-3">
            {see.map((id) => (
              <li key={id}>
                <FactLink id={id} />
              </li>
            ))}
          </ul>
        </Field>
      )}
      <CopyLink anchor={`fact-${record.id}`} name={record.id} />
    </>
  );
}

export function authorityText(kind: AuthorityKind, { claim }: Words): string {
  return `[${AUTHORITY_LETTERS[kind]}] ${claim.authority[kind]}`;
}

export function sourceText({ document, section }: FactSource, page: FactWords["page"]): string {
  return page.source(
    page.document[document],
    document === "opencode-source"
      ? `\`${section}\``
      : document === "opencode-program"
        ? section
        : page.sectionSign(section),
  );
}

export function FactLink({ id }: { readonly id: FactName }) {
  return (
    <a className="quiet-link wrap-anywhere" href={`#fact-${id}`}>
      <code>{id}</code>
    </a>
  );
}

export function CopyLink({ anchor, name }: { readonly anchor: string; readonly name: string }) {
  const { page } = useFactWords();
  return (
    <p className="fact-copy print:hidden">
      <CopyButton
        kind="bare"
        label={page.copyLinkTo(name)}
        text={() => `${window.location.origin}${window.location.pathname}#${anchor}`}
      >
        <Icon className="text-ink-2" name="copy" />
        {page.copyLink}
      </CopyButton>
    </p>
  );
}
