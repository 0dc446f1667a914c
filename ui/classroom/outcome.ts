/** The outcome of a form of the classroom. */
export interface Outcome {
  /** The form's name. */
  intent: string;
  done?: string;
  /** The message that its page shows once. */
  shown?: string;
  refused?: string;
  /** Field name → its error. */
  fields?: Record<string, string>;
  /** The input of a refused form, for a page without scripts. */
  typed?: Record<string, string>;
  /** The session has ended: the input stays while the student signs in again. */
  first?: "sign in";
  /** Grows with each answer, so that two equal ones differ. */
  at: number;
}
