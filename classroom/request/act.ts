import { data } from "react-router";
import { readForm, UnreadableForm } from "#shared/read-form.ts";
import type { Outcome } from "#ui/classroom/outcome.ts";
import { formTexts, refusalOf } from "#ui/form/refused-form.ts";
import { classroomContext } from "./contexts.ts";
import type { Given, OpenClassroom } from "./student.ts";

/** The act of a form: it returns a message or a result, or leads to another page. `sent` also has the chosen files. */
export type Act = (
  classroom: OpenClassroom,
  form: Record<string, string>,
  sent: FormData,
) => Promise<string | { shown: string } | Response>;

/**
 * Answers a form by the act named in its field `intent`. A refusal, a wrong field, an ended session, an unknown act and
 * an invalid form get an answer as text, and the page keeps the input; other errors are rethrown.
 */
export async function act({ request, context }: Given, acts: Record<string, Act>) {
  const at = Date.now();
  const classroom = context.get(classroomContext);
  const { user, site } = classroom;
  let form: Record<string, string> = {};
  try {
    const sent = await readForm(request);
    form = formTexts(sent);
    const { intent = "" } = form;
    if (!user) {
      const refused = site.messages.classroom.frame.signedOut;
      return data<Outcome>({ intent, refused, typed: form, first: "sign in", at }, { status: 401 });
    }
    const chosen = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
    if (!chosen) throw new UnreadableForm("This form names no act of its page.");
    const answer = await chosen({ ...classroom, user }, form, sent);
    if (answer instanceof Response) return answer;
    return data<Outcome>({ intent, at, ...(typeof answer === "string" ? { done: answer } : answer) });
  } catch (error) {
    const { status, refused, fields } = refusalOf(error, site.messages);
    const intent = form.intent ?? "";
    return data<Outcome>({ intent, at, typed: form, refused, ...(fields && { fields }) }, { status });
  }
}
