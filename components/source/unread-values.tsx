// What nobody read: patterns of places with how many values stand there. Listed, so that nothing is lost in silence.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { segmentsOf } from "@/lib/base/json-pointer.ts";
import type { DocumentCoverage } from "@/lib/model/analysis.ts";
import { formatCount } from "@/lib/words/format.ts";

export interface UnreadValuesProps {
  readonly coverage: DocumentCoverage;
  readonly onFind: (text: string) => void;
}

export function UnreadValues({ coverage, onFind }: UnreadValuesProps) {
  const words = useWords();
  const { leaves, read, unread } = coverage;
  return (
    <div className="p-3">
      <p>{words.source.unreadShare(read, leaves)}</p>
      {unread.length === 0 ? (
        <p className="text-ink-2">{words.source.unreadNone}</p>
      ) : (
        <>
          <p className="pb-2 text-ink-2 text-small">{words.source.unreadMeans}</p>
          <Table className="w-full text-small">
            <Thead>
              <Tr className="border-hairline-strong border-b text-ink-3">
                <Th className="py-1 text-left font-normal" scope="col">
                  {words.source.unreadPattern}
                </Th>
                <Th className="whitespace-nowrap py-1 pl-3 text-right font-normal" scope="col">
                  {words.source.unreadValues}
                </Th>
              </Tr>
            </Thead>
            <Tbody>
              {unread.map(({ pattern, leaves: count }) => (
                <Tr className="border-hairline border-b align-baseline" key={pattern}>
                  <Td className="py-1 pr-2">
                    <PatternText onFind={onFind} pattern={pattern} />
                  </Td>
                  <Td className="py-1 text-right">{formatCount(count)}</Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </>
      )}
    </div>
  );
}

/** A pattern whose last segment is a name can be searched for; one that ends in a list cannot. */
function PatternText({
  pattern,
  onFind,
}: {
  readonly pattern: string;
  readonly onFind: (text: string) => void;
}) {
  const words = useWords();
  const name = segmentsOf(pattern).findLast((segment) => !segment.startsWith("*"));
  const text = (
    <code className="text-micro wrap-anywhere">
      <SafeText text={pattern === "" ? words.source.wholeDocument : pattern} />
    </code>
  );
  if (name === undefined || name === "") return text;
  return (
    <button
      className="quiet-link min-h-6 text-left"
      onClick={() => onFind(`${JSON.stringify(name)}`)}
      title={words.source.unreadFind(name)}
      type="button"
    >
      {text}
    </button>
  );
}
