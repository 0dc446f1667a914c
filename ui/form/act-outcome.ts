/** The outcome of a form of the back office or the classroom. */
export interface ActOutcome {
  /** The act that the form asked for. */
  intent: string;
  /** The form's name on its page. */
  form?: string;
  done?: string;
  /** The values of a form that undoes it. */
  undo?: Record<string, string>;
  refused?: string;
  /** Field name → its error. */
  fields?: Record<string, string>;
  /** The input of a refused form, for a page without scripts. */
  typed?: Record<string, string>;
  /** Whether someone else has changed the same in the meantime. */
  isConflict?: boolean;
  /** The step needed in another tab before the form can be sent again; the input stays. */
  first?: "sign in" | "verify";
  /** Why no answer came: the connection, or the status of whatever answered instead of the page. */
  unsent?: "connection" | number;
  /** Grows with each answer, so that two equal ones differ. */
  at: number;
}
