import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedLine, MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type ShownQuestion = {
  id: string;
  text: string;
  /** The attempts that ask it. */
  asked: number;
  isDrawn: boolean;
  answered: number;
  right: number;
  partly: number;
  /** Essays that nobody has marked yet. */
  waiting: number;
  options: { id: string; text: string; times: number; isRight: boolean }[];
  /** Short texts that do not count as right. */
  texts: { text: string; times: number }[];
};

/** The answers to each question. */
export function QuestionResults({ questions, handedIn }: { questions: ShownQuestion[]; handedIn: number }) {
  const { result: words, draws } = useClassFrame().words.quizzes;
  return (
    <section className="card" aria-labelledby="by-question">
      <h3 id="by-question" className="px-4 pt-3.5 pb-2.5 text-lg">
        {words.perQuestion}
      </h3>
      {handedIn === 0 ? (
        <Empty title={words.none} />
      ) : (
        <ol>
          {questions.map((question, at) => (
            <li key={question.id} className="grid gap-2 border-t border-line px-4 py-3">
              <div className="flex gap-3 font-semibold">
                <span className="text-ink-faint">{at + 1}</span>
                <MarkedText text={question.text} />
              </div>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
                <span aria-hidden="true" className="h-2 w-28 overflow-hidden rounded-full bg-sunken">
                  <svg className="size-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden="true">
                    <rect
                      width={(100 * question.right) / Math.max(1, question.asked)}
                      height="1"
                      className="fill-emerald"
                    />
                  </svg>
                </span>
                {question.isDrawn && <Badge>{draws.drawn}</Badge>}
                <span>{fillText(words.right, { right: question.right, all: question.asked })}</span>
                {question.partly > 0 && <span>{fillCount(words.partly, question.partly)}</span>}
                {question.waiting > 0 && <span>{fillCount(words.waitingCount, question.waiting)}</span>}
                {question.answered < question.asked && (
                  <span>{fillCount(words.unanswered, question.asked - question.answered)}</span>
                )}
              </p>
              {question.options.length > 0 && (
                <ul className="grid gap-1 text-sm">
                  {question.options.map(({ id, text, times, isRight }) => (
                    <li key={id} className="flex flex-wrap items-center gap-x-2">
                      <bdi>
                        <MarkedLine text={text} />
                      </bdi>
                      {isRight && <Badge look="green">{words.isRight}</Badge>}
                      <span className="ms-auto text-ink-soft">{fillCount(words.chosen, times)}</span>
                    </li>
                  ))}
                </ul>
              )}
              {question.texts.length > 0 && <WrongTexts {...question} />}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function WrongTexts({ id, texts }: Pick<ShownQuestion, "id" | "texts">) {
  const { result: words } = useClassFrame().words.quizzes;
  return (
    <div>
      <h4 className="text-sm font-semibold">{words.texts}</h4>
      <ul className="mt-1 grid gap-1.5">
        {texts.map(({ text, times }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3">
            <bdi className="min-w-24 flex-1 wrap-anywhere">{text}</bdi>
            <span className="text-sm text-ink-soft">{fillText(words.times, { count: times })}</span>
            <ActForm name={`accept ${id} ${text}`}>
              <input type="hidden" name="question" value={id} />
              <input type="hidden" name="text" value={text} />
              <button
                type="submit"
                name="intent"
                value="accept"
                aria-label={fillText(words.acceptNamed, { text })}
                className="button button-quiet"
              >
                {words.accept}
              </button>
            </ActForm>
          </li>
        ))}
      </ul>
    </div>
  );
}
