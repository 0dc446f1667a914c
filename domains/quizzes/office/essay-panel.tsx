import { useRef } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { useGradingKeys } from "#domains/work/office/grading-keys.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MarkedField } from "#ui/office/marked-field.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { markingData, shownEssay } from "./marking-data.ts";
import { QuestionPicture, quizPicturePath } from "./question-picture.tsx";

type EssayPanelProps = Pick<ReturnType<typeof markingData>, "previous" | "next" | "toMark"> & {
  batchId: string;
  workId: string;
  chosen: NonNullable<ReturnType<typeof markingData>["chosen"]>;
  essay: ReturnType<typeof shownEssay>;
  outcome: Outcome | undefined;
};

/** One student's essay and its mark; everything by keyboard. */
export function EssayPanel({ batchId, workId, chosen, essay, outcome, previous, next, toMark }: EssayPanelProps) {
  const { quizzes, work } = useClassFrame().words;
  const { marking: words } = quizzes;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const pathOf = (id: string) => `/batches/${batchId}/quizzes/${workId}/marking?answer=${id}`;
  useGradingKeys(form, {
    previous: () => previous && navigate(pathOf(previous), { preventScrollReset: true }),
    next: () => next && navigate(pathOf(next), { preventScrollReset: true }),
  });
  const isThis = outcome?.refused !== undefined && outcome.typed?.answer === chosen.id;
  const typed: Partial<Record<string, string>> = isThis ? (outcome.typed ?? {}) : {};
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const { question, text, mark } = essay;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4" aria-labelledby="student">
      <div className="sticky top-0 z-[1] -mx-4 -mt-4 flex items-center gap-3 rounded-t-card border-b border-line bg-surface px-4 py-2">
        <h3 id="student" className="me-auto min-w-0 text-lg">
          <bdi className="block truncate [text-align:match-parent]">{chosen.name}</bdi>
        </h3>
        {previous && (
          <Link to={pathOf(previous)} preventScrollReset className="button button-quiet">
            {words.previous}
          </Link>
        )}
        {next && (
          <Link to={pathOf(next)} preventScrollReset className="button button-quiet">
            {words.next}
          </Link>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-6">
        <div className="grid content-start gap-3">
          <MarkedText text={question.text} look="font-semibold" />
          <QuestionPicture path={quizPicturePath(batchId, workId, chosen.questionId)} alt={question.pictureAlt} />
          <p className="text-sm text-ink-soft">
            {fillText(words.attempt, { number: chosen.number, time: chosen.at ?? "" })}
          </p>
          <p dir="auto" className="max-w-prose rounded-lg bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          {question.guide && (
            <section aria-label={words.guide} className="rounded-lg border border-line px-3 py-2">
              <p className="mb-1 text-sm text-ink-soft">{words.guide}</p>
              <MarkedText text={question.guide} />
            </section>
          )}
        </div>
        <ActForm
          name={`mark ${chosen.id}`}
          element={form}
          className="grid content-start gap-4 border-t border-line pt-4 xl:sticky xl:top-16 xl:self-start xl:border-t-0 xl:pt-0"
        >
          <input type="hidden" name="intent" value="mark" />
          <input type="hidden" name="answer" value={chosen.id} />
          <input type="hidden" name="seen" value={mark.version} />
          <input type="hidden" name="next" value={toMark ?? ""} />
          <div className="max-w-64">
            <Field
              label={words.points}
              name="points"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={typed.points ?? String(mark.points ?? "")}
              error={wrong.points}
              hint={fillText(words.pointsHint, { points: question.points })}
            />
          </div>
          <MarkedField
            label={words.comment}
            preview={work.form.reads}
            name="feedback"
            rows={5}
            maxLength={4000}
            dir="auto"
            defaultValue={typed.feedback ?? mark.comment}
            error={wrong.comment}
            hint={words.commentHint}
          />
          <SaveButtons hasNext={toMark !== null} />
          <p className="text-sm text-ink-faint max-md:hidden">{words.keys}</p>
        </ActForm>
      </div>
    </section>
  );
}

/** Ctrl and Enter press the first of them. */
function SaveButtons({ hasNext }: { hasNext: boolean }) {
  const { marking: words } = useClassFrame().words.quizzes;
  const isSending = useNavigation().state === "submitting";
  return (
    <div className="flex flex-wrap gap-2">
      {hasNext && (
        <button type="submit" name="then" value="next" disabled={isSending} className="button button-main">
          {words.saveNext}
        </button>
      )}
      <button
        type="submit"
        name="then"
        value="stay"
        disabled={isSending}
        className={`button ${hasNext ? "button-quiet" : "button-main"}`}
      >
        {words.save}
      </button>
    </div>
  );
}
