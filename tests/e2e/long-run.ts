// A long OpenCode 2 run made in memory, for tests of the timeline: a lead that dispatches two children in the background,
// works, goes idle, hears from one of them ten minutes later and works again; the other child never answers and is not
// loaded. Everything is synthetic; times and ids are made by counting.

/** 2026-09-26 04:00:00 UTC. */
export const START = Date.UTC(2026, 8, 26, 4);
export const STEP = 2000;
export const CALLS = 9;
export const SILENCE = 600_000;

export const LEAD = sessionId(START, 1);
export const SCOUT = sessionId(START + 3100, 2);
export const WRITER = sessionId(START + 3200, 3);

export interface LongRun {
  readonly lead: string;
  readonly scout: string;
  /** Steps and calls in both files. */
  readonly spans: number;
  /** When the lead went idle, and when the notice woke it. */
  readonly idleAt: number;
  readonly noticeAt: number;
}

const TOOLS = ["read", "grep", "glob", "edit", "shell"];

/** `leadSteps` before the silence, half as many after it; the child works as long as the lead does before it. */
export function longRun({ leadSteps = 400, scoutSteps = 400 } = {}): LongRun {
  const afterSteps = leadSteps / 2;
  const firstEnd = START + 5000 + leadSteps * STEP;
  const idleAt = firstEnd + 100;
  const noticeAt = idleAt + SILENCE;
  const lead = [
    row("user", START, { text: "Survey the coast and write it up." }),
    row("assistant", START + 1000, {
      ...by("build", START + 4000),
      content: [
        dispatch("call_scout", "scout", "Survey the coast", SCOUT, START + 3000),
        dispatch("call_writer", "writer", "Write it up", WRITER, START + 3050),
      ],
    }),
    ...steps("build", START + 5000, leadSteps),
    row("idle", idleAt, { outcome: "succeeded" }),
    row("synthetic", noticeAt, {
      text: `<subagent sessionID="${SCOUT}" state="completed" description="Survey the coast">Done.</subagent>`,
      description: "Survey the coast",
      metadata: { source: "subagent", childID: SCOUT, agent: "scout", state: "completed" },
    }),
    ...steps("build", noticeAt + 50, afterSteps),
    row("idle", noticeAt + 100 + afterSteps * STEP, { outcome: "succeeded" }),
  ];
  const scout = [
    row("user", START + 3150, { text: "Survey the coast." }),
    ...steps("scout", START + 4000, scoutSteps),
    row("idle", START + 4100 + scoutSteps * STEP, { outcome: "succeeded" }),
  ];
  return {
    lead: JSON.stringify({ info: info(LEAD, "build", "Coast survey", null, START), messages: lead }),
    scout: JSON.stringify({
      info: info(SCOUT, "scout", "Survey the coast", LEAD, START + 3100),
      messages: scout,
    }),
    spans: 3 + (leadSteps + afterSteps + scoutSteps) * (1 + CALLS),
    idleAt,
    noticeAt,
  };
}

function info(id: string, agent: string, title: string, parentID: string | null, created: number) {
  return {
    id,
    ...(parentID === null ? {} : { parentID }),
    projectID: "p",
    agent,
    title,
    cost: 0,
    tokens: { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } },
    outcome: "succeeded",
    time: { created, updated: created },
    location: { directory: "/coast" },
  };
}

function steps(agent: string, from: number, count: number) {
  return Array.from({ length: count }, (_, step) => {
    const at = from + step * STEP;
    return row("assistant", at, {
      ...by(agent, at + STEP - 100),
      content: Array.from({ length: CALLS }, (_, call) => toolCall(agent, step, call, at + 100 + call * 190)),
    });
  });
}

/** Of every hundred steps one call fails; the very last call of a hundred-and-first has no end. */
function toolCall(agent: string, step: number, call: number, at: number) {
  const isFailed = step % 100 === 50 && call === 4;
  const isOpen = step % 100 === 99 && call === CALLS - 1;
  const input = { path: `/coast/${agent}/${step}/${call}` };
  return {
    type: "tool",
    id: `call_${agent}_${at}`,
    name: TOOLS[(step + call) % TOOLS.length],
    executed: false,
    state: isFailed
      ? { status: "error", input, error: { type: "permission.rejected", message: "Permission denied: edit" } }
      : isOpen
        ? { status: "running", input, content: [] }
        : { status: "completed", input, content: [{ type: "text", text: "ok" }], metadata: {} },
    time: { created: at, ran: at + 5, ...(isOpen ? {} : { completed: at + 180 }) },
  };
}

function dispatch(id: string, agent: string, description: string, child: string, at: number) {
  const text = `The subagent is working in the background (sessionID: ${child}). You will be notified automatically when it finishes.`;
  return {
    type: "tool",
    id,
    name: "subagent",
    executed: false,
    state: {
      status: "completed",
      input: { agent, description, prompt: description, background: true },
      content: [{ type: "text", text }],
      metadata: { sessionID: child, status: "running", truncated: false },
    },
    time: { created: at, ran: at + 40, completed: at + 120 },
  };
}

function by(agent: string, completed: number) {
  return { agent, model: { id: "kestrel-2", providerID: "harbour" }, finish: "tool-calls", completed };
}

let made = 0;

function row(type: string, at: number, { completed, ...fields }: Record<string, unknown>) {
  made += 1;
  const time = { created: at, ...(completed === undefined ? {} : { completed }) };
  return { id: `msg_${hexOf(BigInt(at) * 4096n + BigInt(made % 4096))}${base(made)}`, type, time, ...fields };
}

/** Ids of sessions hold their time with every bit turned. */
function sessionId(at: number, n: number): string {
  const mask = (1n << 48n) - 1n;
  return `ses_${hexOf(~(BigInt(at) * 4096n + BigInt(n)) & mask)}${base(n)}`;
}

function hexOf(value: bigint): string {
  return (value & ((1n << 48n) - 1n)).toString(16).padStart(12, "0");
}

function base(value: number): string {
  return value.toString(36).padStart(14, "0");
}
