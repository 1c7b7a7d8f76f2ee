// The simulated catalogue with its budget, its namespaces and its entries. The bar only repeats what the words beside it say.
"use client";

import { useDeferredValue, useMemo, useState } from "react";
import { LongList } from "@/components/ui/long-list.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { type Catalogue, type CatalogueEntry, simulateCatalogue } from "@/lib/surface/catalogue.ts";
import { hostCatalogue } from "@/lib/surface/host-catalogue.ts";
import { MOST_CHARACTERS, MOST_TOOLS, type PastedTools, toolsInText } from "@/lib/surface/tool-text.ts";

const SOURCES = ["host", "pasted"] as const;
type Source = (typeof SOURCES)[number];

export function CatalogueSimulation() {
  const words = useWords().tools;
  const [source, setSource] = useState<Source>("host");
  const [text, setText] = useState("");
  const typed = useDeferredValue(text);
  const pasted = useMemo(() => toolsInText(typed), [typed]);
  const catalogue = useMemo(
    () => simulateCatalogue(source === "host" ? hostCatalogue() : pasted.tools),
    [source, pasted],
  );
  return (
    <>
      <fieldset className="catalogue-source">
        <legend className="sr">{words.catalogueOf}</legend>
        {SOURCES.map((one) => (
          <label key={one}>
            <input
              checked={source === one}
              name="catalogue-source"
              onChange={() => setSource(one)}
              type="radio"
            />
            {one === "host" ? words.catalogueHost : words.cataloguePasted}
          </label>
        ))}
      </fieldset>
      {source === "host" ? (
        <p className="text-ink-2">{words.hostWithoutDescriptions}</p>
      ) : (
        <label className="flex flex-col gap-1">
          <span className="text-ink-2 text-small">{words.paste}</span>
          <textarea
            className="field catalogue-text"
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder={words.pasteHint}
            rows={6}
            spellCheck={false}
            value={text}
          />
        </label>
      )}
      {source === "pasted" && <NotRead pasted={pasted} />}
      {catalogue.entries.length === 0 ? <p>{words.noEntries}</p> : <Simulated catalogue={catalogue} />}
    </>
  );
}

/** What of the pasted text the simulation does not hold. */
function NotRead({ pasted }: { readonly pasted: PastedTools }) {
  const words = useWords().tools;
  const { unread, beyond, cut, form } = pasted;
  const said = [
    ...(form === "broken-json" ? [words.pastedBroken] : []),
    ...(unread > 0 ? [words.pastedUnread(unread)] : []),
    ...(beyond > 0 ? [words.pastedBeyond(beyond, MOST_TOOLS)] : []),
    ...(cut > 0 ? [words.pastedCut(cut, MOST_CHARACTERS)] : []),
  ];
  return said.length === 0 ? null : (
    <div role="status">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

/** More than anybody reads one beside the other. */
const MOST_NAMESPACES = 200;

function Simulated({ catalogue }: { readonly catalogue: Catalogue }) {
  const words = useWords().tools;
  const { tokens, budget, wanted, isPartial, entries, namespaces } = catalogue;
  const listed = entries.filter(({ isListed }) => isListed).length;
  return (
    <>
      <div className="catalogue-budget">
        <svg
          aria-hidden="true"
          className="catalogue-bar"
          focusable="false"
          preserveAspectRatio="none"
          viewBox="0 0 100 8"
        >
          <rect className="catalogue-room" height="8" width="100" />
          <rect className="catalogue-used" height="8" width={Math.min(100, (tokens / budget) * 100)} />
        </svg>
        <p>
          {words.budgetUsed(tokens, budget)}{" "}
          <strong>{isPartial ? words.partial : words.wholeCatalogue}</strong>
        </p>
        {isPartial && <p className="text-ink-2">{words.budgetWanted(wanted)}</p>}
        <p className="text-ink-2">{words.listedOf(listed, entries.length)}</p>
      </div>
      {namespaces.length > 0 && (
        <div>
          <h4 className="text-ink-2 text-small">{words.namespaces}</h4>
          <ul className="catalogue-namespaces">
            {namespaces.slice(0, MOST_NAMESPACES).map(({ name, tools, listed: shown }) => (
              <li key={name}>
                <code>
                  <SafeText text={name} />
                </code>{" "}
                <span className="text-ink-2">{words.listedOf(shown, tools)}</span>
              </li>
            ))}
          </ul>
          {namespaces.length > MOST_NAMESPACES && (
            <p className="text-ink-2">{words.namespacesLeftOut(namespaces.length - MOST_NAMESPACES)}</p>
          )}
        </div>
      )}
      <div>
        <h4 className="text-ink-2 text-small">{words.entries}</h4>
        <LongList
          count={entries.length}
          item={(index) => {
            const entry = entries[index];
            return entry === undefined ? null : <Entry entry={entry} />;
          }}
          name={words.entries}
        />
      </div>
    </>
  );
}

function Entry({ entry }: { readonly entry: CatalogueEntry }) {
  const words = useWords().tools;
  return (
    <div className="catalogue-entry" data-listed={entry.isListed}>
      <code>
        <SafeText text={entry.line.trim()} />
      </code>
      <span className="catalogue-remarks">
        {!entry.isListed && <strong>{words.entryLeftOut}</strong>}
        {entry.isCut && <span>{words.entryCut}</span>}
        <span>{words.entryTokens(entry.tokens)}</span>
      </span>
    </div>
  );
}
