import { Link } from "react-router";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import type { ClassPhase } from "#domains/attendance/rules/class-attendance.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { markOrder } from "./mark-looks.ts";

type ClassRowProps = {
  batchId: string;
  id: string;
  day: string;
  hours: string;
  title: string | null;
  phase: ClassPhase;
  counts: Record<AttendanceMark | "unmarked", number>;
};

/** A class in the list of a batch, with the number of students for each mark. */
export function ClassRow({ batchId, id, day, hours, title, phase, counts }: ClassRowProps) {
  const { attendance: words } = useClassFrame().words;
  const isMarked = markOrder.some((mark) => counts[mark] > 0);
  const shown = [...markOrder, "unmarked" as const].filter((mark) => counts[mark] > 0);
  const nameOf = (mark: (typeof shown)[number]) =>
    mark === "unmarked" ? words.unmarked : words.marks[mark].toLowerCase();
  const toMark = phase === "open" || (phase === "over" && !isMarked);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line px-4 py-2.5">
      <p className="w-56">
        <span className={`block font-semibold ${phase === "cancelled" ? "line-through" : ""}`}>{day}</span>
        <span className="text-ink-soft">{hours}</span>
      </p>
      <p className="min-w-48 flex-1">
        {title && <bdi className="block font-semibold">{title}</bdi>}
        {isMarked && (
          <span className="text-ink-soft">
            {shown.map((mark) => fillText(words.counted, { count: counts[mark], mark: nameOf(mark) })).join(", ")}
          </span>
        )}
        {!isMarked && toMark && <span className="text-ink-soft">{words.notYet}</span>}
      </p>
      {phase === "open" && <Badge look="green">{words.now}</Badge>}
      {phase === "cancelled" && <Badge look="red">{words.cancelled}</Badge>}
      <Link
        to={`/batches/${batchId}/attendance/${id}${phase === "early" || phase === "cancelled" ? "/materials" : ""}`}
        className={`button ${toMark ? "button-main" : "button-quiet"}`}
        aria-label={`${toMark ? words.mark : words.open}: ${day}`}
      >
        {toMark ? words.mark : words.open}
      </Link>
    </li>
  );
}
