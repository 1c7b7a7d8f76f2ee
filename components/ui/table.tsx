// The elements of a table, each with its role written out. A narrow page lays rows out as blocks, and browsers then forget that they
// are rows; what is said to a screen reader must not depend on the layout. Every table of the app is made of these.

import type { ComponentProps } from "react";

const TABLE = { role: "table" } as const;
const GROUP = { role: "rowgroup" } as const;
const ROW = { role: "row" } as const;
const CELL = { role: "cell" } as const;
const COLUMN_HEADER = { role: "columnheader" } as const;
const ROW_HEADER = { role: "rowheader" } as const;

export function Table(props: ComponentProps<"table">) {
  return <table {...TABLE} {...props} />;
}

export function Thead(props: ComponentProps<"thead">) {
  return <thead {...GROUP} {...props} />;
}

export function Tbody(props: ComponentProps<"tbody">) {
  return <tbody {...GROUP} {...props} />;
}

export function Tr(props: ComponentProps<"tr">) {
  return <tr {...ROW} {...props} />;
}

export function Td(props: ComponentProps<"td">) {
  return <td {...CELL} {...props} />;
}

/** Of a column, or with the scope of a row or of a group of rows. */
export function Th(props: ComponentProps<"th">) {
  const isOfRow = props.scope === "row" || props.scope === "rowgroup";
  return <th {...(isOfRow ? ROW_HEADER : COLUMN_HEADER)} {...props} />;
}
