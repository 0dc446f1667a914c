import { data, redirect } from "react-router";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { JoinPage } from "#domains/attendance/classroom/join-page.tsx";
import { hour } from "#shared/durations.ts";
import { clockTime, dayOf } from "#shared/formats/class-time.ts";
import { hoursOf, momentAndZone, spokenZone } from "#shared/formats/spoken-zone.ts";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import type { Route } from "./+types/join.ts";

/** Leads a student into the meeting of a class and marks them as present; otherwise shows the reason. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  // A prefetch is not an arrival.
  if (given.request.headers.get("sec-purpose")?.includes("prefetch")) throw new Response(null, { status: 503 });
  const joined = await services.joinClass(user, given.params.classId).catch(refusePage);
  if (joined.is === "joined") throw redirect(joined.address, 303);
  const { id, batch, teacher, title, startsAt, endsAt, opensAt } = joined.shown;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const wait = opensAt.getTime() - now.getTime();
  const isToday = dayOf(opensAt, timeZone) === dayOf(now, timeZone);
  const isSoon = joined.is === "early" && wait <= hour;
  const shown = {
    ...{ is: joined.is, isSoon, id, batch, teacher, title },
    when: hoursOf({ startsAt, endsAt }, timeZone, lang),
    opens: {
      /** Milliseconds until the class opens, by the server's clock. */
      wait: Math.max(0, wait),
      time: isToday
        ? `${clockTime(opensAt, timeZone, lang)} ${spokenZone(opensAt, timeZone, lang)}`
        : momentAndZone(opensAt, timeZone, "without year", lang),
    },
  };
  // By a header, so that it works without scripts.
  const again = isSoon ? Math.ceil(wait / 1000) + 1 : untilNextTry;
  return data(shown, { headers: isSoon || joined.is === "preparing" ? { Refresh: String(again) } : {} });
}

/** Seconds after which the page asks again for a meeting that could not be made. */
const untilNextTry = 15;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = pageTitle(({ attendance }) => attendance.join.title);

export default function Join({ loaderData }: Route.ComponentProps) {
  return <JoinPage {...loaderData} />;
}
