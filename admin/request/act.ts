import { data } from "react-router";
import { readForm, UnreadableForm } from "#shared/read-form.ts";
import { formTexts, refusalOf } from "#ui/form/refused-form.ts";
import type { Outcome } from "#ui/office/outcome.ts";

import { adminContext } from "./contexts.ts";
import { type Given, type OpenOffice, openOffice } from "./office.ts";

/** The act of a form: it returns a message or a result, or leads to another page. `sent` also has the chosen files. */
export type Act<Shown = unknown> = (
  office: OpenOffice,
  form: Record<string, string>,
  sent: FormData,
) => Promise<string | Said<Shown> | Response>;

/** The answer to a form: the result, or the obstacle, with a status. */
type Said<Shown> = Omit<Outcome<Shown>, "intent" | "at"> & { status?: number };

/**
 * Answers a form by the act named in its field `intent`. A refusal, a wrong field, an ended session, an unknown act and
 * an invalid form get an answer as text, and the page keeps the input; other errors are rethrown.
 */
export async function act<Shown = unknown>({ request, context }: Given, acts: Record<string, Act<Shown>>) {
  const at = Date.now();
  const office = openOffice(context);
  const { messages } = context.get(adminContext).site;
  let form: Record<string, string> = {};
  try {
    const sent = await readForm(request);
    form = formTexts(sent);
    const { intent = "" } = form;
    if (!office) {
      const refused = messages.admin.frame.signedOut;
      return data<Outcome<Shown>>({ intent, refused, typed: form, first: "sign in", at }, { status: 401 });
    }
    const chosen = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
    if (!chosen) throw new UnreadableForm("This form names no act of its page.");
    const answer = await chosen(office, form, sent);
    if (answer instanceof Response) return answer;
    const { status = 200, ...said }: Said<Shown> = typeof answer === "string" ? { done: answer } : answer;
    return data<Outcome<Shown>>({ intent, at, ...said }, { status });
  } catch (error) {
    const { status, ...refusal } = refusalOf(error, messages);
    return data<Outcome<Shown>>({ intent: form.intent ?? "", at, typed: form, ...refusal }, { status });
  }
}

/** A file that was chosen in a form; undefined if none was. */
export function chosenFile(sent: FormData, name: string): File | undefined {
  const value = sent.get(name);
  return value instanceof File && value.size > 0 ? value : undefined;
}
