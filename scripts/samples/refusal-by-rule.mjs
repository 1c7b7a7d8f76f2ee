// A run of OpenCode 1.18.33: a command refused by a rule, a call of a tool that was not available, and one synchronous
// child whose export is not here.

import { hostIds } from "./host-ids.mjs";

const START = Date.UTC(2026, 8, 3, 19, 40, 2, 640);
const MODEL = { providerID: "harbour", modelID: "kestrel-1" };
const ROOT = "/home/lin/herbarium";
const AVAILABLE = "bash, edit, glob, grep, invalid, read, skill, task, todowrite, write";
const RULES_IN_FORCE = [
  { permission: "*", pattern: "*", action: "allow" },
  { permission: "bash", pattern: "*", action: "allow" },
  { permission: "bash", pattern: "rm *", action: "deny" },
];

export function refusalByRule() {
  const ids = hostIds(20260903);
  const session = ids.session(START);
  const child = ids.session(START + 9_120);
  const message = messagesOf({ ids, session });
  const prompt = message.user(
    310,
    "Remove the scanned drafts and look up which labels of sheet 12 are missing.",
  );
  const messages = [
    prompt.message,
    message.assistant(prompt.id, [1_020, 4_310], "tool-calls", [2_140, 96], (part) => [
      part.text("I remove the drafts first.", 2_700, 2_960),
      part.tool("bash", [2_980, 2_991], {
        status: "error",
        input: { command: "rm -r scans/drafts", description: "Remove drafts" },
        error: `The user has specified a rule which prevents you from using this specific tool call. Here are some of the relevant rules ${JSON.stringify(RULES_IN_FORCE)}`,
      }),
    ]),
    message.assistant(prompt.id, [4_390, 7_240], "tool-calls", [2_310, 71], (part) => [
      part.text("A rule forbids it. I look for the reason on the wiki.", 5_800, 6_110),
      part.tool("invalid", [6_130, 6_135], {
        status: "completed",
        input: {
          tool: "webfetch",
          error: `Model tried to call unavailable tool 'webfetch'. Available tools: ${AVAILABLE}.`,
        },
        output: `The arguments provided to the tool are invalid: Model tried to call unavailable tool 'webfetch'. Available tools: ${AVAILABLE}.`,
        title: "Invalid Tool",
        metadata: { truncated: false },
      }),
    ]),
    message.assistant(prompt.id, [7_330, 31_870], "tool-calls", [2_480, 118], (part) => [
      part.text("Then the labels. I delegate the comparison.", 8_600, 8_890),
      part.tool("task", [9_110, 31_640], {
        status: "completed",
        input: {
          description: "Compare labels of sheet 12",
          prompt: "Compare data/labels.csv with sheets/12. Answer with the missing label numbers.",
          subagent_type: "explore",
        },
        output: `<task id="${child}" state="completed">\n<task_result>\nMissing: 1207, 1211 and 1219 (银杏).\n</task_result>\n</task>`,
        title: "Compare labels of sheet 12",
        metadata: { parentSessionId: session, sessionId: child, model: MODEL, truncated: false },
      }),
    ]),
    message.assistant(prompt.id, [31_960, 34_480], "stop", [2_720, 84], (part) => [
      part.text(
        "Labels 1207, 1211 and 1219 are missing on sheet 12. The drafts are still there: removing files is forbidden by a rule.",
        32_900,
        34_420,
      ),
    ]),
  ];
  return { info: infoOf(session), messages };
}

function infoOf(id) {
  const denied = (permission) => ({ permission, pattern: "*", action: "deny" });
  return {
    id,
    slug: "quiet-ginkgo",
    projectID: "5d20f3ac91be47e6b0c8d1f2a3e4957c6b8d0e1f",
    directory: ROOT,
    path: "",
    title: "Drafts and missing labels",
    agent: "build",
    model: { id: MODEL.modelID, providerID: MODEL.providerID },
    version: "1.18.33",
    summary: { additions: 0, deletions: 0, files: 0 },
    cost: 0.006602,
    tokens: { input: 9_650, output: 369, reasoning: 0, cache: { read: 5_120, write: 0 } },
    permission: ["question", "plan_enter", "plan_exit"].map(denied),
    time: { created: START, updated: START + 34_510 },
  };
}

function messagesOf({ ids, session }) {
  const at = (ms) => START + ms;
  const partsOf = (messageID) => {
    const ended = (ms, part) => ({ ...part, id: ids.part(at(ms)), sessionID: session, messageID });
    return {
      start: (ms) => ended(ms, { type: "step-start" }),
      text: (text, from, to) => ended(from, { type: "text", text, time: { start: at(from), end: at(to) } }),
      tool: (tool, [from, to], state) =>
        ended(from, {
          type: "tool",
          tool,
          callID: ids.call(),
          state: { ...state, time: { start: at(from), end: at(to) } },
        }),
      finish: (ms, reason, tokens, cost) => ended(ms, { type: "step-finish", reason, tokens, cost }),
    };
  };
  return {
    user(ms, text) {
      const id = ids.message(at(ms));
      const part = { type: "text", text, id: ids.part(at(ms)), sessionID: session, messageID: id };
      const info = {
        id,
        sessionID: session,
        role: "user",
        time: { created: at(ms) },
        agent: "build",
        model: MODEL,
      };
      return { id, message: { info, parts: [part] } };
    },
    assistant(parentID, [from, to], finish, [input, output], content) {
      const id = ids.message(at(from));
      const part = partsOf(id);
      const cache = { read: 1_280, write: 0 };
      const tokens = { total: input + output + cache.read, input, output, reasoning: 0, cache };
      const cost = Math.round((input * 0.6 + output * 2.2) * 1e3) / 1e9;
      const info = {
        id,
        sessionID: session,
        role: "assistant",
        parentID,
        mode: "build",
        agent: "build",
        path: { cwd: ROOT, root: ROOT },
        cost,
        tokens,
        ...MODEL,
        time: { created: at(from), completed: at(to) },
        finish,
      };
      return { info, parts: [part.start(from), ...content(part), part.finish(to, finish, tokens, cost)] };
    },
  };
}
