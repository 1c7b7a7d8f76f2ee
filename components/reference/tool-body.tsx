// What is known of a tool: what it takes and gives back at the left; its door, its permission, what it does beside its work, and what
// a plugin may change at the right.
"use client";

import { MessageText } from "@/components/ui/message-text.tsx";
import type { ToolRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import { RENAMED_TOOLS } from "@/lib/knowledge/hosts/renames.ts";
import { spellings } from "@/lib/knowledge/hosts/tool-names.ts";
import type { OpenCode1Tool, OpenCode2Tool } from "@/lib/model/host-tools.ts";
import { Caps, Codes, Lists, Texts } from "./fact-parts.tsx";
import { FactLink } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";
import { ParameterTable } from "./parameter-table.tsx";

export function ToolBody({ record }: { readonly record: ToolRecord }) {
  const { page } = useFactWords();
  const { parameters, result, caps, errors, lists, texts } = record;
  return (
    <>
      {parameters === null || parameters.length === 0 ? (
        <p className="text-ink-2">{parameters === null ? page.parametersUnknown : page.parametersNone}</p>
      ) : (
        <ParameterTable parameters={parameters} />
      )}
      <Field name={page.result}>
        {result === null ? (
          <span className="text-ink-2">{page.resultUnknown}</span>
        ) : (
          <ul className="fact-codes">
            {result.map(({ name, values }) => (
              <li key={name}>
                <code>{values === undefined ? name : `${name}: ${values.join(" | ")}`}</code>
              </li>
            ))}
          </ul>
        )}
      </Field>
      <Caps caps={caps} />
      {errors.length > 0 && (
        <Field name={page.errors}>
          <Codes values={errors} />
        </Field>
      )}
      <Lists lists={lists} />
      <Texts texts={texts} />
    </>
  );
}

export function ToolSide({ record }: { readonly record: ToolRecord }) {
  const { page } = useFactWords();
  const { tool, save, effects, rewrite } = record;
  const others = spellings(tool).slice(1);
  return (
    <>
      <Field name={page.doorName}>
        <MessageText text={page.door[tool.door]} />
      </Field>
      {others.length > 0 && (
        <Field name={page.alsoCalled}>
          <Codes values={others} />
        </Field>
      )}
      <OtherLine record={record} />
      <Field name={page.permission}>
        <dl className="fact-pairs">
          <dt>{page.action}</dt>
          <dd>{tool.action === null ? page.actionUnknown : <code>{tool.action}</code>}</dd>
          <dt>{page.resource}</dt>
          <dd>
            <MessageText text={page.resources[tool.resource]} />
          </dd>
          <dt>{page.saveName}</dt>
          <dd>{page.save[save]}</dd>
        </dl>
        <p>{page.asked[tool.asked]}</p>
        {tool.outside !== "never" && (
          <p>
            <MessageText text={page.outside[tool.outside]} />
          </p>
        )}
      </Field>
      {effects.length > 0 && (
        <Field name={page.effectsName}>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{page.effects[effect]}</li>
            ))}
          </ul>
        </Field>
      )}
      <Field name={page.rewriteName}>
        <dl className="fact-pairs">
          <dt>{page.rewriteBefore}</dt>
          <dd>{page.rewrite[rewrite.before]}</dd>
          <dt>{page.rewriteAfter}</dt>
          <dd>{page.rewrite[rewrite.after]}</dd>
        </dl>
      </Field>
    </>
  );
}

/** What the tool is called in the other line, when it is called otherwise or is gone. */
function OtherLine({ record: { tool } }: { readonly record: ToolRecord }) {
  const { page } = useFactWords();
  const isOne = tool.host === "opencode-1";
  const renamed = RENAMED_TOOLS.filter(({ from, to }) => (isOne ? from : to) === tool.name);
  if (renamed.length === 0) return null;
  return (
    <Field name={page.inOtherLine}>
      {renamed.map(({ from, to }) => (
        <span className="block" key={from}>
          {isOne ? to === null ? page.gone : <FactLink id={two(to)} /> : <FactLink id={one(from)} />}
        </span>
      ))}
    </Field>
  );
}

const two = (name: OpenCode2Tool) => `opencode-2.${name}` as const;
const one = (name: OpenCode1Tool) => `opencode-1.${name}` as const;
