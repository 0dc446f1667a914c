import { formatDate, formatDay } from "#app/lib/format-date.ts";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { OpenBatch } from "#server/services/batches/batches.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillCount, fillText } from "#shared/rules/fill-text.ts";
import { seatBadge } from "#shared/rules/seat-badge.ts";
import type { Site } from "#shared/rules/site.ts";
import { weekInWords } from "#shared/rules/week-of-batch.ts";

/** How many batches a course's page shows; the others are on the page of its batches. */
const most = 3;

export type NextBatch = ReturnType<typeof nextBatches>[number];

/** The next batches of a course in words, the earliest to start first. */
export function nextBatches(batches: OpenBatch[], courseId: string, site: Site) {
  const { next, card } = site.messages.batches;
  return batches
    .filter((batch) => batch.courseId === courseId)
    .slice(0, most)
    .map((batch) => {
      const { left } = seatBadge(batch);
      return {
        ...{ id: batch._id, name: batch.name, instructor: batch.instructor },
        hours: `${weekInWords(site, batch.schedule)}, ${batch.timing}`,
        starts: fillText(hasBegun(batch) ? next.underWay : next.starts, { start: formatDate(batch.startDate) }),
        left: left === 0 ? next.full : fillCount(card.left, left),
        action: left === 0 ? next.join : next.choose,
        href: `/enrollnow?course=${courseId}&batch=${batch._id}`,
      };
    });
}

/**
 * The next batch of a course in a few words, "Next batch: 1 December, 4 seats left": the first that is to start and has a
 * seat, else the first that is to start; empty if there is none.
 */
export function nextBatchLine(batches: OpenBatch[], courseId: string, { next, card }: Messages["batches"]): string {
  const ahead = batches.filter((batch) => batch.courseId === courseId && !hasBegun(batch));
  const batch = ahead.find((one) => seatBadge(one).left > 0) ?? ahead[0];
  if (!batch) return "";
  const { left } = seatBadge(batch);
  const seats = left === 0 ? next.fullOnCard : fillCount(card.left, left);
  return fillText(next.onCard, { start: formatDay(batch.startDate), left: seats });
}

/** Whether a batch's first day has come; its page is rendered again at the latest when something changes. */
function hasBegun({ startDate }: OpenBatch): boolean {
  return new Date(startDate) < new Date();
}

type NextBatchesProps = {
  batches: NextBatch[];
  courseId: string;
  words: Pick<Messages["batches"]["next"], "title" | "all">;
};

/** The next batches of a course where people decide: days, hours, first class, teacher and seats. */
export function NextBatches({ batches, courseId, words }: NextBatchesProps) {
  if (batches.length === 0) return null;
  return (
    <section aria-labelledby="next-batches" className="page py-12 md:py-16">
      <h2 id="next-batches" className="text-heading">
        {words.title}
      </h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {batches.map(({ id, name, hours, starts, left, instructor, action, href }) => (
          <li key={id} className="flex flex-col rounded-card bg-surface p-6 shadow-card">
            <h3 dir="auto" className="text-xl wrap-anywhere">
              {name}
            </h3>
            <p className="mt-2 font-medium">{hours}</p>
            <p className="mt-1 text-ink-soft">{starts}</p>
            <p dir="auto" className="text-ink-soft">
              {instructor}
            </p>
            <p className="mt-3 mb-5 font-semibold">{left}</p>
            <ButtonLink to={href} variant="ink" className="mt-auto">
              {action}
              <span className="sr-only">: {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={`/batches/${courseId}`} variant="quiet" className="mt-6">
        {words.all}
      </ButtonLink>
    </section>
  );
}
