// An OpenCode 2 export with a given number of bars on its timeline and little else: steps of twenty short calls each.
import { EPOCH, id } from "./words.mjs";
import { writeRows } from "./write-rows.mjs";

const CALLS = 20;
const TOOLS = ["read", "grep", "glob", "edit", "shell"];

/** @param {string} path @param {number} spans */
export async function writeSpans(path, spans) {
  const info = {
    id: id("ses", 0),
    projectID: "project",
    title: `${spans} spans`,
    agent: "lead",
    cost: 1,
    tokens: { input: 1, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
    time: { created: EPOCH, updated: EPOCH },
    location: { directory: "/home/dev/demo" },
  };
  return await writeRows(path, {
    open: `{"info":${JSON.stringify(info)},"messages":[\n`,
    between: ",\n",
    close: "\n]}\n",
    rows: rows(spans),
    bytes: Number.POSITIVE_INFINITY,
  });
}

function* rows(spans) {
  for (let made = 0, n = 0; made < spans; n += 1) {
    const calls = Math.min(CALLS, spans - made - 1);
    yield JSON.stringify(step(n, calls));
    made += calls + 1;
  }
}

function step(n, calls) {
  const at = EPOCH + n * 25_000;
  return {
    id: id("msg", n),
    type: "assistant",
    time: { created: at, streamed: at + 500, completed: at + 24_000 },
    agent: "lead",
    model: { id: "model-1", providerID: "provider" },
    content: Array.from({ length: calls }, (_, index) => call(n, index, at + 1000 + index * 1100)),
    finish: "tool-calls",
  };
}

function call(n, index, at) {
  return {
    type: "tool",
    id: `call_${n}_${index}`,
    name: TOOLS[(n + index) % TOOLS.length],
    state: {
      status: (n * CALLS + index) % 37 === 0 ? "error" : "completed",
      input: { path: `src/${n}.ts` },
      content: [{ type: "text", text: "done" }],
      metadata: {},
      ...((n * CALLS + index) % 37 === 0 ? { error: { type: "failed", message: "no such file" } } : {}),
    },
    time: { created: at, ran: at + 10, completed: at + 300 + ((n * 7 + index * 13) % 900) },
  };
}
