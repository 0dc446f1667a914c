import { requireStudent } from "#classroom/request/student.ts";
import { AttendancePage } from "#domains/attendance/classroom/attendance-page.tsx";
import { wholeDay } from "#shared/formats/class-time.ts";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import type { Route } from "./+types/attendance.ts";

/** A student's attendance, by batch. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const found = await services.showOwnAttendance(user);
  return {
    batches: found.map(({ share, classes, ...batch }) => ({
      ...batch,
      share: share === null ? null : Math.round(share * 100),
      classes: classes.map(({ startsAt, ...one }) => ({
        ...one,
        day: wholeDay(startsAt, timeZone, lang),
      })),
    })),
  };
}

export const meta: Route.MetaFunction = pageTitle(({ attendance }) => attendance.own.title);

export default function Attendance({ loaderData }: Route.ComponentProps) {
  return <AttendancePage {...loaderData} />;
}
