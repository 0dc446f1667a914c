import type { ClassPhase } from "#domains/attendance/rules/class-attendance.ts";
import { fillText } from "#shared/fill-text.ts";
import type { hoursOf } from "#shared/formats/spoken-zone.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { OwnTime } from "#ui/own-time.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { OpeningCountdown } from "./opening-countdown.tsx";

type JoinPageProps = {
  /** The reason why the student is not led into the meeting. */
  is: Exclude<ClassPhase, "open"> | "noAddress" | "preparing" | "notSeated" | "otherBatch";
  /** Whether the page waits until the class opens. */
  isSoon: boolean;
  id: string;
  batch: string;
  teacher: string;
  title: string | null;
  when: ReturnType<typeof hoursOf>;
  /** When the class opens: by the institute's clock, and in how many milliseconds. */
  opens: { time: string; wait: number };
};

/** Shown to a student who cannot be led into the meeting of a class, with the reason. */
export function JoinPage({ is, isSoon, id, batch, teacher, title, when, opens }: JoinPageProps) {
  const { join: words } = useFrame().words.attendance;
  const sitePath = useSitePath();
  const { iso, ...hours } = when;
  const isOwn = is !== "otherBatch" && is !== "notSeated";
  return (
    <div className="card mx-auto max-w-xl p-6">
      <p className="text-ink-soft">
        <bdi>{title ?? fillText(words.batch, { batch, teacher })}</bdi>
        <br />
        {fillText(words.when, hours)}
        <OwnTime {...iso} />
      </p>
      <h1 className="mt-3 text-2xl">{fillText(words[is], { time: opens.time })}</h1>
      {is === "early" && <OpeningCountdown wait={opens.wait} />}
      <p className="mt-2 text-ink-soft">{isSoon ? words.soonText : words[`${is}Text`]}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {isOwn && (
          <a href={`/classroom/classes/${id}`} className="button button-main">
            {words.open}
          </a>
        )}
        <a href={sitePath(isOwn ? "/classroom" : "/lms")} className="button button-quiet">
          {isOwn ? words.classes : words.week}
        </a>
      </p>
    </div>
  );
}
