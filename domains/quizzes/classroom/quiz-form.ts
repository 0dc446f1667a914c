import type { AskedQuestion, QuizAnswer } from "#domains/quizzes/contract.ts";

/** The field of a question's answer, and that of the answer which the page showed. */
export const answerField = (id: string) => `answer-${id}`;
export const shownField = (id: string) => `shown-${id}`;

/** Whether an answer has any content. */
export function isAnswered(answer: QuizAnswer | undefined): boolean {
  if (!answer) return false;
  if ("text" in answer) return answer.text.trim() !== "";
  return answer.kind === "one" || answer.options.length > 0;
}

/**
 * The answers that a form without scripts changes. Unchanged values are left out, because another tab or device may
 * have a later answer.
 */
export function changedAnswers(sent: FormData, questions: AskedQuestion[]): { question: string; answer: QuizAnswer }[] {
  const texts = (name: string) => sent.getAll(name).filter((value) => typeof value === "string");
  const [moved = "", option = "", step = ""] = (texts("move")[0] ?? "").split(" ");
  return questions.flatMap(({ id, kind, options }) => {
    const given = texts(answerField(id));
    const shown = texts(shownField(id))[0] ?? "";
    const typed = answerFrom(kind, given);
    const isMoved = kind === "order" && moved === id;
    const order = typed?.kind === "order" ? typed.options : options.map((one) => one.id);
    const answer: QuizAnswer | null = isMoved
      ? { kind: "order", options: moveOption(order, option, Number(step)) }
      : typed;
    return answer && JSON.stringify(answer) !== shown && (isAnswered(answer) || shown !== "")
      ? [{ question: id, answer }]
      : [];
  });
}

function answerFrom(kind: AskedQuestion["kind"], [first, ...others]: string[]): QuizAnswer | null {
  if (kind === "many") return { kind, options: first === undefined ? [] : [first, ...others] };
  if (first === undefined || (first === "" && (kind === "one" || kind === "order"))) return null;
  if (kind === "one") return { kind, option: first };
  if (kind === "order") return { kind, options: first.split(" ") };
  return { kind, text: kind === "essay" ? first.replaceAll("\r\n", "\n") : first };
}

/** The options with one of them moved by a number of places; 0 leaves them as they are. */
export function moveOption(options: string[], option: string, by: number): string[] {
  const from = options.indexOf(option);
  const to = from + by;
  if (from < 0 || to < 0 || to >= options.length) return options;
  return options.toSpliced(from, 1).toSpliced(to, 0, option);
}
