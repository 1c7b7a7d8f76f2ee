// One logical session in the forms that other tools read. What they have no place for is left out, which is to their favour.
import { readFileSync, writeFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";

/** The parts of a generated OpenCode 1 export, in order. */
export function readSession(path) {
  const { info, messages } = JSON.parse(readFileSync(path, "utf8"));
  const calls = messages.flatMap(({ parts }) => parts.filter(({ type }) => type === "tool"));
  return { info, messages, calls };
}

/** Lines as Claude Code writes them: what claude-replay reads. */
export function writeClaudeCode(path, { info, messages }) {
  const lines = messages.flatMap(({ info: own, parts }) => {
    const timestamp = new Date(own.time.created).toISOString();
    const line = (type, content) => ({
      type,
      sessionId: info.id,
      uuid: `${own.id}-${type}`,
      timestamp,
      message: { role: type, content },
    });
    if (own.role === "user") return [line("user", parts.map((part) => part.text ?? "").join("\n"))];
    const said = parts.flatMap((part) => {
      if (part.type === "text") return [{ type: "text", text: part.text }];
      if (part.type === "reasoning") return [{ type: "thinking", thinking: part.text }];
      if (part.type !== "tool") return [];
      return [{ type: "tool_use", id: part.callID, name: part.tool, input: part.state.input }];
    });
    const results = parts
      .filter(({ type }) => type === "tool")
      .map((part) => ({ type: "tool_result", tool_use_id: part.callID, content: part.state.output }));
    return [line("assistant", said), ...(results.length > 0 ? [line("user", results)] : [])];
  });
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join("\n"));
}

/** An evented profile: a step opens, its calls open and close one after another, the step closes. */
export function writeProfile(path, { info, messages }) {
  const names = new Map();
  const frame = (name) => names.get(name) ?? names.set(name, names.size).get(name);
  const events = [];
  const start = info.time.created;
  let last = 0;
  const at = (time) => {
    last = Math.max(last, time - start);
    return last;
  };
  for (const { info: own, parts } of messages) {
    if (own.role !== "assistant") continue;
    const step = frame("step");
    events.push({ type: "O", frame: step, at: at(own.time.created) });
    for (const part of parts.filter(({ type }) => type === "tool")) {
      events.push({ type: "O", frame: frame(part.tool), at: at(part.state.time.start) });
      events.push({ type: "C", frame: frame(part.tool), at: at(part.state.time.end) });
    }
    events.push({ type: "C", frame: step, at: at(own.time.completed) });
  }
  const profile = {
    type: "evented",
    name: info.title,
    unit: "milliseconds",
    startValue: 0,
    endValue: last,
    events,
  };
  const frames = [...names.keys()].map((name) => ({ name }));
  const $schema = "https://www.speedscope.app/file-format-schema.json";
  writeFileSync(path, JSON.stringify({ $schema, shared: { frames }, profiles: [profile] }));
}

/** A trace of a test run with as many actions as the session has calls. */
export function writeTrace(path, { info, calls }) {
  const start = info.time.created;
  const head = {
    type: "context-options",
    version: 10,
    origin: "library",
    browserName: "chromium",
    options: {},
    platform: "linux",
    wallTime: start,
    monotonicTime: 0,
    sdkLanguage: "javascript",
    title: info.title,
  };
  const actions = calls.flatMap((part, index) => {
    const callId = `call@${index + 1}`;
    const { time, input } = part.state;
    return [
      {
        type: "before",
        callId,
        startTime: time.start - start,
        class: "Page",
        method: part.tool,
        title: `${part.tool} ${Object.values(input)[0]}`,
        params: input,
        pageId: "page@1",
      },
      { type: "after", callId, endTime: time.end - start },
    ];
  });
  const lines = [head, ...actions].map((line) => JSON.stringify(line)).join("\n");
  writeFileSync(path, zipSync({ "trace.trace": strToU8(lines), "trace.network": strToU8("") }, { level: 1 }));
}
