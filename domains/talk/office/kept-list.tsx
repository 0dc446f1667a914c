import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

interface KeptAnswer {
  id: string;
  question: string;
  answer: string;
  /** The question that it answers; null once that is gone. */
  questionId: string | null;
  /** The lecture of this batch beside which it stands; null while there is none. */
  beside: { lectureNumber: number; title: string } | null;
}

type KeptListProps = { kept: KeptAnswer[]; outcome: Outcome | undefined };

/** The answers that are kept for a batch's course, each opened by its question. */
export function KeptList({ kept, outcome }: KeptListProps) {
  const { keep: words, empty } = useClassFrame().words.talk.questions;
  return (
    <>
      <OutcomeNote outcome={outcome} />
      {kept.length === 0 && <Empty title={empty.kept.title} text={empty.kept.text} />}
      {kept.length > 0 && <p className="mt-4 max-w-prose text-ink-soft">{words.listed}</p>}
      <ul className="mt-2 divide-y divide-line">
        {kept.map(({ id, question, answer, questionId, beside }) => (
          <li key={id} className="grid gap-1 py-3">
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {question}
                </span>
              </summary>
              <div className="grid gap-2 pb-2">
                <MarkedText text={answer} />
                <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                  {questionId && (
                    <Link to={`/questions/${questionId}`} className="link inline-flex min-h-11 items-center">
                      {words.open}
                    </Link>
                  )}
                  <ActForm name={`remove ${id}`} ask={() => words.removeConfirm}>
                    <input type="hidden" name="kept" value={id} />
                    <button type="submit" name="intent" value="remove" className="button button-plain">
                      {words.remove}
                    </button>
                  </ActForm>
                </div>
              </div>
            </details>
            <p className="text-sm wrap-anywhere text-ink-soft">
              {beside ? (
                <bdi>{fillText(words.beside, { lecture: `${beside.lectureNumber}. ${beside.title}` })}</bdi>
              ) : (
                <span>{words.notBeside}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
