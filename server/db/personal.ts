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

/** The reasons why a table about people is in no person's export. */
export const exceptions = {
  nobody: "no: it names nobody",
  opens: "no: it only opens something",
  repeats: "no: other rows of the export say it",
  shown: "no: everybody sees it on the pages",
  staff: "no: it is about the staff's work",
};

/** Those to whom a person's data is handed over: the person whom the institute answers, or an account on its page. */
export type Recipient = "person" | "account";

/** Stored data: what and why, the legal ground, how long it is kept, and who sees it. */
export interface Stored {
  what: string;
  why: string;
  ground: keyof typeof grounds;
  kept: string;
  seenBy: string;
  /** Why an export of a person leaves the table out; without it, the export has its rows. */
  notExported?: keyof typeof exceptions;
}

type Mark = "personal" | "personal, stays" | "impersonal";

// A column takes over its builder's configuration, the object itself; there is nothing else that both share.
const configOf = (of: object): object => Reflect.get(of, "config");
const marks = new WeakMap<object, Mark>();
const markOf = (column: Column) => marks.get(configOf(column));
const withheldFrom = new WeakMap<object, Recipient[]>();
const tables = new Map<Table, Stored>();

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

/**
 * Leaves a column out when a person's data is handed over: a secret of the program, a name that only the program uses,
 * or another person. With "account" it is left out only where an account asks for its own data.
 */
export function withheld<Builder extends object>(column: Builder, from?: "account"): Builder {
  withheldFrom.set(configOf(column), from ? [from] : ["person", "account"]);
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

/** Whether a table stores something about people, even if it names none. */
export function isAboutPeople(table: Table): boolean {
  const facts = storedFacts(table);
  return (facts !== undefined && facts.ground !== "none") || personalColumns(table).length > 0;
}

/** The names of the columns of a table that are not handed over to a recipient, as the program writes them. */
export function withheldNames(table: Table, to: Recipient): string[] {
  const columns = Object.entries(getTableColumns(table));
  return columns.filter(([, column]) => withheldFrom.get(configOf(column))?.includes(to)).map(([name]) => name);
}

/** Rows of a table as they are handed over: without their withheld columns. */
export function handedOver<Row extends object>(table: Table, rows: Row[], to: Recipient): Partial<Row>[] {
  const names = new Set(withheldNames(table, to));
  // Leaving out some of a row's columns leaves a part of it.
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as Partial<Row>,
  );
}

/**
 * The names, as the program writes them, of every column that says something about a person, without ids: those tell
 * nothing by themselves. Complete once the tables that a process uses are loaded.
 */
export function personalNames(): string[] {
  const isId = ([name, column]: [string, Column]) =>
    column.primary || column.getSQLType() === "uuid" || name === "id" || name.endsWith("Id");
  return [...tables.keys()].flatMap((table) => {
    const columns = Object.entries(getTableColumns(table));
    return columns.filter((one) => markOf(one[1])?.startsWith("personal") && !isId(one)).map(([name]) => name);
  });
}

/** The texts and JSON of a table that do not say whether they are about a person. */
export function unmarkedColumns(table: Table): Column[] {
  return Object.values(getTableColumns(table)).filter((column) => {
    const isFree = (column.dataType === "string" || column.dataType === "json") && !column.enumValues;
    return isFree && markOf(column) === undefined;
  });
}

/**
 * An update that empties what a row says about a person; a reference that the row cannot do without stays, and the
 * database empties what it computes from others.
 */
export function emptied<Emptied extends PgTable>(table: Emptied): PgUpdateSetSource<Emptied> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => markOf(column) === "personal" && column.generated === undefined,
  );
  const values = columns.flatMap(([key, { notNull, dataType }]) => {
    if (!notNull) return [[key, null]];
    return dataType === "string" ? [[key, ""]] : [];
  });
  // Each value fits its column: null where that may be null, else an empty text.
  return Object.fromEntries(values) as PgUpdateSetSource<Emptied>;
}
