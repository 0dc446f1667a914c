import { Link, NavLink, Outlet } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { meetingTroubles } from "#domains/timetable/contract.ts";
import { StartClass } from "#domains/timetable/office/start-class.tsx";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, wholeDay } from "#shared/formats/class-time.ts";
import { Badge } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useMember } from "#ui/office/member.ts";
import type { Route } from "./+types/class.ts";

/** A class: its time and teacher, above its attendance and materials. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, classId } = given.params;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { batch } = await verbs.showClass(batchId);
  const { batchClass, phase } = await verbs.showAttendance(batchId, classId);
  const { canStart, isMade } = await verbs.showStart(batchId, classId);
  const asked = new URL(given.request.url).searchParams.get("meeting");
  const { id, title, teacher, startsAt, endsAt } = batchClass;
  return {
    batch: { id: batch._id, name: batch.name },
    batchClass: { id, title, teacher },
    phase,
    canStart,
    /** What kept the meeting from being made, until it is there. */
    trouble: isMade ? undefined : meetingTroubles.find((trouble) => trouble === asked),
    day: wholeDay(startsAt, timeZone, lang),
    hours: `${clockTime(startsAt, timeZone, lang)} – ${clockTime(endsAt, timeZone, lang)}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.day} | ${loaderData.batch.name}` },
];

const tabClass =
  "inline-flex min-h-10 items-center border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink max-md:min-h-11";

export default function Class({
  loaderData: { batch, batchClass, phase, canStart, trouble, day, hours },
}: Route.ComponentProps) {
  const { attendance: words, meetings } = useClassFrame().words;
  const { may } = useMember();
  const path = `/batches/${batch.id}/attendance/${batchClass.id}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header>
        <Link to={`/batches/${batch.id}/attendance`} className="link text-sm">
          {fillText(words.back, { batch: batch.name })}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl">{day}</h1>
          {phase === "open" && <Badge look="green">{words.now}</Badge>}
          {phase === "cancelled" && <Badge look="red">{words.cancelled}</Badge>}
        </div>
        <p className="mt-1 text-ink-soft">
          {hours}, <bdi>{fillText(words.with, { teacher: batchClass.teacher })}</bdi>
          {batchClass.title && (
            <span>
              {": "}
              <bdi>{batchClass.title}</bdi>
            </span>
          )}
        </p>
        {phase === "open" && trouble && (
          <p role="alert" className="mt-3 max-w-prose border-s-4 border-danger ps-3">
            {meetings.troubles[trouble]}
          </p>
        )}
        {phase === "open" && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4">
            {canStart && <StartClass batchId={batch.id} classId={batchClass.id} label={meetings.start} />}
            {(!canStart || trouble) && may.includes("setMeeting") && (
              <Link to={`/batches/${batch.id}/timetable#meeting`} className="link inline-flex min-h-11 items-center">
                {meetings.addLink}
              </Link>
            )}
          </p>
        )}
        <nav aria-label={words.tabsLabel} className="mt-3 border-b border-line">
          <ul className="flex gap-1 overflow-x-auto">
            <li>
              <NavLink to={path} end className={tabClass}>
                {words.tabs.sheet}
              </NavLink>
            </li>
            <li>
              <NavLink to={`${path}/materials`} className={tabClass}>
                {words.tabs.materials}
              </NavLink>
            </li>
            {phase === "open" && (
              <li>
                <Link to={`${path}/code`} className={tabClass}>
                  {words.tabs.code}
                </Link>
              </li>
            )}
          </ul>
        </nav>
      </header>
      <Outlet />
    </div>
  );
}
