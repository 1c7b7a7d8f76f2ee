// What is known of hosts: that nothing is missing, that every record is whole, that each question has a state, and that the records
// say what the light lists say.

import { describe, expect, test } from "vitest";
import { DENIAL_WORDINGS } from "@/lib/knowledge/denials.ts";
import { citedFact } from "@/lib/knowledge/hosts/cited-facts.ts";
import type { FactRecord, Parameter, ToolRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import { FACTS, factOf } from "@/lib/knowledge/hosts/facts.ts";
import { CATALOGUE_BUDGET, SEARCH_LIMIT } from "@/lib/knowledge/hosts/surface-rule.ts";
import { knownTools } from "@/lib/knowledge/hosts/tool-names.ts";
import { WARRANT_FACTS } from "@/lib/knowledge/warrant-facts.ts";
import { WARRANTS } from "@/lib/knowledge/warrants.ts";
import { FACT_HOSTS, FACT_KINDS, FACT_STATUSES } from "@/lib/model/host-fact.ts";
import { facts as en } from "@/lib/words/en/facts/index.ts";
import { facts as zh } from "@/lib/words/zh/facts/index.ts";
import { HEADINGS } from "./source-headings.ts";

const ofKind = (kind: FactRecord["kind"]) => FACTS.filter((record) => record.kind === kind);
const tools = FACTS.flatMap((record) => (record.kind === "tool" ? [record] : []));
const two = tools.filter(({ host }) => host === "opencode-2");
const named = (name: string): ToolRecord | undefined => two.find(({ tool }) => tool.name === name);
const capOf = (name: string, what: string) => named(name)?.caps.find((cap) => cap.what === what)?.value;
const parameterOf = (tool: string, name: string): Parameter | undefined =>
  named(tool)?.parameters?.find((parameter) => parameter.name === name);

describe("counts", () => {
  test("12 + 1 + 5 + 45 = 63 tools of OpenCode 2.0.16, and every one of 1.x", () => {
    const inSection = (section: string) => two.filter((record) => record.section === section).length;
    expect(["core", "execute", "managing", "browser"].map(inSection)).toEqual([12, 1, 5, 45]);
    expect(two).toHaveLength(63);
    expect(tools.filter(({ host }) => host === "opencode-1")).toHaveLength(knownTools("opencode-1").length);
  });

  test("14 verdicts, 14 corrections of the plugin's pages and 3 of other notes, 9 + 2 questions, one experiment", () => {
    expect(ofKind("verdict")).toHaveLength(14);
    const others = ["corrected-1-bash", "corrected-1-tools", "corrected-elapsed"];
    const ids: readonly string[] = ofKind("correction").map(({ id }) => id);
    expect(ids.filter((id) => !others.includes(id))).toHaveLength(14);
    expect(ids).toHaveLength(14 + others.length);
    expect(ofKind("question")).toHaveLength(9 + 2 + 1);
  });

  test("one record for each wording of a refusal", () => {
    expect(ofKind("denial").map(({ id }) => id)).toEqual(DENIAL_WORDINGS.map(({ id }) => `denial.${id}`));
  });
});

describe("every record", () => {
  test("has a name of its own, and is found by it", () => {
    expect(new Set(FACTS.map(({ id }) => id)).size).toBe(FACTS.length);
    expect(FACTS.filter((record) => factOf(record.id) !== record)).toEqual([]);
  });

  test("is said in both languages, and no sentence is left without a record", () => {
    const ids = FACTS.map(({ id }) => String(id)).toSorted();
    for (const { says, corrected } of [en, zh]) {
      expect([...Object.keys(says), ...Object.keys(corrected)].toSorted()).toEqual(ids);
      const texts = [
        ...Object.values(says),
        ...Object.values(corrected).flatMap((one) => Object.values(one)),
      ];
      expect(texts.filter((text) => text.trim().length < 4)).toEqual([]);
    }
  });

  test("says who vouches for it and where it stands", () => {
    for (const { id, authority, source, host, kind, status } of FACTS) {
      expect(authority.length, id).toBeGreaterThan(0);
      expect(source.section, id).not.toBe("");
      expect(FACT_HOSTS, id).toContain(host);
      expect(FACT_KINDS, id).toContain(kind);
      expect(FACT_STATUSES, id).toContain(status.is);
    }
  });

  test("what is superseded names a record that is there, and so does each that is to be seen", () => {
    const lost = FACTS.flatMap(({ id, status, see }) =>
      [...see, ...("by" in status ? [status.by] : [])]
        .filter((other) => factOf(other) === null || other === id)
        .map((other) => `${id}: ${other}`),
    );
    expect(lost).toEqual([]);
  });

  test("nothing is filled with an empty text, list or number that is none", () => {
    const empty = FACTS.flatMap((record) =>
      emptyIn(record, "").filter(
        (path) => !/^\.(?:see|caps|errors|texts|effects|lists|inPlace|parameters)$/.test(path),
      ),
    );
    expect(empty).toEqual([]);
  });
});

/** Paths of values that say nothing. */
function emptyIn(value: unknown, path: string): readonly string[] {
  if (value === "" || (typeof value === "number" && !Number.isFinite(value))) return [path];
  if (Array.isArray(value) && value.length === 0) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    emptyIn(member, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

describe("parameters and caps", () => {
  test("bounds are in order, defaults lie within them or among the values", () => {
    const wrong = tools.flatMap(({ id, parameters }) =>
      (parameters ?? []).flatMap((parameter) => {
        const { min, max, values, name } = parameter;
        const chosen = parameter.default;
        const outOfOrder = min !== undefined && max !== undefined && min > max;
        const outside = typeof chosen === "number" && (chosen < (min ?? chosen) || chosen > (max ?? chosen));
        const foreign = typeof chosen === "string" && values !== undefined && !values.includes(chosen);
        return outOfOrder || outside || foreign ? [`${id} ${name}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("no tool takes a parameter twice", () => {
    for (const { id, parameters } of tools) {
      const names = (parameters ?? []).map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
    }
  });

  test("every browser tool but those that open something names its tab", () => {
    const without = two
      .filter(({ section, parameters }) => section === "browser" && parameters?.[0]?.name !== "tabID")
      .map(({ tool }) => tool.name);
    expect(without).toEqual(["browser_tabs_list", "browser_tabs_open", "browser_preview"]);
  });

  test.each([
    ["read", "page-entries", 2000],
    ["read", "page-bytes", 51_200],
    ["read", "line-characters", 2000],
    ["read", "binary-probe", 256 * 1024],
    ["read", "media-bytes", 20 * 1024 * 1024],
    ["shell", "foreground-timeout", 120_000],
    ["shell", "tail-lines", 2000],
    ["shell", "tail-bytes", 51_200],
    ["glob", "default-limit", 100],
    ["glob", "search-timeout", 30],
    ["grep", "default-limit", 100],
    ["webfetch", "response-bytes", 5 * 1024 * 1024],
    ["webfetch", "longest-timeout", 120],
    ["execute", "fetch-timeout", 30_000],
    ["browser_files_upload", "upload-bytes", 5 * 1024 * 1024],
    ["browser_heap_snapshot", "transfer-bytes", 5 * 1024 * 1024],
    ["browser_trace_start", "recording-time", 30_000],
  ])("%s: %s is %d", (tool, what, value) => {
    expect(capOf(tool, what)).toBe(value);
  });

  test("the limits of single parameters are fields", () => {
    expect(parameterOf("browser_snapshot", "depth")).toMatchObject({ min: 1, max: 20 });
    expect(parameterOf("browser_fill", "text")).toMatchObject({ max: 10_000, unit: "characters" });
    expect(parameterOf("browser_scroll", "deltaY")).toMatchObject({ min: -10_000, max: 10_000 });
    expect(parameterOf("browser_screenshot", "maxWidth")).toMatchObject({ min: 100, max: 4000 });
    expect(parameterOf("browser_console", "limit")).toMatchObject({ default: 100, min: 1, max: 500 });
    expect(parameterOf("browser_wait", "timeoutMs")).toMatchObject({ default: 10_000, max: 30_000 });
    expect(parameterOf("browser_tabs_open", "focus")).toMatchObject({ default: true });
    expect(parameterOf("browser_network_get", "maxBodyChars")).toMatchObject({ min: 1, max: 20_000 });
    expect(parameterOf("opencode_models", "limit")).toMatchObject({ default: 20 });
    expect(parameterOf("browser_click", "button")?.values).toEqual(["left", "right", "middle"]);
    expect(parameterOf("webfetch", "format")?.default).toBe("markdown");
    expect(new RegExp(parameterOf("browser_click", "ref")?.pattern ?? "").test("@e12")).toBe(true);
    expect(new RegExp(parameterOf("browser_click", "ref")?.pattern ?? "").test("e0")).toBe(false);
  });

  test("execute ends with one of eleven kinds of errors", () => {
    expect(named("execute")?.errors).toHaveLength(11);
  });

  test("the simulation's numbers are the record's", () => {
    const budget = factOf("catalogue-budget");
    const search = factOf("execute-search");
    expect(budget?.kind === "rule" && budget.caps.map(({ value }) => value)).toEqual([
      CATALOGUE_BUDGET.tokens,
      CATALOGUE_BUDGET.charactersPerToken,
      CATALOGUE_BUDGET.firstLineCharacters,
    ]);
    expect(search?.kind === "rule" && search.caps[0]?.value).toBe(SEARCH_LIMIT);
  });
});

describe("questions and corrections", () => {
  test("what another record answers is no longer open, and the rest is", () => {
    const states = ofKind("question").map(({ id, status }) => [id, status.is]);
    expect(states.filter(([, is]) => is === "superseded").map(([id]) => id)).toEqual([
      "question-3",
      "codemode-experiment",
    ]);
    // Of three options one was tried.
    expect(states.filter(([, is]) => is === "partly").map(([id]) => id)).toEqual(["question-1"]);
    expect(states.filter(([, is]) => is === "holds")).toEqual([]);
  });

  test("a correction says both sides, and each of another origin or a later version", () => {
    for (const record of FACTS) {
      if (record.kind !== "correction") continue;
      const { earlier, later } = en.corrected[record.id];
      expect(earlier, record.id).not.toBe(later);
    }
  });
});

describe("the research pages", () => {
  test("every heading has a record, or says why it has none", () => {
    const wrong = HEADINGS.filter(({ held, because }) => held.length > 0 === (because !== undefined));
    expect(wrong.map(({ document, section }) => `${document} ${section}`)).toEqual([]);
    expect(HEADINGS.flatMap(({ held }) => held).filter((id) => factOf(id) === null)).toEqual([]);
  });

  test("no record names a section of them that is no heading", () => {
    const known = new Set(HEADINGS.map(({ document, section }) => `${document} ${section}`));
    const strays = FACTS.filter(
      ({ source }) =>
        (source.document === "v2-builtin-tools" || source.document === "host-subagent-injection") &&
        !known.has(`${source.document} ${source.section}`),
    );
    expect(strays.map(({ id }) => id)).toEqual([]);
  });
});

describe("facts that claims rest on", () => {
  const cited = Object.entries(WARRANT_FACTS).flatMap(([warrant, ids]) => ids.map((id) => ({ warrant, id })));

  test("each is a record that still holds, and the card finds the same one", () => {
    expect(cited.filter(({ id }) => factOf(id)?.status.is !== "holds")).toEqual([]);
    expect(cited.filter(({ id }) => citedFact(id) === null || citedFact(id)?.id !== factOf(id)?.id)).toEqual(
      [],
    );
  });

  test("an ask in a long call rests on when its clock starts, not on what an approval leaves", () => {
    const [fact, ...others] = WARRANT_FACTS["possible-ask"] ?? [];
    expect([fact, others]).toEqual(["opencode-2-clock-before-ask", []]);
    const record = factOf("opencode-2-clock-before-ask");
    expect(record?.authority).toEqual(["host-source"]);
    expect(record !== null && "lists" in record ? record.lists[0]?.values : null).toContain("time.ran");
  });

  test("a rule that leans on versions of a host names a fact, or is known not to", () => {
    const leaning = WARRANTS.filter(({ seenOn }) => seenOn !== null).map(({ id }) => String(id));
    const without = leaning.filter((id) => !Object.hasOwn(WARRANT_FACTS, id));
    // The form of ids and of rows, the end of a turn of 1.x and how a session is resumed are read in the readers and their own modules.
    expect(without).toEqual(["time-in-id", "host-by-shape", "child-resumed", "idle-after-stop"]);
  });

  test("what is tied to no version reads the file, is our premise, or was read in a source of no release", () => {
    const untied = WARRANTS.filter(({ seenOn }) => seenOn === null);
    const leaning = untied.filter(
      ({ authority, ceiling }) => authority !== "unknown" && ceiling === "inferred",
    );
    expect(leaning.map(({ id }) => String(id))).toEqual(["offered-by-model"]);
    const matching = ["rules-for-recorded-call", "rules-for-made-question", "denied-by-session-rule"];
    expect(untied.filter(({ id }) => matching.includes(id))).toEqual([]);
  });
});
