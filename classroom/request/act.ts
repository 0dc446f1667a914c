import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { type ActOf, answerAct } from "#ui/form/answer-act.ts";
import { classroomContext } from "./contexts.ts";
import type { Given, OpenClassroom } from "./student.ts";

/** The act of a form: it returns a message or a result, or leads to another page. `sent` also has the chosen files. */
export type Act = ActOf<OpenClassroom, Outcome>;

/** Answers a form of the classroom by the act named in its field `intent`, as the student who sends it. */
export function act({ request, context }: Given, acts: Record<string, Act>) {
  const classroom = context.get(classroomContext);
  const { user, site, answerOnce } = classroom;
  const { messages } = site;
  const place = user && { ...classroom, user };
  const account = user?.id ?? "";
  return answerAct({ request, place, account, acts, messages, signedOut: messages.sending.signedOut, answerOnce });
}
