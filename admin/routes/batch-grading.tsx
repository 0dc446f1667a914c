import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { newGrade } from "#domains/work/contract.ts";
import { numberIn } from "#domains/work/office/assignment-fields.ts";
import { GradePanel } from "#domains/work/office/grade-panel.tsx";
import { StudentList } from "#domains/work/office/student-list.tsx";
import type { GradedHandIn } from "#domains/work/server/grade-work.ts";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-grading.ts";

function stateOf({ latest, grade }: GradedHandIn): "missing" | "in" | "graded" | "again" {
  const isGraded = grade !== null && grade.points !== null;
  if (isGraded) return latest && latest.handedInAt > grade.gradedAt ? "again" : "graded";
  return latest ? "in" : "missing";
}

/** One assignment's hand-ins, one student after another. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const { work, students } = await verbs.listHandIns(batchId, workId);
  const listed = students.map((student) => ({ ...student, is: stateOf(student) }));
  const asked = new URL(given.request.url).searchParams.get("student");
  const at = Math.max(0, asked ? listed.findIndex(({ enrolmentId }) => enrolmentId === asked) : firstToGrade(listed));
  const { timeZone } = site.content.company.hours;
  const student = listed[at];
  return {
    ...{ batchId, workId, title: work.title, points: work.points, rubric: work.rubric },
    students: listed.map(({ enrolmentId, name, is }) => ({ enrolmentId, name, is })),
    previous: listed[at - 1]?.enrolmentId ?? null,
    next: listed[at + 1]?.enrolmentId ?? null,
    student: student && {
      ...{ enrolmentId: student.enrolmentId, name: student.name, hasLeft: student.state === "withdrawn" },
      ...{ late: student.late, grade: student.grade && shownGrade(student.grade) },
      latest: student.latest && {
        ...{ text: student.latest.text, link: student.latest.link, version: student.latest.version },
        files: student.latest.files.map(({ id, name, size }) => ({ id, name, size })),
        at: shortTime(student.latest.handedInAt, new Date(), timeZone),
      },
    },
  };
}

const firstToGrade = (listed: { is: string }[]) => listed.findIndex(({ is }) => is === "in" || is === "again");

/** A grade as it is typed: the points before any deduction. */
function shownGrade({ points, latePoints, feedback, rubricPoints, version }: NonNullable<GradedHandIn["grade"]>) {
  return { points: points === null ? null : points + latePoints, feedback, rubric: rubricPoints ?? {}, version };
}

const actsOf = ({ batchId, workId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  grade: async ({ verbs, site }, form) => {
    const rubric = Object.fromEntries(
      Object.entries(form).flatMap(([name, text]) =>
        name.startsWith("rubric-") && text.trim() !== "" ? [[name.slice("rubric-".length), numberIn(text)]] : [],
      ),
    );
    const given = Object.values(rubric);
    const sum = given.length > 0 ? Math.round(given.reduce((one, other) => one + other, 0) * 100) / 100 : null;
    const points = form.points?.trim() ? numberIn(form.points) : sum;
    const feedback = (form.feedback ?? "").replaceAll("\r\n", "\n");
    const grade = newGrade.parse({ points, rubric, feedback });
    const enrolmentId = form.student ?? "";
    await verbs.gradeHandIn(batchId, { ...grade, workId, enrolmentId, seen: hiddenNumber(form.seen) });
    if (form.then === "next" && form.next) return redirect(`/batches/${batchId}/work/${workId}?student=${form.next}`);
    return site.messages.admin.work.grading.saved;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

/** A refusal because another member graded meanwhile is shown beside the current grade. */
export const shouldRevalidate = () => true;

export default function Grading({ loaderData, actionData }: Route.ComponentProps) {
  const { work } = useClassFrame().words;
  const { grading: words } = work;
  const { batchId, title, students, student } = loaderData;
  const graded = students.filter(({ is }) => is === "graded").length;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/work`} className="link justify-self-start text-sm">
        {work.back}
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">
          <bdi>{title}</bdi>
        </h2>
        <p role="status" className="text-ink-soft">
          {fillText(words.count, { graded, all: students.length })}
        </p>
      </div>
      <OutcomeNote outcome={actionData} />
      {student ? (
        <div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <StudentList {...loaderData} chosen={student.enrolmentId} />
          <GradePanel
            key={`${student.enrolmentId} ${student.grade?.version ?? 0}`}
            {...loaderData}
            student={student}
            outcome={actionData}
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
