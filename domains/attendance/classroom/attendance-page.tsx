import { Link } from "react-router";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { MarkedLine } from "#ui/marked-text.tsx";
import { OwnMark } from "./own-mark.tsx";

type MarkedClass = {
  id: string;
  day: string;
  title: string | null;
  mark: AttendanceMark;
  /** Null for a class in which the student has no mark. */
  source: "teacher" | "code" | "join" | null;
};

type AttendedBatch = {
  id: string;
  batch: string;
  /** In per cent; null where nothing counts. */
  share: number | null;
  counts: Record<AttendanceMark, number>;
  classes: MarkedClass[];
};

const order = ["present", "late", "absent", "excused"] as const;

/** A student's attendance, by batch. */
export function AttendancePage({ batches }: { batches: AttendedBatch[] }) {
  const { lang } = useFrame().language;
  const { own: words, marks } = useFrame().words.attendance;
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
                  .join(commaIn(lang))}
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
                <Link to={`/classes/${one.id}`} className="link min-w-[min(13rem,100%)] flex-1">
                  <span className="font-semibold">{one.day}</span>
                  {one.title && (
                    <span className="ms-2 text-ink-soft">
                      <bdi>
                        <MarkedLine text={one.title} />
                      </bdi>
                    </span>
                  )}
                </Link>
                <span className="text-sm text-ink-soft">{one.source ? words.sources[one.source] : words.assumed}</span>
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
