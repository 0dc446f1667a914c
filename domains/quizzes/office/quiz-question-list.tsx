import { Link } from "react-router";
import type { QuestionKind } from "#domains/quizzes/contract.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MoveButtons } from "#ui/office/move-buttons.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { QuestionPicture, quizPicturePath } from "./question-picture.tsx";
import { QuestionForm } from "./quiz-question-form.tsx";

export type ShownQuestion = {
  id: string;
  kind: QuestionKind;
  text: string;
  points: number;
  /** The right answer as text; for an essay what a good one holds. */
  right: string;
  explanation: string;
  pictureAlt: string | null;
  /** The fields of its form. */
  texts: Record<string, string>;
};

type QuestionListProps = {
  batchId: string;
  workId: string;
  questions: ShownQuestion[];
  version: number;
  isBegun: boolean;
  outcome: Outcome | undefined;
};

/** The questions in order, each with its right answer and its editable parts. */
export function QuestionList({ batchId, workId, questions, version, isBegun, outcome }: QuestionListProps) {
  const { quizzes: words } = useClassFrame().words;
  return (
    <ol>
      {questions.map((question, at) => {
        const isRefused = outcome?.refused !== undefined && outcome.typed?.question === question.id;
        return (
          <li key={question.id} className="border-t border-line px-4 py-3">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="w-6 shrink-0 text-end font-semibold text-ink-faint">{at + 1}</span>
              <div className="min-w-40 flex-1">
                <MarkedText text={question.text} look="font-semibold" />
                <QuestionPicture path={quizPicturePath(batchId, workId, question.id)} alt={question.pictureAlt} />
                {question.kind !== "essay" && (
                  <p className="mt-0.5 text-sm text-ink-soft" dir="auto">
                    {fillText(words.question.rightAnswer, { answer: question.right })}
                  </p>
                )}
              </div>
              <span className="text-sm text-ink-soft">{fillCount(words.points, question.points)}</span>
              <Badge>{words.kinds[question.kind]}</Badge>
              {!isBegun && (
                <MoveButtons
                  sent={{ question: question.id, seen: version }}
                  at={at}
                  last={questions.length - 1}
                  up={fillText(words.question.up, { number: at + 1 })}
                  down={fillText(words.question.down, { number: at + 1 })}
                />
              )}
            </div>
            <details open={isRefused || undefined} className="mt-1 md:ms-9">
              <summary className="link text-sm">
                {words.question.change}{" "}
                <span className="sr-only">{fillText(words.question.number, { number: at + 1 })}</span>
              </summary>
              <div className="mt-3 mb-2 grid gap-4">
                <QuestionForm
                  {...{ kind: question.kind, question: question.id, texts: question.texts }}
                  {...{ version, isBegun, outcome }}
                />
                <ActForm name={`question ${question.id}`} className="flex flex-wrap gap-2">
                  <input type="hidden" name="question" value={question.id} />
                  {!isBegun && (
                    <Link
                      to={`/batches/${batchId}/quizzes/${workId}/questions/${question.id}/picture`}
                      className="button button-quiet"
                    >
                      {question.pictureAlt === null ? words.picture.add : words.picture.change}
                    </Link>
                  )}
                  {!isBegun && (
                    <button type="submit" name="intent" value="duplicate" className="button button-quiet">
                      {words.question.duplicate}
                    </button>
                  )}
                  <button type="submit" name="intent" value="toBank" className="button button-quiet">
                    {words.bank.copyTo}
                  </button>
                  {!isBegun && (
                    <button type="submit" name="intent" value="removeQuestion" className="button button-danger">
                      {words.question.remove}
                    </button>
                  )}
                </ActForm>
              </div>
            </details>
          </li>
        );
      })}
    </ol>
  );
}
