import type { AskedQuestion } from "#domains/quizzes/contract.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";
import { MarkedLine, MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { QuestionPicture, quizPicturePath } from "./question-picture.tsx";

type QuizPreviewProps = {
  batchId: string;
  workId: string;
  instructions: string;
  questions: AskedQuestion[];
  drawnCount: number;
};

/** The questions as an attempt would ask them. */
export function QuizPreview({ batchId, workId, instructions, questions, drawnCount }: QuizPreviewProps) {
  const { quizzes: words } = useClassFrame().words;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{words.previewText}</p>
      {instructions && <MarkedText text={instructions} />}
      <ol className="grid gap-4">
        {questions.map((question, at) => (
          <li key={question.id} className="card p-4">
            <p className="flex justify-between gap-3 text-sm text-ink-soft">
              {fillText(words.question.number, { number: at + 1 })}
              <span>{fillCount(words.points, question.points)}</span>
            </p>
            <MarkedText text={question.text} look="mt-1 font-semibold" />
            <QuestionPicture path={quizPicturePath(batchId, workId, question.id)} alt={question.pictureAlt} />
            <fieldset disabled className="mt-3 grid gap-2" aria-label={words.kinds[question.kind]}>
              {question.kind === "essay" && (
                <textarea rows={4} className="control" aria-label={words.kinds[question.kind]} />
              )}
              {(question.kind === "number" || question.kind === "text") && (
                <input className="control max-w-sm" aria-label={words.kinds[question.kind]} />
              )}
              {question.options.map((option, place) => (
                <div key={option.id} className="flex items-center gap-2" dir="auto">
                  {question.kind === "order" ? (
                    <span className="text-ink-faint">{place + 1}</span>
                  ) : (
                    <input
                      type={question.kind === "one" ? "radio" : "checkbox"}
                      aria-label={readPlainly(option.text)}
                      className="size-5 shrink-0"
                    />
                  )}
                  <span className="min-w-0 wrap-anywhere">
                    <MarkedLine text={option.text} />
                  </span>
                </div>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      {drawnCount > 0 && <p className="text-ink-soft">{fillCount(words.draws.summary, drawnCount)}</p>}
    </div>
  );
}
