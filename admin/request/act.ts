import { type ActOf, answerAct } from "#ui/form/answer-act.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { adminContext } from "./contexts.ts";
import { type Given, type OpenOffice, openOffice } from "./office.ts";

/** The act of a form: it returns a message or a result, or leads to another page. `sent` also has the chosen files. */
export type Act<Shown = unknown> = ActOf<OpenOffice, Outcome<Shown>>;

/** Answers a form of the office by the act named in its field `intent`, as the member who sends it. */
export function act<Shown = unknown>({ request, context }: Given, acts: Record<string, Act<Shown>>) {
  const place = openOffice(context);
  const { site, answerOnce } = context.get(adminContext);
  const { messages } = site;
  const account = place?.access.member.userId ?? "";
  return answerAct({ request, place, account, acts, messages, signedOut: messages.sending.signedOut, answerOnce });
}
