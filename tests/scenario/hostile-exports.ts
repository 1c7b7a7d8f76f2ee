// Exports that hold a hostile text in every place where a host writes words: prompts, answers, reasoning, names of tools, agents
// and models, titles, paths, ids, inputs, outputs, errors, notices, metadata. One row, or one child, for each text.

import { HOSTILE_TEXTS } from "./hostile-text.ts";

export interface HostileFile {
  readonly name: string;
  readonly content: string;
}

const START = Date.UTC(2026, 8, 26, 4);
const TEXTS = HOSTILE_TEXTS.map(({ text }) => text);
const textAt = (index: number) => TEXTS[index % TEXTS.length] ?? "";
/** A name for a file: what no path may hold is left out. */
const fileName = (text: string) => `${text.replace(/[/\\\p{Cc}]/gu, "").slice(0, 120)}.json`;

/** A child's id; every third is a hostile text itself. */
const childId = (index: number) =>
  index % 3 === 0 ? `ses_${index}${textAt(index)}` : `ses_${String(index).padStart(26, "0")}`;

function row(index: number, type: string, body: object) {
  const created = START + index * 1_000;
  return { id: `msg_${index}_${textAt(index)}`, type, time: { created, completed: created + 900 }, ...body };
}

function stepOf(index: number, content: readonly object[], text: string) {
  return row(index, "assistant", {
    agent: text,
    model: { id: text, providerID: text, variant: text },
    content,
    finish: text,
    rawFinish: text,
    cost: 0,
    tokens: { input: 1, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
    snapshot: { start: text, end: text, files: [text] },
    metadata: { [text]: text },
  });
}

function callOf(text: string, at: number, state: object, name = text) {
  return {
    type: "tool",
    id: `call_${text}`,
    name,
    time: { created: at, ran: at + 1, completed: at + 2 },
    state,
  };
}

/** The rows of one hostile text in a lead's export of 2.x. */
function rowsOf(text: string, index: number): readonly object[] {
  const at = START + index * 10_000;
  const base = index * 10;
  const failure = { type: text, message: text };
  return [
    row(base, "user", {
      text,
      files: [
        { data: "eA==", mime: text, name: text, description: text, source: { type: "inline" } },
        { data: "", mime: "image/svg+xml", name: text, source: { type: "uri", uri: text } },
      ],
      agents: [{ name: text }],
      skills: [{ id: text, name: text, text }],
    }),
    stepOf(
      base + 1,
      [
        { type: "text", text },
        { type: "reasoning", text },
        callOf(text, at, {
          status: "completed",
          input: { command: text, [text]: text, oldString: "a", newString: text, patchText: `+${text}` },
          content: [
            { type: "text", text },
            { type: "file", uri: text, mime: text, name: text },
          ],
          metadata: {
            truncated: true,
            diff: `+${text}\n-${text}`,
            [text]: text,
            toolCalls: [{ tool: text, status: text }],
          },
        }),
        callOf(`error ${text}`, at + 10, {
          status: "error",
          input: { [text]: { [text]: text } },
          error: failure,
        }),
        callOf(`stream ${text}`, at + 20, { status: "streaming", input: text }),
        callOf(
          `dispatch ${text}`,
          at + 30,
          {
            status: "completed",
            input: { agent: text, description: text, prompt: text, background: true },
            content: [
              {
                type: "text",
                text: `The subagent is working in the background (sessionID: ${childId(index)}).`,
              },
            ],
            metadata: {
              sessionID: childId(index),
              status: index % 4 === 0 ? text : "running",
              truncated: false,
            },
          },
          "subagent",
        ),
        { type: text, text },
      ],
      text,
    ),
    row(base + 2, "synthetic", {
      text: `<subagent sessionID="${childId(index)}" state="completed" description="${text}">\n${text}\n</subagent>`,
      description: text,
      metadata: {
        source: "subagent",
        childID: childId(index),
        agent: text,
        state: index % 5 === 0 ? text : "completed",
      },
    }),
    row(base + 3, "synthetic", { text, description: text, metadata: { source: text } }),
    row(base + 4, "system", { text, description: text }),
    row(base + 5, "shell", {
      shellID: text,
      command: text,
      status: text,
      exit: text,
      output: { output: text, cursor: 0, size: 1, truncated: true },
    }),
    row(base + 6, "compaction", { status: text, reason: text, summary: text, recent: text, error: failure }),
    row(base + 7, "agent-switched", { agent: text, previous: text }),
    row(base + 8, text, { text }),
    row(base + 9, "idle", { outcome: text, error: failure }),
  ];
}

function infoOf(id: string, text: string, parentID?: string) {
  return {
    id,
    ...(parentID === undefined ? {} : { parentID }),
    projectID: text,
    title: text,
    agent: text,
    model: { id: text, providerID: text },
    cost: 0,
    tokens: { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } },
    time: { created: START, updated: START + 1 },
    location: { directory: text },
    outcome: text,
    permissions: [{ action: text, resource: text, effect: "deny" }],
  };
}

