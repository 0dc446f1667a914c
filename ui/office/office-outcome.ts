import type { ActOutcome } from "#ui/form/act-outcome.ts";

/** A field of two versions of a document. */
export interface ComparedField {
  path: string;
  /** The labels from the document to the field: "Modules", "Entries 2", "Title". */
  place: string[];
  before: string;
  after: string;
}

/** The outcome of a form of the back office; `shown` is what its page shows once. */
export interface Outcome<Shown = unknown> extends ActOutcome {
  shown?: Shown;
  /** Another member's saved version, and how it differs from the sent one. */
  newer?: { version: number; by: string; changes: ComparedField[] };
  /** The document that a step of its form has made. */
  document?: unknown;
}
