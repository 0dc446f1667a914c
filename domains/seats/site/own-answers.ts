import type { OwnAnswers } from "#shared/visitor-answers.ts";
import { fillIn } from "./fill-in.ts";

/** Fills what is still empty of a form with the server's facts about a signed-in student; false if there are none. */
export async function fillInOwn(form: HTMLFormElement, signal: AbortSignal): Promise<boolean> {
  const response = await fetch("/api/session/answers", { signal });
  const own: OwnAnswers = response.ok ? await response.json() : null;
  if (!own || signal.aborted) return false;
  const { country, ...others } = own;
  const name = [own.firstName, own.lastName].filter(Boolean).join(" ");
  fillIn(form, { ...others, name, ...(country === null ? {} : { country }) });
  return true;
}
