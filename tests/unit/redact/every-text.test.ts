// Every text of the published schema has a class in the plan: the schema is walked, so a new text without one fails here (and
// does not compile).

import { expect, test } from "vitest";
import * as z from "zod";
import { analysis } from "@/lib/model/schema/analysis-schema.ts";
import { ANALYSIS } from "@/lib/redact/analysis-plan.ts";
import { EVIDENCE } from "@/lib/redact/evidence-plan.ts";
import type { Plan } from "@/lib/redact/plan.ts";

interface Node {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: boolean | Node;
  readonly propertyNames?: Node;
  readonly items?: Node;
  readonly prefixItems?: readonly Node[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
}

const PARTS = new Map<string, Node>();

/** Open texts without a class, by their path. */
function unclassed(node: Node, plan: Plan | undefined, path: string, above: readonly string[]): string[] {
  if (node.$ref !== undefined) {
    const target = PARTS.get(node.$ref.replace("#/$defs/", ""));
    if (target === undefined) throw new Error(`no definition ${node.$ref}`);
    return above.includes(`${node.$ref} ${path.length}`)
      ? []
      : unclassed(target, plan, path, [...above, node.$ref]);
  }
  const options = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  if (options.length > 0) return options.flatMap((option) => unclassed(option, plan, path, above));
  if (node.enum !== undefined || node.const !== undefined) return [];
  if (node.type === "string") return isClass(plan) ? [] : [path];
  if (node.type === "array") {
    const items = [...(node.prefixItems ?? []), ...(node.items === undefined ? [] : [node.items])];
    const item = plan !== undefined && typeof plan === "object" && "list" in plan ? plan.list : plan;
    return items.flatMap((each) => unclassed(each, item, `${path}[]`, above));
  }
  const members = Object.entries(node.properties ?? {});
  const named = members.flatMap(([key, member]) =>
    unclassed(member, memberPlan(plan, key), `${path}.${key}`, above),
  );
  const isOpen = typeof node.additionalProperties === "object" && node.propertyNames?.enum === undefined;
  const hasKeys = plan === "sentence-values" || (typeof plan === "object" && "keys" in plan);
  return isOpen && !hasKeys ? [...named, `${path}{}`] : named;
}

function isClass(plan: Plan | undefined): boolean {
  return plan !== undefined && typeof plan === "object" && ("class" in plan || "classOf" in plan);
}

const CLAIM_MEMBERS = new Set(["id", "warrant", "grounds", "from", "remedy", "withdrawn"]);

function memberPlan(plan: Plan | undefined, key: string): Plan | undefined {
  if (plan === undefined || typeof plan !== "object") return undefined;
  if ("members" in plan) return plan.members[key];
  if (!("claimed" in plan)) return undefined;
  if (key === "value") return plan.claimed;
  if (key === "rivals") return { list: plan };
  return CLAIM_MEMBERS.has(key) ? claimMember(key) : undefined;
}

/** As lib/redact/compiled-plan.ts does with what every claim has. */
function claimMember(key: string): Plan {
  const grounds = { list: EVIDENCE };
  const warrant: Plan = { class: "fixed" };
  const subject: Plan = { class: "subject" };
  if (key === "grounds") return grounds;
  if (key === "withdrawn") return { list: { members: { warrant, grounds } } };
  if (key === "remedy") return { members: { session: { class: "id" } } };
  if (key === "from") return { list: subject };
  return key === "warrant" ? warrant : subject;
}

test("every text that a schema leaves open has a class", () => {
  const schema: Node & { readonly $defs?: Readonly<Record<string, Node>> } = JSON.parse(
    JSON.stringify(z.toJSONSchema(analysis)),
  );
  for (const [name, part] of Object.entries(schema.$defs ?? {})) PARTS.set(name, part);
  const start = PARTS.get("Analysis") ?? schema;
  expect(unclassed(start, ANALYSIS, "", [])).toEqual([]);
  expect(PARTS.size).toBeGreaterThan(20);
});

test("the walk would notice a text without a class", () => {
  expect(unclassed({ type: "object", properties: { note: { type: "string" } } }, ANALYSIS, "", [])).toEqual([
    ".note",
  ]);
});