export const HOSTILE_LEAD = "ses_00000000000000000000000hostile";

/** A lead of 2.x with a dispatch for each text, and some of their children. `leadTitle` is the title of the bundle. */
export function hostileExports2(leadTitle: string, children = 12): readonly HostileFile[] {
  const messages = TEXTS.flatMap((text, index) => rowsOf(text, index));
  const info = { ...infoOf(HOSTILE_LEAD, leadTitle), title: leadTitle };
  return [
    { name: fileName(textAt(0)), content: JSON.stringify({ info, messages }) },
    ...Array.from({ length: children }, (_, index): HostileFile => {
      const own = index * 5;
      const text = textAt(own);
      const rows = [row(1, "user", { text }), stepOf(2, [{ type: "text", text }], text)];
      return {
        name: fileName(`${index} ${text}`),
        content: JSON.stringify({ info: infoOf(childId(own), text, HOSTILE_LEAD), messages: rows }),
      };
    }),
  ];
}

/** The same in a lead's export of 1.x. */
export function hostileExport1(title: string): HostileFile {
  const sessionID = "ses_0ffffffffffHOSTILE1xxxxxxxx";
  const messages = TEXTS.flatMap((text, index) => {
    const created = START + index * 10_000;
    const user = `msg_u${index}${text}`;
    const part = (number: number, body: object) => ({
      id: `prt_${index}_${number}_${text}`,
      sessionID,
      messageID: user,
      ...body,
    });
    const tool = (number: number, name: string, state: object) =>
      part(number, { type: "tool", callID: `call_${index}_${number}${text}`, tool: name, state });
    const time = { start: created, end: created + 1 };
    return [
      {
        info: {
          id: user,
          sessionID,
          role: "user",
          time: { created },
          agent: text,
          model: { providerID: text, modelID: text },
        },
        parts: [
          part(1, { type: "text", text }),
          part(2, { type: "text", text, synthetic: true }),
          part(3, { type: "file", mime: text, filename: text, url: text }),
          part(4, { type: "agent", name: text }),
          part(5, { type: "subtask", prompt: text, description: text, agent: text, command: text }),
        ],
      },
      {
        info: {
          id: `msg_a${index}${text}`,
          sessionID,
          role: "assistant",
          parentID: user,
          time: { created: created + 10, completed: created + 20 },
          agent: text,
          mode: text,
          modelID: text,
          providerID: text,
          path: { cwd: text, root: text },
          cost: 0,
          tokens: { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } },
          finish: text,
          error: { name: text, data: { message: text, responseBody: text } },
        },
        parts: [
          part(6, { type: "step-start", snapshot: text }),
          part(7, { type: "reasoning", text, time }),
          part(8, { type: "text", text }),
          tool(9, text, {
            status: "completed",
            input: { [text]: text },
            output: text,
            title: text,
            metadata: { diff: `+${text}`, [text]: text },
            time,
          }),
          tool(10, text, { status: "error", input: { command: text }, error: text, time }),
          tool(11, "task", {
            status: "completed",
            input: { description: text, prompt: text, subagent_type: text, background: true },
            output: `<task id="ses_x${index}" state="running">\n<summary>Background task started</summary>\n<task_result>\n${text}\n</task_result>\n</task>`,
            title: text,
            metadata: { sessionId: `ses_x${index}`, background: true },
            time,
          }),
          part(12, { type: "patch", hash: text, files: [text] }),
          part(13, { type: text, text }),
          part(14, {
            type: "step-finish",
            reason: text,
            cost: 0,
            tokens: { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } },
          }),
        ],
      },
    ];
  });
  const info = {
    id: sessionID,
    slug: title,
    projectID: "global",
    directory: textAt(3),
    title,
    version: "1.18.33",
    agent: textAt(4),
    time: { created: START, updated: START + 1 },
    permission: [{ permission: textAt(5), pattern: textAt(6), action: "deny" }],
  };
  return { name: fileName(textAt(7)), content: JSON.stringify({ info, messages }) };
}
