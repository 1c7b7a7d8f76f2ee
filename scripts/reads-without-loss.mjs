// Reads one export as the product does and names everything that was lost on the way: records that differ from what the
// file holds, bytes that went nowhere, rows that became no event, values that are neither read nor listed as unread.
import { isDeepStrictEqual } from "node:util";

export async function readsWithoutLoss(load, name, bytes) {
  const { decode } = await load("/lib/decode/decode.ts");
  const { documentReader } = await load("/lib/formats/read-document.ts");
  const source = { name, size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
  const records = [];
  const read = [];
  const ends = [];
  const outcome = await decode(source, (start) => {
    const into = documentReader(start, name, bytes.length, (document) => read.push(document));
    return {
      head: (pointer, value, range) => into.head(pointer, value, range),
      record(record) {
        records.push(record);
        into.record(record);
      },
      end(end) {
        ends.push(end);
        into.end(end);
      },
    };
  });
  const whole = JSON.parse(bytes.toString("utf8"));
  const [document] = read;
  if (read.length !== 1 || document === undefined) return [`${read.length} documents came of it, not one`];
  const again = { ...ends[0].head, messages: records.map((record) => record.value) };
  const events = document.logs.flatMap((log) => log.events);
  const leaves = document.coverage.reduce((sum, pattern) => sum + pattern.leaves, 0);
  const losses = [
    [isDeepStrictEqual(again, whole), "the records and the head are not what the file holds"],
    [
      records.every(({ bytes: [from, to], value }) =>
        isDeepStrictEqual(JSON.parse(bytes.subarray(from, to).toString("utf8")), value),
      ),
      "the bytes of a record are not its value",
    ],
    [
      outcome.bytesRead + outcome.bytesSkipped === bytes.length,
      "bytes read and skipped are not the file's size",
    ],
    [outcome.bytesSkipped === 0, `${outcome.bytesSkipped} bytes were skipped`],
    [document.format === "opencode-2", `it was read as ${document.format}`],
    [new Set(events.map((event) => event.row)).size === whole.messages.length, "a row became no event"],
    [events.every((event) => event.kind !== "unread"), "a row was not understood"],
    [leaves === leavesOf(whole), `${leaves} of ${leavesOf(whole)} values are accounted for`],
  ];
  const problems = [...outcome.problems, ...document.problems].filter(
    (problem) => problem.severity !== "note",
  );
  const unexpected = problems.filter((problem) => problem.code !== "ends-inside-turn");
  return [
    ...losses.filter(([isGood]) => !isGood).map(([, loss]) => loss),
    ...unexpected.map((problem) => `problem ${problem.code}: ${problem.message}`),
  ];
}

function leavesOf(value) {
  if (typeof value !== "object" || value === null) return 1;
  const members = Object.values(value);
  return members.length === 0 ? 1 : members.reduce((sum, member) => sum + leavesOf(member), 0);
}
