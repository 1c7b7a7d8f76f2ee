// A large OpenCode 1 export: messages of info and parts, with text, reasoning, tools, files as data URLs, and dispatches by
// the task tool that are answered in place.
import { base64, EPOCH, id, text } from "./words.mjs";
import { indented, writeRows } from "./write-rows.mjs";

const SESSION = id("ses", 0);
const DIRECTORY = "/home/dev/demo";
const IMAGE_EVERY = 200;

/** @param {string} path @param {number} bytes */
export async function writeOpenCode1(path, bytes) {
  const info = {
    id: SESSION,
    slug: "generated",
    version: "1.18.33",
    projectID: "project",
    directory: DIRECTORY,
    title: `Generated, ${Math.round(bytes / 1e6)} MB`,
    time: { created: EPOCH, updated: EPOCH },
  };
  return await writeRows(path, {
    open: `{\n  "info": ${JSON.stringify(info)},\n  "messages": [\n`,
    between: ",\n",
    close: "\n  ]\n}\n",
    rows: rows(),
    bytes,
  });
}

function* rows() {
  for (let n = 0; ; n += 1) for (const row of turn(n)) yield indented(row);
}

function* turn(n) {
  const at = EPOCH + n * 60_000;
  const base = n * 10;
  const prompt = id("msg", base);
  yield { info: user(prompt, at), parts: promptParts(n, prompt) };
  const [first, second] = [id("msg", base + 1), id("msg", base + 2)];
  yield {
    info: assistant(first, prompt, at + 1000, "tool-calls"),
    parts: [
      part(first, 1, { type: "text", text: text(n + 1, 400) }),
      tool(first, 2, `call_${n}a`, "read", { filePath: `src/${n}.ts` }, at + 2000, text(n + 2, 4000)),
      tool(first, 3, `call_${n}b`, "bash", { command: `ls ${n}` }, at + 5000, text(n + 3, 6000)),
      task(first, 4, n, at + 8000),
    ],
  };
  yield {
    info: assistant(second, prompt, at + 12_000, "stop"),
    parts: [
      part(second, 1, {
        type: "reasoning",
        text: text(n + 4, 1500),
        time: { start: at + 12_100, end: at + 12_900 },
      }),
      tool(second, 2, `call_${n}d`, "grep", { pattern: `n${n}` }, at + 13_000, text(n + 5, 5000)),
      part(second, 3, { type: "text", text: text(n + 6, 900) }),
    ],
  };
}

function user(messageID, at) {
  const model = { providerID: "provider", modelID: "model-1" };
  return { id: messageID, sessionID: SESSION, role: "user", time: { created: at }, agent: "lead", model };
}

function assistant(messageID, parentID, at, finish) {
  return {
    id: messageID,
    sessionID: SESSION,
    role: "assistant",
    time: { created: at, completed: at + 3000 },
    parentID,
    modelID: "model-1",
    providerID: "provider",
    mode: "lead",
    agent: "lead",
    path: { cwd: DIRECTORY, root: DIRECTORY },
    cost: 0.001,
    tokens: { input: 100, output: 50, reasoning: 0, cache: { read: 0, write: 0 } },
    finish,
  };
}

function part(messageID, n, rest) {
  return { id: `prt_${messageID.slice(4)}${n}`, sessionID: SESSION, messageID, ...rest };
}

function promptParts(n, messageID) {
  const words = part(messageID, 1, { type: "text", text: text(n, 300) });
  if (n % IMAGE_EVERY !== IMAGE_EVERY - 1) return [words];
  const url = `data:image/png;base64,${base64(n, 400_000)}`;
  return [words, part(messageID, 2, { type: "file", mime: "image/png", filename: `${n}.png`, url })];
}

function tool(messageID, n, callID, name, input, at, output) {
  const time = { start: at, end: at + 900 };
  const state = { status: "completed", input, output, title: name, metadata: {}, time };
  return part(messageID, n, { type: "tool", callID, tool: name, state });
}

function task(messageID, n, turnNumber, at) {
  const child = id("ses", turnNumber + 1);
  const input = {
    description: `task ${turnNumber}`,
    prompt: text(turnNumber, 500),
    subagent_type: "researcher",
  };
  const output = `<task id="${child}" state="completed">\n<task_result>\n${text(turnNumber + 8, 2000)}\n</task_result>\n</task>`;
  const state = {
    status: "completed",
    input,
    output,
    title: input.description,
    metadata: { sessionId: child },
    time: { start: at, end: at + 4000 },
  };
  return part(messageID, n, { type: "tool", callID: `call_${turnNumber}c`, tool: "task", state });
}
