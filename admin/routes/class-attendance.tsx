import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { attendanceSheet } from "#domains/attendance/contract.ts";
import { MarkSheet } from "#domains/attendance/office/mark-sheet.tsx";
import { opensAt } from "#domains/attendance/rules/class-attendance.ts";
import { fillText } from "#shared/fill-text.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useMember } from "#ui/office/member.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/class-attendance.ts";

/** The attendance of a class. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, classId } = given.params;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const { batchClass, phase, students } = await verbs.showAttendance(batchId, classId);
  const owing = new Map((await verbs.listClassOwing(batchId)).map(({ enrolmentId, days }) => [enrolmentId, days]));
  return {
    ...{ batchId, classId, phase },
    /** For a sheet sent without scripts. */
    sheetId: crypto.randomUUID(),
    opens: shortTime(opensAt(batchClass), now, timeZone, lang),
    students: students.map(({ history, ...student }) => ({
      ...student,
      owedDays: owing.get(student.enrolmentId) ?? 0,
      history: history.map(({ at, ...change }) => ({ ...change, at: shortTime(at, now, timeZone, lang) })),
    })),
  };
}

/** The form as sent without scripts: a field `mark:<enrolment>` and `seen:<enrolment>` for each student. */
const save =
  (batchId: string, classId: string): Act =>
  async ({ verbs, site }, { sheet, ...form }) => {
    const marks = Object.entries(form).flatMap(([name, mark]) => {
      const [kind, enrolmentId = ""] = name.split(":");
      return kind === "mark" ? [{ enrolmentId, mark, seen: form[`seen:${enrolmentId}`] || null }] : [];
    });
    const parsed = attendanceSheet.parse({ id: sheet, marks });
    const { conflicts } = await verbs.saveAttendance(batchId, { classId, ...parsed });
    const { sheet: words, marks: names } = site.messages.admin.attendance;
    const kept = conflicts.map(({ name, mark, now, by }) =>
      fillText(words.kept, {
        by: by ?? words.student,
        name,
        now: now ? names[now].toLowerCase() : words.nobody,
        mark: names[mark].toLowerCase(),
      }),
    );
    return [words.sent, ...kept].join(" ");
  };

export const action = (given: Route.ActionArgs) =>
  act(given, { save: save(given.params.batchId, given.params.classId) });

export default function ClassAttendance({ loaderData, actionData }: Route.ComponentProps) {
  const { talk } = useClassFrame().words;
  const { may } = useMember();
  return (
    <>
      <OutcomeNote outcome={actionData} />
      <MarkSheet key={loaderData.classId} {...loaderData} />
      {may.includes("announce") && loaderData.phase !== "early" && (
        <p className="mt-4">
          <Link
            to={`/announcements/new?batch=${loaderData.batchId}&class=${loaderData.classId}&group=absent`}
            className="link inline-flex min-h-11 items-center"
          >
            {talk.toAbsent}
          </Link>
        </p>
      )}
    </>
  );
}
