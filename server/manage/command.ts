import type { ManageClient } from "./manage-client.ts";

/** An option of a command; a switch if it has no `value`. */
export interface Option {
  /** The placeholder of its value in the help: "<id>". */
  value?: string;
  about: string;
}

/** The arguments of a command. */
export interface Given {
  words: string[];
  texts: Record<string, string>;
  switches: Set<string>;
  /** The folder that relative paths start from. */
  folder: string;
}

/** The result of a command: for a person, and for a script. */
export interface Outcome {
  text: string;
  answer: unknown;
  /** Set by a check that found something: the command ends as if it were refused. */
  failed?: boolean;
}

/** One of the operator's commands. */
export interface Command {
  /** As typed: "batches add". */
  name: string;
  /** One sentence. */
  about: string;
  /** The placeholders of its words in the help: "<id>"; the last may be "<file…>", for one or more; those in brackets may be left out. */
  words: string[];
  options: Record<string, Option>;
  example: string;
  /** The database it opens if no program runs: the database as found; or "alone", if no program may run. */
  opens?: "as found" | "alone";
  run(client: ManageClient, given: Given): Promise<Outcome>;
}

/** A command that cannot be understood. The message is one line for the person who typed it. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Rows of text as a table: columns as wide as their widest cell, two spaces between them, none at the end of a line. */
export function columns(rows: string[][]): string {
  const widths = rows.reduce<number[]>((widest, row) => {
    return row.map((cell, at) => Math.max(widest[at] ?? 0, cell.length));
  }, []);
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}
