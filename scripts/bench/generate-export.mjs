// Writes a large OpenCode 2 export to a file, made from a counter alone: prompts, steps with calls and long outputs in
// several scripts, background dispatches with their notices, idles. The same size gives the same bytes.

import { once } from "node:events";
import { createWriteStream } from "node:fs";

const EPOCH = 1_790_000_000_000;
const WORDS = [
  "读取",
  "日志",
  "확인",
  "запрос",
  "branch",
  "résumé",
  "データ",
  "merge",
  "تحقق",
  "commit",
  "审计",
  "notice",
];

/** @param {string} path @param {number} bytes */
export async function generateExport(path, bytes) {
  const out = createWriteStream(path);
  let written = 0;
  const write = async (text) => {
    written += Buffer.byteLength(text);
    if (!out.write(text)) await once(out, "drain");
  };
  const info = {
    id: id("ses", 0),
    projectID: "project",
    title: `Generated, ${Math.round(bytes / 1e6)} MB`,
    agent: "lead",
    cost: 1,
    tokens: { input: 1, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
    time: { created: EPOCH, updated: EPOCH },
    location: { directory: "/home/dev/demo" },
    outcome: "succeeded",
  };
  await write(`{\n  "info": ${JSON.stringify(info)},\n  "messages": [`);
  let count = 0;
  while (written < bytes) {
    for (const row of turn(count))
      await write(
        `${count === 0 && row.type === "user" && row.id === id("msg", 0) ? "" : ","}\n    ${JSON.stringify(row, null, 2).replaceAll("\n", "\n    ")}`,
      );
    count += 1;
  }
  await write("\n  ]\n}\n");
  out.end();
  await once(out, "finish");
  return { bytes: written, turns: count };
}

function* turn(n) {
  const at = EPOCH + n * 60_000;
  const child = id("ses", n + 1);
  const base = n * 10;
  yield { id: id("msg", base), type: "user", time: { created: at }, text: text(n, 300) };
  yield step(base + 1, at + 1000, [
    { type: "text", text: text(n + 1, 400) },
    call(`call_${n}a`, "read", { path: `src/${n}.ts` }, at + 2000, text(n + 2, 4000)),
    call(`call_${n}b`, "shell", { command: `ls ${n}` }, at + 5000, text(n + 3, 6000)),
    dispatch(`call_${n}c`, child, n, at + 8000),
  ]);
  yield step(base + 2, at + 12_000, [
    { type: "reasoning", text: text(n + 4, 1500) },
    call(`call_${n}d`, "grep", { pattern: `n${n}` }, at + 13_000, text(n + 5, 5000)),
    { type: "text", text: text(n + 6, 900) },
  ]);
  yield notice(base + 3, child, n, at + 20_000);
  yield step(base + 4, at + 20_500, [{ type: "text", text: text(n + 7, 1200) }], "stop");
  yield { id: id("msg", base + 5), type: "idle", time: { created: at + 24_000 }, outcome: "succeeded" };
}

function step(n, at, content, finish = "tool-calls") {
  return {
    id: id("msg", n),
    type: "assistant",
    time: { created: at, streamed: at + 2500, completed: at + 3000 },
    agent: "lead",
    model: { id: "model-1", providerID: "provider" },
    content,
    finish,
    cost: 0.001,
    tokens: { input: 100, output: 50, reasoning: 0, cache: { read: 0, write: 0 } },
  };
}

function call(callId, name, input, at, output) {
  return {
    type: "tool",
    id: callId,
    name,
    state: {
      status: "completed",
      input,
      content: [{ type: "text", text: output }],
      metadata: { truncated: false },
    },
    time: { created: at, ran: at + 20, completed: at + 900 },
  };
}

function dispatch(callId, child, n, at) {
  return {
    type: "tool",
    id: callId,
    name: "subagent",
    state: {
      status: "completed",
      input: { agent: "researcher", description: `task ${n}`, prompt: text(n, 500), background: true },
      content: [
        {
          type: "text",
          text: `The subagent is working in the background (sessionID: ${child}). You will be notified automatically when it finishes.`,
        },
      ],
      metadata: { sessionID: child, status: "running", truncated: false },
    },
    time: { created: at, ran: at + 20, completed: at + 70 },
  };
}

function notice(n, child, task, at) {
  return {
    id: id("msg", n),
    type: "synthetic",
    time: { created: at },
    description: `task ${task}`,
    text: `<subagent sessionID="${child}" state="completed" description="task ${task}">\n${text(task + 8, 2000)}\n</subagent>`,
    metadata: { source: "subagent", childID: child, agent: "researcher", state: "completed" },
  };
}

function id(prefix, n) {
  return `${prefix}_${n.toString(16).padStart(12, "0")}00000000000000`;
}

function text(n, length) {
  let out = "";
  for (let i = n; out.length < length; i += 1) out += `${WORDS[i % WORDS.length]} ${i % 97} `;
  return out;
}
