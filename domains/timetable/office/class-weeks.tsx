import type { TeacherChoice } from "#domains/staff/office/teacher-fields.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { MarkedLine } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { ClassForm, type ShownClass } from "./class-form.tsx";
import { StartClass } from "./start-class.tsx";

export type ShownWeek = { monday: string; name: string; classes: ShownClass[] };

type ClassWeeksProps = {
  coming: ShownWeek[];
  past: ShownWeek[];
  zone: string;
  batchId: string;
  mayChange: boolean;
  /** The number of students who are told of a change. */
  people: number;
  teachers: TeacherChoice[];
  outcome: Outcome | undefined;
};

const countOf = (weeks: ShownWeek[]) => weeks.reduce((sum, { classes }) => sum + classes.length, 0);

/** The classes of a batch, week by week; past ones are folded. */
export function ClassWeeks({ coming, past, zone, ...rest }: ClassWeeksProps) {
  const { list: words } = useClassFrame().words.timetable;
  const [ahead, over] = [countOf(coming), countOf(past)];
  return (
    <section className="card min-w-0" aria-labelledby="classes">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-2.5">
        <h2 id="classes" className="text-lg">
          {words.title}
        </h2>
        {ahead + over > 0 && (
          <p className="text-sm text-ink-faint">
            {fillCount(words.count, ahead + over)}. {fillText(words.zone, { zone })}
          </p>
        )}
      </header>
      {ahead + over === 0 && <Empty title={words.empty} text={words.text} />}
      {over > 0 && (
        <details className="border-t border-line">
          <summary className="link px-4 py-2 text-sm">{fillCount(words.past, over)}</summary>
          {past.map((week) => (
            <Week key={week.monday} week={week} {...rest} />
          ))}
        </details>
      )}
      {coming.map((week) => (
        <Week key={week.monday} week={week} {...rest} />
      ))}
    </section>
  );
}

type WeekProps = Pick<ClassWeeksProps, "batchId" | "mayChange" | "people" | "teachers" | "outcome"> & {
  week: ShownWeek;
};

function Week({ week, batchId, mayChange, people, teachers, outcome }: WeekProps) {
  const { meetings, timetable } = useClassFrame().words;
  const { list: words } = timetable;
  return (
    <section
      className="border-t border-line [contain-intrinsic-size:auto_14rem] [content-visibility:auto] print:[content-visibility:visible]"
      aria-label={fillText(words.week, { day: week.name })}
    >
      <h3 className="bg-sunken px-4 py-1.5 text-sm font-semibold text-ink-soft">
        {fillText(words.week, { day: week.name })}
      </h3>
      <ul className="divide-y divide-line">
        {week.classes.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 px-4 py-2.5">
            <ClassRow one={one} />
            {one.isOpen && (
              <StartClass
                batchId={batchId}
                classId={one.id}
                label={meetings.start}
                className="button button-main my-1"
              />
            )}
            {mayChange && <ClassForm one={one} people={people} teachers={teachers} outcome={outcome} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What staff wrote about a class. */
function Line({ text, look = "" }: { text: string; look?: string }) {
  return (
    <bdi className={`block ${look}`}>
      <MarkedLine text={text} />
    </bdi>
  );
}

function ClassRow({ one }: { one: ShownClass }) {
  const { list: words } = useClassFrame().words.timetable;
  const { day, hours, fields, state, isCancelled, cancelReason, origin } = one;
  const struck = isCancelled ? "line-through" : "";
  return (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 lg:w-auto lg:flex-1">
      <p className={`w-52 font-semibold ${struck}`}>{day}</p>
      <p className={`w-40 tabular-nums ${struck}`}>{hours}</p>
      <p className="min-w-32 flex-1 text-ink-soft">
        {fields.title && <Line text={fields.title} look="font-semibold text-ink" />}
        <bdi>{one.teacher}</bdi>
        {cancelReason && <Line text={cancelReason} />}
      </p>
      <p className="flex gap-2 empty:hidden">
        {state === "now" && <Badge look="green">{words.now}</Badge>}
        {state === "next" && <Badge look="blue">{words.next}</Badge>}
        {origin === "extra" && <Badge look="violet">{words.extra}</Badge>}
        {origin === "changed" && !isCancelled && <Badge>{words.moved}</Badge>}
        {isCancelled && <Badge look="red">{words.cancelled}</Badge>}
      </p>
    </div>
  );
}
