// Rows of an OpenCode 2 export, as its desktop app writes them. Times are milliseconds from the start of a sample.

/** Builders for one session that starts at `start`. */
export function rowsOf({ ids, start, agent, model }) {
  const at = (ms) => start + ms;
  const head = (ms, type) => ({ id: ids.message(at(ms)), time: { created: at(ms) }, type });
  return {
    at,
    user: (ms, text) => ({ ...head(ms, "user"), text, files: [], agents: [] }),
    agentSwitched: (ms, to, previous) => ({ ...head(ms, "agent-switched"), agent: to, previous }),
    idle: (ms, outcome = "succeeded") => ({ ...head(ms, "idle"), outcome }),
    step: ([from, streamed, to], content, { finish = "tool-calls", tokens = [0, 0, 0, 0] } = {}) => ({
      id: ids.message(at(from)),
      time: {
        created: at(from),
        ...(streamed === null ? {} : { streamed: at(streamed) }),
        ...(to === null ? {} : { completed: at(to) }),
      },
      type: "assistant",
      agent,
      model,
      content,
      ...(to === null ? {} : { finish, cost: costOf(tokens), tokens: tokensOf(tokens) }),
    }),
    text: (text) => ({ type: "text", text }),
    reasoning: (text, from, to) => ({
      type: "reasoning",
      text,
      time: { created: at(from), completed: at(to) },
    }),
    /** A call that ended well. `times`: arguments began, body started, ended. */
    call: (name, input, output, times, metadata = {}) =>
      toolItem(ids.call(), name, timesOf(at, times), {
        status: "completed",
        input,
        content: [{ type: "text", text: output }],
        metadata: { ...metadata, truncated: false },
      }),
    failedCall: (name, input, error, times) =>
      toolItem(ids.call(), name, timesOf(at, times), { status: "error", input, error }),
    /** A dispatch in the background, acknowledged. */
    dispatch: (child, { as, task, prompt }, times) =>
      toolItem(ids.call(), "subagent", timesOf(at, times), {
        status: "completed",
        input: { agent: as, background: true, description: task, prompt },
        content: [{ type: "text", text: acknowledgement(child) }],
        metadata: { sessionID: child, status: "running", truncated: false },
      }),
    notice: (ms, child, { agentName, state, task, reply }) => ({
      ...head(ms, "synthetic"),
      description: task,
      metadata: { source: "subagent", childID: child, agent: agentName, state },
      text: `<subagent sessionID="${child}" state="${state}" description="${task}">\n${reply}\n</subagent>`,
    }),
  };
}

export function tokensOf([input, output, reasoning, read]) {
  return { input, output, reasoning, cache: { read, write: 0 } };
}

/** What the steps of a session used together. */
export function usageOf(rows) {
  const steps = rows.filter((row) => row.type === "assistant" && row.tokens !== undefined);
  const sum = (pick) => steps.reduce((total, step) => total + pick(step), 0);
  return {
    cost: Math.round(sum((step) => step.cost) * 1e6) / 1e6,
    tokens: {
      input: sum((step) => step.tokens.input),
      output: sum((step) => step.tokens.output),
      reasoning: sum((step) => step.tokens.reasoning),
      cache: { read: sum((step) => step.tokens.cache.read), write: 0 },
    },
  };
}

function toolItem(id, name, time, state) {
  return { type: "tool", id, name, executed: false, state, time };
}

function timesOf(at, [created, ran, completed]) {
  return { created: at(created), ran: at(ran), completed: at(completed) };
}

function costOf([input, output, reasoning, read]) {
  return Math.round((input * 0.6 + (output + reasoning) * 2.2 + read * 0.11) * 1e3) / 1e9;
}

function acknowledgement(child) {
  return [
    `The subagent is working in the background (sessionID: ${child}). You will be notified automatically when it finishes.`,
    "DO NOT sleep, poll for progress, ask the subagent for status, or duplicate this subagent's work; avoid working with the same files or topics it is using.",
    "Work on non-overlapping tasks, or briefly tell the user what you launched and end your response.",
  ].join("\n");
}
