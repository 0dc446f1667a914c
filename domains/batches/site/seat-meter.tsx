import type { SeatBadge } from "#domains/batches/rules/seat-badge.ts";

type SeatMeterProps = { badge: SeatBadge; taken: string; left: string };
type SeatBadgeMarkProps = { badge: SeatBadge; text: string };

const fills = { red: "fill-danger", yellow: "fill-accent", green: "fill-success" };
const badges = {
  red: "bg-danger-tint text-danger",
  yellow: "bg-accent text-on-accent",
  green: "bg-emerald-tint text-success",
};

/** The seat badge of a batch: text by seats left, colour by fill ratio (specification §9). */
export function SeatBadgeMark({ badge, text }: SeatBadgeMarkProps) {
  return (
    <p
      data-colour={badge.colour}
      className={`inline-flex items-center rounded-full px-3 py-1 text-sm font-semibold ${badges[badge.colour]}`}
    >
      {text}
    </p>
  );
}

/** The taken seats of a batch, as a bar and as text. */
export function SeatMeter({ badge, taken, left }: SeatMeterProps) {
  return (
    <div>
      <svg className="block h-2.5 w-full overflow-hidden rounded-full" aria-hidden="true">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={`${Math.round(badge.fill * 100)}%`} height="100%" className={fills[badge.colour]} />
      </svg>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="text-ink-faint">{taken}</span>
        <span className="font-semibold">{left}</span>
      </p>
    </div>
  );
}
