/** What became of a form of the classroom. */
export interface Outcome {
  /** Which form it was. */
  intent: string;
  done?: string;
  /** What its page shows once. */
  shown?: string;
  refused?: string;
  /** Field name → what is wrong with it. */
  fields?: Record<string, string>;
  /** What was typed into a form that was refused, for a page without scripts. */
  typed?: Record<string, string>;
  /** The session has ended: what was typed stays while one signs in again. */
  first?: "sign in";
  /** Grows with each answer, so that two like ones are told apart. */
  at: number;
}
