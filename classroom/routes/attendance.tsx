import { Link } from "react-router";
import { requireStudent } from "#classroom/request/student.ts";
import { OwnMark } from "#domains/attendance/classroom/own-mark.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dayInWords } from "#shared/formats/class-time.ts";
import { pageTitle, useFrame } from "#ui/classroom/frame.ts";
import { Empty } from "#ui/empty.tsx";
import type { Route } from "./+types/attendance.ts";

const order = ["present", "late", "absent", "excused"] as const;

/** A student's attendance, by batch. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const found = await services.showOwnAttendance(user);
  return {
    batches: found.map(({ share, classes, ...batch }) => ({
      ...batch,
      share: share === null ? null : Math.round(share * 100),
      classes: classes.map(({ startsAt, ...one }) => ({ ...one, day: dayInWords(startsAt, timeZone) })),
    })),
  };
}

export const meta: Route.MetaFunction = pageTitle(({ presence }) => presence.attendance.title);

export default function Attendance({ loaderData: { batches } }: Route.ComponentProps) {
  const { attendance: words, marks } = useFrame().words.presence;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {batches.length === 0 && (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      )}
      {batches.map(({ id, batch, share, counts, classes }) => (
        <section key={id} className="card mt-6" aria-labelledby={`batch-${id}`}>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 px-4 pt-4 pb-3">
            <div>
              <h2 id={`batch-${id}`} className="text-xl">
                <bdi>{batch}</bdi>
              </h2>
              <p className="mt-1 text-ink-soft">
                {order
                  .filter((mark) => counts[mark] > 0)
                  .map((mark) => fillText(words.counted, { count: counts[mark], mark: marks[mark].toLowerCase() }))
                  .join(", ")}
              </p>
            </div>
            {share !== null && (
              <p className="text-ink-soft">
                <span className="font-display text-3xl font-bold text-ink">{fillText(words.share, { share })}</span>{" "}
                {words.there}
              </p>
            )}
          </div>
          <ul>
            {classes.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2">
                <Link to={`/classes/${one.id}`} className="link min-w-52 flex-1">
                  <span className="font-semibold">{one.day}</span>
                  {one.title && (
                    <span className="ml-2 text-ink-soft">
                      <bdi>{one.title}</bdi>
                    </span>
                  )}
                </Link>
                <span className="text-sm text-ink-soft">{words.sources[one.source]}</span>
                <OwnMark mark={one.mark} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {batches.length > 0 && <p className="mt-4 text-ink-soft">{words.rule}</p>}
    </>
  );
}
