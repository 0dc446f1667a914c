import { act } from "#classroom/request/act.ts";
import { requireStudent } from "#classroom/request/student.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayInWords } from "#shared/formats/class-time.ts";
import { CalendarAddress } from "#ui/calendar-address.tsx";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import type { Route } from "./+types/calendar.ts";

/** The address at which a student's own calendar reads their classes. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const since = await services.showOwnCalendar(user);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  return {
    since:
      since &&
      fillText(site.messages.classroom.calendar.since, { day: dayInWords(since, timeZone, "with year", lang) }),
  };
}

export const action = (given: Route.ActionArgs) =>
  act(given, {
    "make calendar": async ({ services, user }) => ({ shown: await services.makeOwnCalendar(user) }),
    "end calendar": async ({ services, user, site }) => {
      await services.revokeOwnCalendar(user);
      return site.messages.classroom.calendar.revoked;
    },
  });

export const meta: Route.MetaFunction = pageTitle(({ calendar }) => calendar.title);

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar: words } = useFrame().words;
  return (
    <div className="grid max-w-3xl gap-5">
      <h1 className="text-3xl">{words.page}</h1>
      <OutcomeNote outcome={actionData} />
      <CalendarAddress words={words} since={loaderData.since} fresh={actionData?.shown} />
    </div>
  );
}
