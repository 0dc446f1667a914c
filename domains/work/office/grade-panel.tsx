import { useRef } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import type { SeenFile } from "#domains/work/server/seen-files.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MarkedField } from "#ui/office/marked-field.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { CommentChoice } from "./comment-choice.tsx";
import { useGradingKeys } from "./grading-keys.ts";
import { HandInFiles } from "./hand-in-files.tsx";

type GradedStudent = {
  enrolmentId: string;
  name: string;
  hasLeft: boolean;
  late: { days: number; penalty: number };
  grade: {
    points: number | null;
    isExcused: boolean;
    feedback: string;
    rubric: Record<string, number>;
    version: number;
  } | null;
  latest: {
    text: string;
    link: string;
    version: number;
    at: string;
  } | null;
};

type GradePanelProps = {
  batchId: string;
  workId: string;
  points: number;
  rubric: { id: string; title: string; points: number }[];
  previous: string | null;
  next: string | null;
  /** The next student who waits for a grade. */
  toGrade: string | null;
  /** The files of the student's hand-in. */
  files: SeenFile[];
  /** Feedback to use again. */
  comments: string[];
  student: GradedStudent;
  outcome: Outcome | undefined;
};

/** One student's hand-in, and its grade; everything by keyboard. */
export function GradePanel(props: GradePanelProps) {
  const { batchId, workId, points, rubric, previous, next, toGrade, files, comments, student, outcome } = props;
  const { grading: words, form: texts } = useClassFrame().words.work;
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const pathOf = (enrolmentId: string) => `/batches/${batchId}/work/${workId}?student=${enrolmentId}`;
  useGradingKeys(form, {
    previous: () => previous && navigate(pathOf(previous), { preventScrollReset: true }),
    next: () => next && navigate(pathOf(next), { preventScrollReset: true }),
  });
  const isThis = outcome?.refused !== undefined && outcome.typed?.student === student.enrolmentId;
  const typed: Partial<Record<string, string>> = isThis ? (outcome.typed ?? {}) : {};
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const { grade, late } = student;
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4" aria-labelledby="student">
      <div className="sticky top-0 z-[1] -mx-4 -mt-4 flex items-center gap-3 rounded-t-card border-b border-line bg-surface px-4 py-2">
        <h3 id="student" className="me-auto min-w-0 text-lg">
          <bdi className="block truncate [text-align:match-parent]">{student.name}</bdi>
          {student.hasLeft && <span className="block text-base font-normal text-ink-faint">({words.left})</span>}
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
        <HandedIn batchId={batchId} student={student} files={files} />
        <ActForm
          name={`grade ${student.enrolmentId}`}
          element={form}
          className="grid gap-4 border-t border-line pt-4 xl:sticky xl:top-16 xl:self-start xl:border-t-0 xl:pt-0"
        >
          <input type="hidden" name="intent" value="grade" />
          <input type="hidden" name="student" value={student.enrolmentId} />
          <input type="hidden" name="seen" value={grade?.version ?? 0} />
          <input type="hidden" name="next" value={toGrade ?? ""} />
          <RubricFields rubric={rubric} given={grade?.rubric ?? {}} typed={typed} wrong={wrong} />
          <div className="max-w-64">
            <Field
              label={words.points}
              name="points"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed.points ?? String(grade?.points ?? "")}
              error={wrong.points}
              hint={fillText(late.penalty > 0 ? words.pointsLate : words.pointsHint, { points, penalty: late.penalty })}
            />
          </div>
          <ExcuseBox grade={grade} typed={typed} />
          <MarkedField
            label={words.feedback}
            preview={texts.reads}
            name="feedback"
            rows={5}
            maxLength={20_000}
            dir="auto"
            defaultValue={typed.feedback ?? grade?.feedback ?? ""}
            error={wrong.feedback}
          />
          <CommentChoice form={form} comments={comments} />
          <SaveButtons hasNext={toGrade !== null} />
          <p className="text-sm text-ink-faint max-md:hidden">{words.keys}</p>
        </ActForm>
      </div>
    </section>
  );
}

type HandedInProps = Pick<GradePanelProps, "batchId" | "student" | "files">;

function HandedIn({ batchId, student: { latest, late }, files }: HandedInProps) {
  const { grading: words } = useClassFrame().words.work;
  if (!latest) return <p className="text-ink-soft">{words.nothing}</p>;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <span>
          {fillText(words.handedIn, { time: latest.at })}
          {latest.version > 1 && <span>{`, ${fillText(words.version, { version: latest.version })}`}</span>}
        </span>
        {late.days > 0 ? (
          <Badge look="red">{fillCount(words.late, late.days)}</Badge>
        ) : (
          <Badge look="green">{words.inTime}</Badge>
        )}
        {late.penalty > 0 && <span>{fillText(words.penalty, { points: late.penalty })}</span>}
      </p>
      {latest.text && <MarkedText text={latest.text} look="max-w-prose rounded-lg bg-sunken px-3 py-2" />}
      {latest.link && (
        <p>
          {words.link}:{" "}
          <a href={latest.link} target="_blank" rel="noopener noreferrer nofollow" className="link" dir="ltr">
            {latest.link}
          </a>
        </p>
      )}
      {files.length > 0 && <HandInFiles batchId={batchId} files={files} />}
    </div>
  );
}

type RubricFieldsProps = Pick<GradePanelProps, "rubric"> & {
  given: Record<string, number>;
  typed: Partial<Record<string, string>>;
  wrong: Record<string, string>;
};

function RubricFields({ rubric, given, typed, wrong }: RubricFieldsProps) {
  const { grading: words } = useClassFrame().words.work;
  if (rubric.length === 0) return null;
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-display font-bold">{words.rubric}</legend>
      {rubric.map(({ id, title, points: most }, at) => (
        <Field
          key={id}
          label={
            <>
              {at < 9 && <span className="key me-1.5">{at + 1}</span>}
              <bdi>{title}</bdi>
            </>
          }
          hint={fillText(words.of, { points: most })}
          error={wrong[id] ?? wrong[`rubric.${id}`]}
          name={`rubric-${id}`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed[`rubric-${id}`] ?? String(given[id] ?? "")}
        />
      ))}
    </fieldset>
  );
}

/** Excuses the student from the work: points beside it then count nothing. */
function ExcuseBox({ grade, typed }: Pick<GradedStudent, "grade"> & { typed: Partial<Record<string, string>> }) {
  const { grading: words } = useClassFrame().words.work;
  const isExcused = typed.student ? typed.excused === "yes" : grade?.isExcused === true;
  return (
    <label className="flex min-h-9 items-center gap-2 max-md:min-h-11">
      <input type="checkbox" name="excused" value="yes" defaultChecked={isExcused} className="size-5 shrink-0" />
      {words.excuse}
    </label>
  );
}

/** Ctrl and Enter press the first of them. */
function SaveButtons({ hasNext }: { hasNext: boolean }) {
  const { grading: words } = useClassFrame().words.work;
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
