// The exact records behind one dispatch: what each place says, its pointer and bytes, and the way to it.
"use client";

import { OpenInSource } from "@/components/claim/places.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { TimeValue } from "@/components/claim/values.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { ByteRange } from "@/lib/model/raw-document.ts";
import { formatCount } from "@/lib/words/format.ts";
import { type ExactRecord, exactRecordsOf } from "./exact-records.ts";
import { useRecordBytes } from "./use-record-bytes.ts";

export function RecordsTable({ dispatch }: { readonly dispatch: Dispatch }) {
  const words = useWords();
  const records = exactRecordsOf(dispatch);
  const bytesOf = useRecordBytes(records);
  const { recordColumns } = words.dispatch;
  return (
    <div className="records-scroller">
      <Table aria-label={words.dispatch.records} className="records-table">
        <Thead className="sr">
          <Tr>
            {Object.values(recordColumns).map((title) => (
              <Th key={title} scope="col">
                {title}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {records.map((record, index) => (
            <RecordRow
              bytes={bytesOf(record)}
              isFirst={records[index - 1]?.name !== record.name}
              key={`${record.claim} ${record.index}`}
              record={record}
            />
          ))}
        </Tbody>
      </Table>
    </div>
  );
}

interface RecordRowProps {
  readonly record: ExactRecord;
  /** The first of several places of one record carries its name and time; the others only say them. */
  readonly isFirst: boolean;
  readonly bytes: ByteRange | null;
}

function RecordRow({ record, isFirst, bytes }: RecordRowProps) {
  const words = useWords();
  const { evidence } = record;
  const isPresent = evidence.kind === "present";
  const place = isPresent ? evidence.ref : evidence.within;
  const said = useSaidMarks();
  const name = words.dispatch.record[record.name];
  const what = isPresent
    ? words.claim.says[evidence.says]
    : words.claim.lookedFor(evidence.sought, evidence.looked);
  return (
    <Tr>
      <Td className="relative whitespace-nowrap">
        <StandingMark
          className="mr-1.5 inline"
          label={words.common.standing[record.standing]}
          standing={record.standing}
        />
        <span className={isFirst ? "" : "sr"}>{name}</span>
      </Td>
      <Td className="whitespace-nowrap font-mono text-small">
        {isFirst && record.at !== null && (
          <TimeValue claim={record.at} isMarked={record.at.standing !== record.standing} />
        )}
      </Td>
      <Td className="record-says" title={isPresent ? said(evidence.excerpt) : undefined}>
        <div className="line-clamp-2">
          {isPresent && evidence.excerpt !== "" ? (
            <Filled
              parts={{
                what: <SafeText text={what} />,
                excerpt: (
                  <code className="text-ink-2 text-micro wrap-anywhere">
                    <SafeText text={evidence.excerpt} />
                  </code>
                ),
              }}
              template={words.dispatch.recordSays}
            />
          ) : (
            <SafeText text={what} />
          )}
        </div>
      </Td>
      <Td className="record-place">
        <code className="text-micro">
          <SafeText text={place.at === "" ? words.claim.wholeDocument : place.at} />
        </code>
      </Td>
      <Td className="whitespace-nowrap text-ink-3 text-micro">
        {bytes !== null && words.claim.bytes(formatCount(bytes[0]), formatCount(bytes[1]))}
      </Td>
      <Td className="record-source">
        <OpenInSource about={words.claim.ofSubject(name, what)} place={place} />
      </Td>
    </Tr>
  );
}
