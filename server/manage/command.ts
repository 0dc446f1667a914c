import type { ManageClient } from "#server/manage/client.ts";

/** An option of a command; without `value` it is a switch. */
export interface Option {
  /** What stands for its value in the help: "<id>". */
  value?: string;
  about: string;
}

/** What a command was given. */
export interface Given {
  words: string[];
  texts: Record<string, string>;
  switches: Set<string>;
  /** Where paths begin that are no absolute ones. */
  folder: string;
}

/** What a command has to say: to a person, or to a script. */
export interface Outcome {
  text: string;
  answer: unknown;
}

/** One of the operator's commands. */
export interface Command {
  /** As it is typed: "batches add". */
  name: string;
  /** One sentence. */
  about: string;
  /** What stands for its words in the help: "<id>"; the last may be "<file…>", for one or more. */
  words: string[];
  options: Record<string, Option>;
  example: string;
  /** What it opens where no program runs: the database as it is found, or "alone", for which none may run. */
  opens?: "as found" | "alone";
  run(client: ManageClient, given: Given): Promise<Outcome>;
}

/** A command that cannot be understood. The message is one line for the person who typed it. */
export class UsageError extends Error {
  override name = "UsageError";
}
