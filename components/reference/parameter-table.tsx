// The parameters of a tool, one row for each; those of the objects in a list follow it, set in. A column that would be empty is not
// drawn.
"use client";

import { Fragment } from "react";
import { MessageText } from "@/components/ui/message-text.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import type { Parameter } from "@/lib/knowledge/hosts/fact-record.ts";
import type { FactWords } from "@/lib/words/en/facts/index.ts";
import { formatCount } from "@/lib/words/format.ts";
import { withUnit } from "./fact-parts.tsx";
import { useFactWords } from "./fact-words-context.ts";

type PageWords = FactWords["page"];
type Column = "default" | "range" | "values";

/** Columns that many tools have nothing for. */
const COLUMNS: Readonly<Record<Column, (parameter: Parameter, page: PageWords) => string>> = {
  default: defaultText,
  range: rangeOf,
  values: valuesText,
};
const COLUMN_NAMES: readonly Column[] = ["default", "range", "values"];

export function ParameterTable({ parameters }: { readonly parameters: readonly Parameter[] }) {
  const { page } = useFactWords();
  const all = withFields(parameters);
  const columns = COLUMN_NAMES.filter((column) =>
    all.some((parameter) => COLUMNS[column](parameter, page) !== ""),
  );
  return (
    <div className="fact-scroll">
      <Table className="fact-table parameter-table stacked-table">
        <caption className="sr">{page.parameters(parameters.length)}</caption>
        <Thead>
          <Tr>
            <Th scope="col">{page.column.name}</Th>
            <Th scope="col">{page.column.type}</Th>
            <Th scope="col">{page.column.required}</Th>
            {columns.map((column) => (
              <Th key={column} scope="col">
                {page.column[column]}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          <Rows columns={columns} depth={0} parameters={parameters} />
        </Tbody>
      </Table>
    </div>
  );
}

function withFields(parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.flatMap((parameter) => [parameter, ...withFields(parameter.fields ?? [])]);
}

interface RowsProps {
  readonly parameters: readonly Parameter[];
  readonly columns: readonly Column[];
  readonly depth: number;
}

function Rows({ parameters, columns, depth }: RowsProps) {
  const { page } = useFactWords();
  return parameters.map((parameter) => (
    <Fragment key={parameter.name}>
      <Tr>
        <Th scope="row" data-depth={depth}>
          <code>{parameter.name}</code>
        </Th>
        <Td>
          <code>{parameter.type}</code>
        </Td>
        <Td>{parameter.required ? page.required : page.optional}</Td>
        {columns.map((column) => (
          <Td data-column={column} data-name={page.column[column]} key={column}>
            <MessageText text={COLUMNS[column](parameter, page)} />
          </Td>
        ))}
      </Tr>
      {parameter.fields !== undefined && (
        <Rows columns={columns} depth={depth + 1} parameters={parameter.fields} />
      )}
    </Fragment>
  ));
}

function defaultText({ default: chosen, unit }: Parameter, page: PageWords): string {
  if (chosen === undefined) return "";
  return typeof chosen === "number" ? withUnit(formatCount(chosen), unit, page) : `\`${chosen}\``;
}

function rangeOf({ min, max, unit }: Parameter, page: PageWords): string {
  if (min !== undefined && max !== undefined)
    return withUnit(page.between(formatCount(min), formatCount(max)), unit, page);
  if (min !== undefined) return withUnit(page.atLeast(formatCount(min)), unit, page);
  return max === undefined ? "" : withUnit(page.atMost(formatCount(max)), unit, page);
}

function valuesText({ values, pattern, isReading }: Parameter, page: PageWords): string {
  return [
    ...(values === undefined ? [] : [values.map((value) => `\`${value}\``).join(" ")]),
    ...(pattern === undefined ? [] : [page.pattern(pattern)]),
    ...(isReading === true ? [page.reading] : []),
  ].join(" ");
}
