import type { QuestionTexts } from "#domains/quizzes/contract.ts";
import { keyInWords } from "#domains/quizzes/rules/quiz-words.ts";
import type { previewQuestions } from "#domains/quizzes/server/import-questions.ts";
import { decodeText } from "#shared/decode-text.ts";
import { causeInWords } from "#shared/error-words.ts";
import { readFile } from "#shared/read-form.ts";
import type { Messages } from "#shared/words.ts";
import { pastedOf } from "./quiz-texts.ts";

/** The questions that a form pastes, or those of its file. */
export async function sentQuestions(form: Record<string, string>, sent: FormData): Promise<QuestionTexts> {
  const file = await readFile(sent, "file");
  return pastedOf(form, file.byteLength > 0 ? decodeText(file) : (form.text ?? ""));
}

/** What a text has, as the preview shows it; the text goes along, to be sent again. */
export function importPreview(
  given: QuestionTexts,
  { format, questions, faults }: Awaited<ReturnType<typeof previewQuestions>>,
  { admin, errors }: Pick<Messages, "admin" | "errors">,
) {
  const { about } = admin.quizzes.question;
  return {
    format,
    given: { text: given.text, points: String(given.points), topic: given.topic },
    questions: questions.map(({ line, topic, question, notes }) => ({
      ...{ line, topic, text: question.text, kind: question.key.kind },
      right: keyInWords(question.key, question.options, about),
      notes: notes.map((reason) => causeInWords({ reason }, errors)),
    })),
    faults: faults.map(({ line, cause }) => ({ line, what: causeInWords(cause, errors) })),
  };
}

export type ImportPreview = ReturnType<typeof importPreview>;
