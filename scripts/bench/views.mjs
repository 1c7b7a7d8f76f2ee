// How long the view models of Tools and Permissions take beside the analysis itself: one session of 5,000 calls under 200 rules,
// a tenth of them refused, with a screenful of calls, the trace of one, and a screenful of cells. In Node, since neither touches a page;
// the rest of the drawing is that of any table.
import { withTypeScript } from "../load-typescript.mjs";

const CALLS = 5_000;
const RULES = 200;
/** Rows of a list that are drawn at first. */
const SCREENFUL = 100;
/** Columns of a page of moments. */
const MOST_MOMENTS = 24;
/** What the engine has not compiled yet is no figure. */
const WARM_UP = 3;

export async function viewsReady() {
  return await withTypeScript(async (load) => {
    const { analyse } = await load("/lib/analysis/analyze.ts");
    const { feed } = await load("/tests/scenario/feed.ts");
    const { askRulesForCall } = await load("/lib/rules/ask-rules.ts");
    const { decisionRows, rulesOfSession, shownRules, askableSessions } = await load(
      "/components/permissions/permission-model.ts",
    );
    const { toolsModel } = await load("/lib/surface/tools-model.ts");
    const { momentsOf } = await load("/lib/surface/moments.ts");
    const { differencesBetween } = await load("/lib/surface/differences.ts");
    const { matrixRows } = await load("/components/tools/matrix-rows.ts");
    const documents = feed("views.json", manyCalls());
    const permissions = (view) => {
      const rows = decisionRows(view);
      const rules = rulesOfSession(view, null);
      const set = shownRules(rules, null);
      const calls = rules.calls.slice(0, SCREENFUL);
      const said = calls.map(({ verdict }) => verdict.standing);
      const [call] = calls;
      const answer = askRulesForCall(set, { tool: call.tool, value: call.resource });
      return rows.length + askableSessions(view).length + said.length + answer.kind.length;
    };
    // Cells are looked up when they are drawn: every group open, a screenful of tools at each moment of a page, and two moments
    // held against each other.
    const tools = (view) => {
      const model = toolsModel(view);
      const [shown] = model;
      const { table, groups } = shown;
      const folded = groups.filter(({ group }) => group === "host").map(({ group }) => group);
      const drawn = matrixRows(shown, folded, "")
        .filter(({ kind }) => kind === "tool")
        .slice(0, SCREENFUL);
      const moments = Math.min(MOST_MOMENTS, table.surfaces.length);
      let parts = 0;
      for (const { tool } of drawn)
        for (let place = 0; place < moments; place += 1) parts += table.cellAt(tool, place).parts.length;
      const all = momentsOf(model);
      const [left, right] = [all[0], all.at(-1)];
      return parts + differencesBetween(left, right).differing.length;
    };
    let figure = null;
    for (let round = 0; round <= WARM_UP; round += 1) {
      const [view, analysis] = timed(() => analyse(documents));
      const [, permissionsMs] = timed(() => permissions(view));
      const [, toolsMs] = timed(() => tools(view));
      figure = {
        calls: CALLS,
        rules: RULES,
        analysis,
        permissions: permissionsMs,
        tools: toolsMs,
        share: (permissionsMs + toolsMs) / analysis,
      };
    }
    return figure;
  });
}

function timed(make) {
  const started = performance.now();
  const made = make();
  return [made, performance.now() - started];
}

const AT = 1_790_000_000_000;
const TOOLS = ["shell", "edit", "read", "write", "glob", "grep", "webfetch", "websearch", "skill", "execute"];

function manyCalls() {
  const rules = Array.from({ length: RULES }, (_, index) => ({
    action: TOOLS[index % 4],
    resource: index % 5 === 0 ? `src/part-${index}/*` : `program-${index} *`,
    effect: ["allow", "ask", "deny"][index % 3],
  }));
  const messages = [{ id: "msg_0", type: "user", time: { created: AT }, text: "Go on." }];
  for (let index = 0; index < CALLS; index += 1) {
    const at = AT + 1000 + index * 100;
    messages.push({
      id: `msg_${index + 1}`,
      type: "assistant",
      time: { created: at, completed: at + 90 },
      agent: index % 400 < 200 ? "build" : "plan",
      model: { id: "model-1", providerID: "provider" },
      content: [callOf(index, at)],
      finish: "tool-calls",
      cost: 0.001,
      tokens: { input: 10, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
    });
    if (index % 250 === 249)
      messages.push({ id: `msg_i${index}`, type: "idle", time: { created: at + 95 }, outcome: "succeeded" });
  }
  return {
    info: {
      id: "ses_views",
      projectID: "project",
      agent: "build",
      title: "Generated",
      cost: 1,
      tokens: { input: 1, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
      time: { created: AT, updated: AT + CALLS * 100 },
      location: { directory: "/home/dev/demo" },
      permissions: rules,
    },
    messages,
  };
}

function callOf(index, at) {
  // After each switch of the agent one tool that was not seen before: so each opens a surface of its own.
  const name = index % 200 === 1 ? `tracker_find_${index}` : TOOLS[index % TOOLS.length];
  const input = {
    shell: { command: `cd src && program-${index % 300} --part ${index} | tail -5` },
    webfetch: { url: `https://host-${index % 40}.example/page/${index}` },
    glob: { pattern: `**/*-${index}.ts` },
    grep: { pattern: `word-${index}` },
    websearch: { query: `question ${index}` },
    skill: { id: `skill-${index % 20}` },
    execute: { code: "return 1" },
  }[name] ?? { path: `src/part-${index % 500}/file-${index}.ts` };
  const isRefused = index % 10 < 1 || index % 20 === 3;
  const state = isRefused
    ? {
        status: "error",
        input,
        error: { type: "permission.rejected", message: `Permission denied: ${name}` },
      }
    : { status: "completed", input, content: [{ type: "text", text: "ok" }], metadata: {} };
  return {
    type: "tool",
    id: `call_${index}`,
    name,
    state,
    time: { created: at + 1, ran: at + 2, completed: at + 80 },
  };
}
