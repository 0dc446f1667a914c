import { ChevronRight } from "lucide-react";
import { seatBadge } from "#domains/batches/rules/seat-badge.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import type { Messages } from "#shared/words.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import { type BatchInWords, batchInWords, hasBegun } from "./batch-words.ts";
import { ZoneOfHours, type ZoneWords } from "./zone-of-hours.tsx";

/** Batches that a course's page shows; the others are on the page of its batches. */
const most = 3;

/** The next batches of a course as text: those that are to start, the earliest first, then those under way. */
export function nextBatches(batches: TimedBatch[], courseId: string, site: Site): BatchInWords[] {
  const own = batches.filter((batch) => batch.courseId === courseId);
  return [...own.filter((batch) => !hasBegun(batch)), ...own.filter(hasBegun)]
    .slice(0, most)
    .map((batch) => batchInWords(batch, site));
}

/**
 * The next batch of a course, or of any, in a few words, "Next batch: 1 December, 4 seats left": the first that is to start
 * and has a seat, else the first that is to start; empty if there is none.
 */
export function nextBatchLine(
  batches: TimedBatch[],
  courseId: string | null,
  { batches: { next, card }, language }: Pick<Messages, "batches" | "language">,
): string {
  const ahead = batches.filter((batch) => (courseId === null || batch.courseId === courseId) && !hasBegun(batch));
  const batch = ahead.find((one) => seatBadge(one).left > 0) ?? ahead[0];
  if (!batch) return "";
  const { left } = seatBadge(batch);
  const seats = left === 0 ? next.fullOnCard : fillCount(card.left, left);
  return fillText(next.onCard, { start: formatDay(batch.startDate, language.lang), left: seats });
}

const seatColours = { red: "text-danger", yellow: "text-ink", green: "text-success" };

/** The next batches of a course, each a link to its enrolment: days, hours, first class, teacher and seats. */
export function NextBatches({ batches, zone: zoneWords }: { batches: BatchInWords[]; zone: ZoneWords }) {
  return (
    <ul data-keep-clear className="grid gap-2.5">
      {batches.map(({ id, name, days, comma, hours, zone, starts, teacher, left, colour, action, href }) => (
        <li key={id}>
          <SiteLink
            to={href}
            className="block rounded-control border border-line-strong px-4 py-3 text-sm hover:border-ink hover:bg-sunken"
          >
            <span className="flex items-center justify-between gap-3">
              <bdi className="text-base font-semibold wrap-anywhere">{name}</bdi>{" "}
              <span className={`flex shrink-0 items-center gap-1 font-semibold ${seatColours[colour]}`}>
                {left}
                <ChevronRight size={18} aria-hidden="true" className="-me-1.5 text-ink-faint" />
              </span>
            </span>{" "}
            <span className="block font-medium">{`${days}${comma}${hours}`}</span>{" "}
            <span className="block text-ink-soft">{zone && <ZoneOfHours zone={zone} words={zoneWords} />}</span>{" "}
            <span className="block text-ink-soft">
              <span>{`${starts}${comma}`}</span>
              <bdi>{teacher}</bdi>
            </span>{" "}
            <span className="sr-only">{action}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
