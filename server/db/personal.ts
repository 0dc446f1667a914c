import { type Column, getTableColumns, type Table } from "drizzle-orm";
import type { PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";

/** The legal grounds in plain words. */
export const grounds = {
  asked: "You asked for it: it is needed to answer, or to prepare a contract",
  contract: "It is needed to do what was agreed",
  law: "Tax and company law demand it",
  safety: "Our interest in a service that is safe and works",
  counting: "Our interest in how many people come, without knowing who",
  device: "Needed for what you do on the page; it stays on your device",
  none: "None is needed: it is about nobody",
};

/** Those who see stored data. */
export const readers = {
  staff: "staff, by e-mail and by command",
  nobody: "only the program",
  everybody: "everybody: it is on the pages",
};

/** Stored data: what and why, the legal ground, how long it is kept, and who sees it. */
export interface Stored {
  what: string;
  why: string;
  ground: keyof typeof grounds;
  kept: string;
  seenBy: string;
}

type Mark = "personal" | "personal, stays" | "impersonal";

// A column takes over its builder's configuration, the object itself; there is nothing else that both share.
const configOf = (of: object): object => Reflect.get(of, "config");
const marks = new WeakMap<object, Mark>();
const markOf = (column: Column) => marks.get(configOf(column));
const tables = new WeakMap<Table, Stored>();

/**
 * Marks a column as saying something about a person: it is listed in docs/privacy.md, and emptied when the person is
 * erased and the row must stay, unless it `stays` because nothing tells any more whom it is about.
 */
export function personal<Builder extends object>(column: Builder, { stays = false } = {}): Builder {
  marks.set(configOf(column), stays ? "personal, stays" : "personal");
  return column;
}

/** Marks a column of a table about people that says nothing about one; only texts and JSON need the mark. */
export function impersonal<Builder extends object>(column: Builder): Builder {
  marks.set(configOf(column), "impersonal");
  return column;
}

/** Says what a table stores, for docs/privacy.md. */
export function stored(table: Table, facts: Stored): void {
  tables.set(table, facts);
}

/** The facts that a table states with `stored`; undefined for one without. */
export const storedFacts = (table: Table): Stored | undefined => tables.get(table);

/** The columns of a table that say something about a person, in their order. */
export function personalColumns(table: Table): Column[] {
  return Object.values(getTableColumns(table)).filter((column) => markOf(column)?.startsWith("personal"));
}

/** The texts and JSON of a table that do not say whether they are about a person. */
export function unmarkedColumns(table: Table): Column[] {
  return Object.values(getTableColumns(table)).filter((column) => {
    const isFree = (column.dataType === "string" || column.dataType === "json") && !column.enumValues;
    return isFree && markOf(column) === undefined;
  });
}

/** An update that empties what a row says about a person; a reference that the row cannot do without stays. */
export function emptied<Emptied extends PgTable>(table: Emptied): PgUpdateSetSource<Emptied> {
  const columns = Object.entries(getTableColumns(table)).filter(([, column]) => markOf(column) === "personal");
  const values = columns.flatMap(([key, { notNull, dataType }]) => {
    if (!notNull) return [[key, null]];
    return dataType === "string" ? [[key, ""]] : [];
  });
  // Each value fits its column: null where that may be null, else an empty text.
  return Object.fromEntries(values) as PgUpdateSetSource<Emptied>;
}
