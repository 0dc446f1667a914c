import { Link } from "react-router";
import type { SeenFile } from "#domains/work/server/seen-files.ts";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { GradePanel } from "./grade-panel.tsx";
import type { gradingData } from "./grading-data.ts";
import { Posting } from "./posting.tsx";
import { StudentList } from "./student-list.tsx";

type GradingScreenProps = ReturnType<typeof gradingData> & {
  batchId: string;
  workId: string;
  files: SeenFile[];
  outcome: Outcome | undefined;
};

/** One assignment's hand-ins, one student after another. */
export function GradingScreen({ outcome, ...shown }: GradingScreenProps) {
  const { work } = useClassFrame().words;
  const { grading: words } = work;
  const { batchId, title, students, student } = shown;
  const graded = students.filter(({ is }) => is === "graded" || is === "excused").length;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/work`} className="link justify-self-start text-sm">
        {work.back}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">
          <bdi>{title}</bdi>
        </h2>
        <p role="status" className="me-auto text-ink-soft">
          {fillText(words.count, { graded, all: students.length })}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Posting work={shown.posting} />
        </div>
      </div>
      <OutcomeNote outcome={outcome} />
      {student ? (
        <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <StudentList {...shown} chosen={student.enrolmentId} />
          <GradePanel
            key={`${student.enrolmentId} ${student.grade?.version ?? 0}`}
            {...shown}
            student={student}
            outcome={outcome}
          />
        </div>
      ) : (
        <div className="card">
          <Empty title={words.nobody} />
        </div>
      )}
    </div>
  );
}
