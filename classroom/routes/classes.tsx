import { Link } from "react-router";
import { requireStudent } from "#classroom/request/student.ts";
import { ClassRow } from "#domains/portal/classroom/class-row.tsx";
import type { OwnClass } from "#domains/portal/server/own-classes.ts";
import { fillText } from "#shared/fill-text.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import type { Route } from "./+types/classes.ts";

/** Number of coming classes that are unfolded. */
const shownFirst = 6;

/** A student's classes, of all batches. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  return { ...(await services.listOwnClasses(user)), zone: spokenZone(new Date(), timeZone, lang) };
}

export const meta: Route.MetaFunction = pageTitle(({ classes }) => classes.title);

export default function Classes({ loaderData: { coming, past, zone } }: Route.ComponentProps) {
  const { classes: words } = useFrame().words;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {coming.length + past.length === 0 ? (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">
            {fillText(words.zone, { zone })}{" "}
            <Link to="/morning-email" className="link">
              {words.morning}
            </Link>
          </p>
          <section className="mt-6">
            <h2 className="text-xl">{words.next}</h2>
            {coming.length === 0 && <p className="mt-2 text-ink-soft">{words.nothingAhead}</p>}
            <ClassRows list={coming.slice(0, shownFirst)} />
          </section>
          <FoldedClasses title={words.later} list={coming.slice(shownFirst)} />
          <FoldedClasses title={words.past} list={past} />
        </>
      )}
    </>
  );
}

function ClassRows({ list }: { list: OwnClass[] }) {
  return (
    <ul className="card mt-3 divide-y divide-line empty:hidden">
      {list.map((one) => (
        <ClassRow key={one.id} {...one} />
      ))}
    </ul>
  );
}

const monthsOf = (list: OwnClass[]) =>
  [...new Set(list.map(({ month }) => month))].map((month) => {
    return { month, classes: list.filter((one) => one.month === month) };
  });

/** Classes by month, each month folded away. */
function FoldedClasses({ title, list }: { title: string; list: OwnClass[] }) {
  const { classes: words } = useFrame().words;
  if (list.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="text-xl">{title}</h2>
      {monthsOf(list).map(({ month, classes }) => (
        <details key={month} className="mt-2">
          <summary className="min-h-11 content-center font-semibold">
            {fillText(words.month, { month, count: classes.length })}
          </summary>
          <ClassRows list={classes} />
        </details>
      ))}
    </section>
  );
}
