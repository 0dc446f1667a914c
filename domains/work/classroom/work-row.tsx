import { Link } from "react-router";
import type { Given } from "#domains/work/rules/given.ts";
import { fillText } from "#shared/fill-text.ts";
import type { ShownMoment } from "#shared/formats/spoken-zone.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { OwnTime } from "#ui/own-time.tsx";

type WorkRowProps = {
  id: string;
  title: string;
  batch: string;
  points: number;
  due: ShownMoment | null;
  isOverdue: boolean;
  isClosed: boolean;
  handedIn: string | null;
  got: Given;
};

/** An assignment in a list: its title, deadline and result. */
export function WorkRow({ id, title, batch, points, due, isOverdue, isClosed, handedIn, got }: WorkRowProps) {
  const { work: words } = useFrame().words;
  const dueText = due === null ? words.noDue : fillText(isOverdue ? words.wasDue : words.due, { time: due.words });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
      <p className="min-w-56 flex-1">
        <Link to={`/work/${id}`} className="block font-semibold hover:underline max-md:py-2">
          <bdi>{title}</bdi>
        </Link>
        <span className="text-ink-soft">
          <bdi>{batch}</bdi>, {handedIn === null ? dueText : fillText(words.handedIn, { time: handedIn })}
          {due && handedIn === null && <OwnTime from={due.iso} />}
        </span>
      </p>
      {got === "excused" && <Badge>{words.excused}</Badge>}
      {got === null && <span className="text-ink-soft">{fillText(words.points, { points })}</span>}
      {typeof got === "number" && <span className="font-semibold">{fillText(words.got, { got, points })}</span>}
      {handedIn === null && isClosed && <Badge>{words.isClosed}</Badge>}
      {handedIn === null && !isClosed && isOverdue && <Badge look="red">{words.overdue}</Badge>}
    </li>
  );
}
