import { MessageCircle } from "lucide-react";
import { Link } from "react-router";
import { StartClass } from "#domains/timetable/office/start-class.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { DuePanel, DueRow } from "./due-panel.tsx";
import type { shownClasses } from "./shown-classes.ts";

type TeachingProps = ReturnType<typeof shownClasses>;

/** The open tasks of a teacher: their classes of the week, hand-ins to grade, and students who fell behind. */
export function Teaching({ days, toGrade, behind }: Pick<TeachingProps, "days" | "toGrade" | "behind">) {
  const { today: words } = useFrame().words;
  const waiting = toGrade.reduce((sum, { handIns }) => sum + handIns, 0);
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <WeekPanel days={days} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-xl:order-first">
        <DuePanel
          title={words.toGrade.title}
          count={waiting > 0 ? fillCount(words.toGrade.count, waiting) : null}
          empty={words.toGrade.empty}
        >
          {toGrade.map(({ id, kind, title, batch, handIns }) => (
            <DueRow
              key={id}
              to={`/batches/${batch.id}/${kind === "quiz" ? `quizzes/${id}/marking` : `work/${id}`}`}
              title={title}
              text={batch.name}
              end={fillCount(words.toGrade.count, handIns)}
            />
          ))}
        </DuePanel>
        <DuePanel
          title={words.behind.title}
          count={behind.all > 0 ? fillCount(words.behind.count, behind.all) : null}
          empty={words.behind.empty}
        >
          {behind.first.map(({ id, person, batch, missed, share, write }) => (
            <DueRow
              key={id}
              to={`/batches/${batch.id}/progress`}
              title={person.name}
              text={`${batch.name}: ${whyBehind({ missed, share }, words.behind)}`}
              beside={write && <WriteTo address={write} name={person.name} />}
            />
          ))}
        </DuePanel>
      </div>
    </div>
  );
}

/** One press from a student's row to a message that is ready to be sent. */
function WriteTo({ address, name }: { address: string; name: string }) {
  const { behind: words } = useFrame().words.today;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={fillText(words.write, { name })}
      className="button button-quiet min-h-11 min-w-11 shrink-0 px-2"
    >
      <MessageCircle size={20} aria-hidden="true" />
    </a>
  );
}

type BehindWords = ReturnType<typeof useFrame>["words"]["today"]["behind"];

function whyBehind({ missed, share }: { missed: number; share: number | null }, words: BehindWords): string {
  if (missed > 1) return fillCount(words.missed, missed);
  return share === null ? words.never : fillText(words.share, { share: Math.round(share * 100) });
}

function WeekPanel({ days }: Pick<TeachingProps, "days">) {
  const { taught: words } = useFrame().words.today;
  return (
    <section className="card" aria-labelledby="taught">
      <h2 id="taught" className="px-4 pt-3.5 pb-2.5 text-lg">
        {words.title}
      </h2>
      {days.length === 0 && <p className="border-t border-line px-4 py-3 text-ink-soft">{words.empty}</p>}
      {days.length > 0 && !days[0]?.isToday && (
        <p className="border-t border-line px-4 py-3 text-ink-soft">{words.noneToday}</p>
      )}
      {days.map(({ key, isToday, day, classes }) => (
        <div key={key} className="border-t border-line">
          <h3 className={`px-4 pt-3 text-sm font-semibold ${isToday ? "text-ink" : "text-ink-soft"}`}>
            {isToday ? fillText(words.today, { day }) : day}
          </h3>
          <ul>
            {classes.map((one) => (
              <TaughtClass key={one.id} day={day} {...one} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

type TaughtClassProps = TeachingProps["days"][number]["classes"][number] & { day: string };

function TaughtClass({
  id,
  day,
  title,
  batch,
  phase,
  state,
  isToMark,
  mayStart,
  mayOpen,
  isInstead,
  opens,
  by,
  hours,
}: TaughtClassProps) {
  const { meetings, today } = useFrame().words;
  const { taught: words } = today;
  const path = `/batches/${batch.id}/attendance/${id}`;
  const named = <span className="sr-only">{`${batch.name}, ${day}, ${hours}`}</span>;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="min-w-44 flex-1">
        <span className={`block font-semibold ${phase === "cancelled" ? "line-through" : ""}`}>{hours}</span>
        <span className="block text-ink-soft">
          <bdi>{batch.name}</bdi>
          {title && (
            <span>
              {" · "}
              <bdi>{title}</bdi>
            </span>
          )}
        </span>
        {isInstead && <span className="block text-sm text-ink-faint">{words.standIn}</span>}
        {opens && <span className="block text-sm text-ink-faint">{fillText(words.standInFrom, { from: opens })}</span>}
        {by && <span className="block text-sm text-ink-faint">{fillText(words.by, { teacher: by })}</span>}
        {!mayOpen && !isInstead && <span className="block text-sm text-ink-faint">{words.notOpen}</span>}
      </p>
      {state && <Badge look={phase === "open" ? "green" : "red"}>{state}</Badge>}
      {phase === "over" && isToMark && <Badge look="amber">{words.unmarked}</Badge>}
      {mayOpen && (
        <span className="flex flex-wrap gap-2">
          {mayStart && (
            <StartClass batchId={batch.id} classId={id} label={meetings.start} named={`${batch.name}, ${hours}`} />
          )}
          {phase !== "cancelled" && (
            <Link to={path} className={`button ${isToMark && !mayStart ? "button-main" : "button-quiet"}`}>
              {words.attendance} {named}
            </Link>
          )}
          <Link to={`${path}/materials`} className="button button-quiet">
            {words.materials} {named}
          </Link>
        </span>
      )}
    </li>
  );
}
