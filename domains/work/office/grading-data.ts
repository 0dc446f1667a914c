import { givenIn } from "#domains/work/rules/given.ts";
import type { GradedHandIn, listHandIns } from "#domains/work/server/grade-work.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shortTime } from "#ui/office/times.ts";

/** An assignment's hand-ins with the asked student's in full; without one, with the first that waits for a grade. */
export function gradingData(
  { work, students, untold, comments }: Awaited<ReturnType<typeof listHandIns>>,
  asked: string | null,
  { now, timeZone, lang }: { now: Date; timeZone: string; lang: Locale },
) {
  const listed = students.map((student) => ({ ...student, is: stateOf(student) }));
  const at = Math.max(0, asked ? listed.findIndex(({ enrolmentId }) => enrolmentId === asked) : firstToGrade(listed));
  const student = listed[at];
  return {
    ...{ title: work.title, points: work.points, rubric: work.rubric, comments },
    posting: { id: work.id, title: work.title, isPosted: work.gradesPostedAt !== null, untold },
    students: listed.map(({ enrolmentId, name, is }) => ({ enrolmentId, name, is })),
    previous: listed[at - 1]?.enrolmentId ?? null,
    next: listed[at + 1]?.enrolmentId ?? null,
    /** The next one who waits for a grade: below, else again from the top. */
    toGrade: [...listed.slice(at + 1), ...listed.slice(0, at)].find(waits)?.enrolmentId ?? null,
    student: student && {
      ...{ enrolmentId: student.enrolmentId, name: student.name, hasLeft: student.state === "withdrawn" },
      ...{ late: student.late, grade: student.grade && shownGrade(student.grade) },
      latest: student.latest && {
        ...{ text: student.latest.text, link: student.latest.link, version: student.latest.version },
        at: shortTime(student.latest.handedInAt, now, timeZone, lang),
      },
    },
  };
}

function stateOf({ latest, grade }: GradedHandIn): "missing" | "in" | "graded" | "excused" | "again" {
  if (givenIn(grade) === "excused") return "excused";
  const isGraded = grade !== null && grade.points !== null;
  if (isGraded) return latest && latest.handedInAt > grade.gradedAt ? "again" : "graded";
  return latest ? "in" : "missing";
}

const waits = ({ is }: { is: string }) => is === "in" || is === "again";
const firstToGrade = (listed: { is: string }[]) => listed.findIndex(waits);

/** A grade as it is typed: the points before any deduction. */
function shownGrade({ latePoints, feedback, rubricPoints, version, ...mark }: NonNullable<GradedHandIn["grade"]>) {
  const given = givenIn(mark);
  const points = typeof given === "number" ? given + latePoints : null;
  return { points, isExcused: given === "excused", feedback, rubric: rubricPoints ?? {}, version };
}
