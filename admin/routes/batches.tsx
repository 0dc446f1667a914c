import { Link } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { Empty } from "#ui/empty.tsx";
import { List } from "#ui/office/list.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/batches.ts";

const groups = ["running", "coming", "ended"] as const;
/** How many of the ended batches are listed at first, the last to end. */
const mostEnded = 20;

/** All batches, or a teacher's own, by whether they run; of many that have ended the last, unless all are asked for. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const { batchIds } = access.member;
  const maySeeAll = office.allowedVerbs(access.member).includes("listBatches");
  const batches = maySeeAll
    ? await verbs.listBatches()
    : (await Promise.all(batchIds.map((id) => verbs.showClass(id)))).map(({ batch }) => batch);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const today = dayOf(new Date(), timeZone);
  const groupOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => {
    if (endDate < today) return "ended";
    return startDate <= today ? "running" : "coming";
  };
  const ended = batches.filter((batch) => groupOf(batch) === "ended");
  const wantsAll = new URL(given.request.url).searchParams.has("ended") || ended.length <= mostEnded;
  const byEnd = ended.toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1));
  const leftOut = new Set(wantsAll ? [] : byEnd.slice(mostEnded));
  return {
    ended: wantsAll ? null : ended.length,
    batches: batches
      .filter((batch) => !leftOut.has(batch))
      .map((batch) => {
        const { _id: id, name, instructor, schedule, timing, startDate, endDate, enrolled, seats, isHidden } = batch;
        const dates = { startDate, endDate, group: groupOf(batch) };
        const hours = { schedule: daysIn(lang, schedule), timing: timingIn(lang, timing, timeZone) };
        return { id, name, instructor, ...hours, ...dates, enrolled, seats, isHidden };
      }),
    withoutDates: maySeeAll ? coursesWithoutDates(site.content.courses, batches, today) : [],
  };
}

/** The courses whose pages offer no batch that runs or comes, each with its last one. */
function coursesWithoutDates(
  courses: { id: string; title: string }[],
  batches: { _id: string; courseId: string; name: string; endDate: string; isHidden: boolean }[],
  today: string,
) {
  const byCourse = Map.groupBy(batches, ({ courseId }) => courseId);
  return courses.flatMap(({ id, title }) => {
    const own = byCourse.get(id) ?? [];
    if (own.some(({ endDate, isHidden }) => endDate >= today && !isHidden)) return [];
    const last = own.toSorted((one, other) => (one.endDate < other.endDate ? 1 : -1))[0];
    return [{ id, title, last: last ? { id: last._id, name: last.name, endDate: last.endDate } : null }];
  });
}

type WithoutDates = ReturnType<typeof coursesWithoutDates>;

export const meta = screenTitle(({ batches }) => batches.title);

export default function Batches({ loaderData: { batches, ended, withoutDates } }: Route.ComponentProps) {
  const { lang } = useFrame().language;
  const { batches: words } = useFrame().words;
  const { columns } = words;
  const { may } = useMember();
  return (
    <div className="p-4 md:p-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{words.title}</h1>
        {may.includes("addBatch") && (
          <Link to="/batches/new" className="button button-main">
            {words.settings.new}
          </Link>
        )}
      </header>
      {batches.length === 0 && <Empty title={words.empty} text={words.text} />}
      {withoutDates.length > 0 && may.includes("copyBatch") && <WithoutDates courses={withoutDates} />}
      {groups.map((group) => {
        const shown = batches.filter((batch) => batch.group === group);
        if (shown.length === 0) return null;
        return (
          <section key={group} className="mt-5">
            <h2 className="text-lg">{words.groups[group]}</h2>
            <List
              rows={shown}
              keyOf={({ id }) => id}
              look="mt-2 table-fixed"
              opens={{
                title: columns.batch,
                row: ({ id, name, schedule, timing, isHidden }) => ({
                  to: `/batches/${id}`,
                  name,
                  detail: `${isHidden ? `${words.life.hidden}: ` : ""}${schedule}${commaIn(lang)}${timing}`,
                }),
              }}
              columns={[
                { title: columns.teacher, look: "max-md:hidden", cell: ({ instructor }) => <bdi>{instructor}</bdi> },
                {
                  title: columns.dates,
                  look: "max-md:hidden",
                  cell: ({ startDate, endDate }) =>
                    fillText(words.dates, { from: shortDay(startDate, lang), until: shortDay(endDate, lang) }),
                },
                {
                  title: columns.seats,
                  look: "w-24 text-end!",
                  cellLook: "font-semibold",
                  cell: ({ enrolled, seats }) => fillText(words.seats, { taken: enrolled, seats }),
                },
              ]}
            />
            {group === "ended" && ended !== null && (
              <Link to="?ended" preventScrollReset className="button button-plain mt-1">
                {fillText(words.allEnded, { count: ended })}
              </Link>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** The courses that have no dates, each with the way to the next ones. */
function WithoutDates({ courses }: { courses: WithoutDates }) {
  const { lang } = useFrame().language;
  const { noneComing: words } = useFrame().words.batches;
  return (
    <section className="card mt-5 grid gap-3 p-4" aria-labelledby="without-dates">
      <h2 id="without-dates" className="text-lg">
        {words.title}
      </h2>
      <p className="text-ink-soft">{words.text}</p>
      <ul className="divide-y divide-line">
        {courses.map(({ id, title, last }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0">
              <bdi className="font-semibold">{title}</bdi>
              <span className="block text-ink-soft">
                {last ? fillText(words.last, { batch: last.name, day: shortDay(last.endDate, lang) }) : words.never}
              </span>
            </span>
            <Link
              to={last ? `/batches/${last.id}/settings#batch-life` : `/batches/new?course=${id}`}
              className="button button-quiet"
            >
              {last ? fillText(words.copy, { batch: last.name }) : words.add}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
