import type { ActOutcome } from "#ui/form/act-outcome.ts";

/** The outcome of a form of the classroom. */
export interface Outcome extends ActOutcome {
  /** The message that its page shows once. */
  shown?: string;
}
