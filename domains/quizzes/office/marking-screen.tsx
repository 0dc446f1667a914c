import { Fragment } from "react";
import { Link } from "react-router";
import { Posting } from "#domains/work/office/posting.tsx";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { EssayPanel } from "./essay-panel.tsx";
import type { markingData, shownEssay } from "./marking-data.ts";

type MarkingScreenProps = ReturnType<typeof markingData> & {
  batchId: string;
  workId: string;
  /** The chosen essay; null if there is none. */
  essay: ReturnType<typeof shownEssay> | null;
  untold: number;
  outcome: Outcome | undefined;
};

/** The essays of a quiz, one question after another. */
export function MarkingScreen({ batchId, workId, essay, outcome, ...shown }: MarkingScreenProps) {
  const { quizzes } = useClassFrame().words;
  const { marking: words } = quizzes;
  const { title, counts, chosen } = shown;
  const path = `/batches/${batchId}/quizzes/${workId}`;
  return (
    <div className="grid gap-4">
      <Link to={`${path}/results`} className="link justify-self-start text-sm">
        {quizzes.results}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">
          <bdi>{title}</bdi>
        </h2>
        <p role="status" className="me-auto text-ink-soft">
          {fillText(words.count, counts)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Posting work={{ ...shown.posting, untold: shown.untold }} />
        </div>
      </div>
      <OutcomeNote outcome={outcome} />
      {chosen && essay ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <EssayList path={`${path}/marking`} questions={shown.questions} chosen={chosen.id} />
          <EssayPanel
            key={`${chosen.id} ${essay.mark.version}`}
            {...{ batchId, workId, chosen, essay, outcome }}
            {...{ previous: shown.previous, next: shown.next, toMark: shown.toMark }}
          />
        </div>
      ) : (
        <div className="card">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      )}
    </div>
  );
}

type EssayListProps = Pick<MarkingScreenProps, "questions"> & { path: string; chosen: string };

/** Who wrote, question after question; folded on a phone. */
function EssayList({ path, questions, chosen }: EssayListProps) {
  const { quizzes } = useClassFrame().words;
  const { marking: words, question } = quizzes;
  return (
    <nav aria-label={words.list} className="card max-h-64 overflow-y-auto lg:sticky lg:top-4 lg:max-h-[80dvh]">
      {questions.map((essays, at) => (
        <Fragment key={essays[0]?.id}>
          {questions.length > 1 && (
            <p className="border-b border-line bg-sunken px-3 py-1 text-sm font-semibold">
              {fillText(question.number, { number: at + 1 })}
            </p>
          )}
          <ul className="divide-y divide-line">
            {essays.map(({ id, name, points }) => (
              <li key={id}>
                <Link
                  to={`${path}?answer=${id}`}
                  aria-current={id === chosen ? "page" : undefined}
                  preventScrollReset
                  className="flex min-h-10 items-center justify-between gap-3 px-3 py-1.5 hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold max-md:min-h-11"
                >
                  <bdi className="min-w-0 truncate">{name}</bdi>
                  {points === null ? (
                    <Badge look="blue">{words.states.waiting}</Badge>
                  ) : (
                    <Badge look="green">{fillText(words.states.marked, { points })}</Badge>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
