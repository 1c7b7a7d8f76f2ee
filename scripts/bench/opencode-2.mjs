// A large OpenCode 2 export: prompts with images now and then, steps with calls and long outputs in several scripts, background
// dispatches with their notices, idles, and one tool output of twenty megabytes in files that are large enough.
import { base64, EPOCH, id, text } from "./words.mjs";
import { indented, writeRows } from "./write-rows.mjs";

const HUGE = 20_000_000;
const IMAGE_EVERY = 200;

/** @param {string} path @param {number} bytes */
export async function writeOpenCode2(path, bytes) {
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
  return await writeRows(path, {
    open: `{\n  "info": ${JSON.stringify(info)},\n  "messages": [\n`,
    between: ",\n",
    close: "\n  ]\n}\n",
    rows: rows(bytes >= 5 * HUGE),
    bytes,
  });
}

function* rows(hasHuge) {
  for (let n = 0; ; n += 1) {
    for (const row of turn(n, hasHuge && n === 300)) yield indented(row);
  }
}

function* turn(n, isHuge) {
  const at = EPOCH + n * 60_000;
  const child = id("ses", n + 1);
  const base = n * 10;
  yield prompt(n, base, at);
  yield step(base + 1, at + 1000, [
    { type: "text", text: text(n + 1, 400) },
    call(`call_${n}a`, "read", { path: `src/${n}.ts` }, at + 2000, text(n + 2, isHuge ? HUGE * 0.6 : 4000)),
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

function prompt(n, base, at) {
  const row = { id: id("msg", base), type: "user", time: { created: at }, text: text(n, 300) };
  if (n % IMAGE_EVERY !== IMAGE_EVERY - 1) return row;
  const source = { type: "inline" };
  return { ...row, files: [{ data: base64(n, 400_000), mime: "image/png", source, name: `${n}.png` }] };
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
