/** A field of two versions of a document. */
export interface ComparedField {
  path: string;
  /** The labels from the document to the field: "Modules", "Entries 2", "Title". */
  place: string[];
  before: string;
  after: string;
}

/** What became of a form of the back office; `shown` is what its page shows once. */
export interface Outcome<Shown = unknown> {
  /** Which form it was. */
  intent: string;
  done?: string;
  /** What takes it back: the values of a form to send. */
  undo?: Record<string, string>;
  refused?: string;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** What was typed into a form that was refused, for a page without scripts. */
  typed?: Record<string, string>;
  shown?: Shown;
  /** What has to happen in another tab before the form can be sent again; what was typed stays. */
  first?: "sign in" | "verify";
  /** What somebody else has saved meanwhile, and how it differs from what was sent. */
  newer?: { version: number; by: string; changes: ComparedField[] };
  /** The document that a step of its form has made. */
  document?: unknown;
  /** Grows with each answer, so that two like ones are told apart. */
  at: number;
}
