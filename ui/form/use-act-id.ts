import { useState } from "react";
import type { Outcome } from "#ui/office/office-outcome.ts";

/**
 * The id of a form's next act; each answer of the page brings a new one. It stays while other forms of the page are
 * sent, so that an open form stays open with its input; it changes once the form's own act is done.
 */
export function useActId(given: string, outcome: Outcome | undefined, intent: RegExp): string {
  const [{ id, doneAt }, take] = useState({ id: given, doneAt: 0 });
  const isDone = outcome?.done !== undefined && intent.test(outcome.intent);
  if (isDone && outcome.at !== doneAt && given !== id) take({ id: given, doneAt: outcome.at });
  return id;
}
