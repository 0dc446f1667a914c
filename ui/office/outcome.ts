/** A field of two versions of a document. */
export interface ComparedField {
  path: string;
  /** The labels from the document to the field: "Modules", "Entries 2", "Title". */
  place: string[];
  before: string;
  after: string;
}

/** The outcome of a form of the back office; `shown` is what its page shows once. */
export interface Outcome<Shown = unknown> {
  /** The form's name. */
  intent: string;
  done?: string;
  /** The values of a form that undoes it. */
  undo?: Record<string, string>;
  refused?: string;
  /** Field name → its error. */
  fields?: Record<string, string>;
  /** The input of a refused form, for a page without scripts. */
  typed?: Record<string, string>;
  shown?: Shown;
  /** The step needed in another tab before the form can be sent again; the input stays. */
  first?: "sign in" | "verify";
  /** Another member's saved version, and how it differs from the sent one. */
  newer?: { version: number; by: string; changes: ComparedField[] };
  /** The document that a step of its form has made. */
  document?: unknown;
  /** Grows with each answer, so that two equal ones differ. */
  at: number;
}
