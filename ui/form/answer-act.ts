import { data, redirect } from "react-router";
import { z } from "zod";
import type { AnswerOnce } from "#server/http/answer-once.ts";
import { sentenceIn } from "#shared/contract-sentence.ts";
import { readForm, UnreadableForm } from "#shared/read-form.ts";
import type { Messages } from "#shared/words.ts";
import type { ActOutcome } from "./act-outcome.ts";
import { formTexts, refusalOf } from "./refused-form.ts";

/** The result of an act, with the answer's status. */
type Said<Outcome extends ActOutcome> = Omit<Outcome, "intent" | "form" | "at"> & { status?: number };

/** The act of a form: it returns a message or a result, or leads to another page. `sent` also has the chosen files. */
export type ActOf<Place, Outcome extends ActOutcome> = (
  place: Place,
  form: Record<string, string>,
  sent: FormData,
) => Promise<string | Said<Outcome> | Response>;

interface Edge<Place, Outcome extends ActOutcome> {
  request: Request;
  /** The services that acts use; null if the session has ended. */
  place: Place | null;
  /** Whose act it is. */
  account: string;
  acts: Record<string, ActOf<Place, Outcome>>;
  messages: Pick<Messages, "errors" | "sentences" | "language">;
  /** The text for a session that has ended. */
  signedOut: string;
  answerOnce: AnswerOnce;
}

const formKey = z.uuid();

/**
 * Answers a form by the act named in its field `intent`; a form with a key is done once, however often it arrives. A
 * refusal, a wrong field, an ended session, an unknown act and an invalid form get an answer as text, and the page keeps
 * the input; other errors are rethrown.
 */
export async function answerAct<Place, Outcome extends ActOutcome>(edge: Edge<Place, Outcome>) {
  const { request, place, account, acts, messages, signedOut, answerOnce } = edge;
  let typed: Record<string, string> = {};
  let form: string | undefined;
  const at = Date.now();
  const answered = (said: object, status: number) => {
    const named = { intent: typed.intent ?? "", ...(form !== undefined && { form }) };
    return data({ ...named, at, ...inOwnSentences(said, messages) } as Outcome, { status });
  };
  try {
    const sent = await readForm(request);
    const { formName, formKey: key, ...texts } = formTexts(sent);
    [typed, form] = [withoutSecrets(texts), formName];
    if (!place) return answered({ refused: signedOut, typed, first: "sign in" }, 401);
    const act = Object.hasOwn(acts, texts.intent ?? "") ? acts[texts.intent ?? ""] : undefined;
    if (!act) throw new UnreadableForm("This form names no act of its page.");
    const make = async () => kept(await act(place, texts, sent));
    const { location, status, said } = formKey.safeParse(key).success
      ? await answerOnce({ account, key: String(key), digest: await digestOf(sent) }, make, isDone)
      : await make();
    return location === undefined ? answered(said, status) : redirect(location, status);
  } catch (error) {
    const { status, ...refusal } = refusalOf(error, messages);
    return answered({ typed, ...refusal, ...(status === 409 && { isConflict: true }) }, status);
  }
}

/** What is said to the sender, with the fields' errors in the sender's language. */
function inOwnSentences(said: { fields?: Record<string, string> }, messages: Pick<Messages, "sentences">): object {
  if (!said.fields) return said;
  const fields = Object.entries(said.fields).map(([name, text]) => [name, sentenceIn(messages, text)]);
  return { ...said, fields: Object.fromEntries(fields) };
}

/** What was typed, for the page to show again: nothing that goes back to no browser. */
function withoutSecrets(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !name.includes("secret.")));
}

/** An answer as it is kept for a form that is sent again. */
interface Kept {
  /** The page that it leads to. */
  location?: string;
  status: number;
  said: object;
}

function kept(answer: string | { status?: number } | Response): Kept {
  if (typeof answer === "string") return { status: 200, said: { done: answer } };
  if (answer instanceof Response)
    return { location: answer.headers.get("Location") ?? "", status: answer.status, said: {} };
  const { status = 200, ...said } = answer;
  return { status, said };
}

/** Whether an act changed something: a preview and a refusal did not. */
const isDone = ({ location, said }: Kept) => location !== undefined || "done" in said;

/** SHA-256 of a form's fields in hex; of a file, of its name and size. */
async function digestOf(sent: FormData): Promise<string> {
  const fields = [...sent].map(([name, value]) => [name, typeof value === "string" ? value : [value.name, value.size]]);
  const bytes = new TextEncoder().encode(JSON.stringify(fields));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
