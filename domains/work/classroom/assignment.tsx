import type { LateRule } from "#domains/work/contract.ts";
import type { StarterFile } from "#domains/work/server/starter-queries.ts";
import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import type { ShownMoment } from "#shared/formats/spoken-zone.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { OwnTime } from "#ui/own-time.tsx";

type AssignmentProps = {
  work: {
    id: string;
    instructions: string;
    points: number;
    weight: number;
    due: ShownMoment | null;
    isOverdue: boolean;
    lateRule: LateRule | null;
    rubric: { id: string; title: string; points: number }[];
  };
  closes: string | null;
  starter: StarterFile[];
};

/** The task, its deadline, and its grading. */
export function Assignment({ work, closes, starter }: AssignmentProps) {
  const { work: words } = useFrame().words;
  const { due, isOverdue, lateRule, rubric } = work;
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="instructions">
      <h2 id="instructions" className="text-xl">
        {words.instructions}
      </h2>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
        <span>
          {due === null ? words.noDue : fillText(isOverdue ? words.wasDue : words.due, { time: due.words })}
          {due && <OwnTime from={due.iso} />}
        </span>
        <span className="font-normal text-ink-soft">{fillText(words.points, { points: work.points })}</span>
        {work.weight !== 1 && (
          <span className="font-normal text-ink-soft">
            {work.weight === 0 ? words.noWeight : fillText(words.weight, { weight: work.weight })}
          </span>
        )}
        {isOverdue && <Badge look="red">{words.overdue}</Badge>}
      </p>
      {due !== null && (
        <p className="text-ink-soft">
          {lateRule && lateRule.perDay > 0
            ? fillText(words.late.rule, { perDay: lateRule.perDay, most: lateRule.most })
            : words.late.free}{" "}
          {closes && <span>{fillText(words.late.closes, { time: closes })}</span>}
        </p>
      )}
      {work.instructions && <MarkedText text={work.instructions} look="max-w-prose" />}
      {starter.length > 0 && (
        <div>
          <h3 className="font-text text-sm font-semibold tracking-normal">{words.starter}</h3>
          <ul className="mt-1 flex flex-wrap gap-2">
            {starter.map(({ id, name, size }) => (
              <li key={id}>
                <a href={`/classroom/work/${work.id}/starter/${id}`} download className="button button-quiet">
                  <bdi>{name}</bdi>{" "}
                  <span className="font-normal whitespace-nowrap text-ink-soft">{fileSize(size)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {rubric.length > 0 && (
        <div>
          <h3 className="font-text text-sm font-semibold tracking-normal">{words.rubric}</h3>
          <ul className="grid max-w-xl gap-1">
            {rubric.map(({ id, title, points }) => (
              <li key={id} className="flex justify-between gap-4">
                <bdi>{title}</bdi>
                <span className="whitespace-nowrap text-ink-soft">{fillText(words.ofPoints, { points })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
