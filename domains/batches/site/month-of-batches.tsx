import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import type { BatchMonth, ListedBatch } from "./batch-calendar.ts";
import { CalendarLink } from "./calendar-link.tsx";
import { ZoneOfHours, type ZoneWords } from "./zone-of-hours.tsx";

type Words = { zone: ZoneWords; calendar: string };

/** The batches of a month, one under the other. */
export function MonthOfBatches({
  month: { title, batches },
  id,
  words,
}: {
  month: BatchMonth;
  id: string;
  words: Words;
}) {
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 lg:grid-cols-[14rem_1fr]">
      <h2 id={id} className="text-2xl lg:sticky lg:top-24 lg:self-start">
        {title}
      </h2>
      <ol className="grid gap-4">
        {batches.map((batch) => (
          <li key={batch.id}>
            <BatchRow batch={batch} words={words} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const seats = { red: "text-danger", yellow: "text-ink", green: "text-success" };

function BatchRow({ batch, words }: { batch: ListedBatch; words: Words }) {
  const { id, course, name, teacher, mode, day, days, comma, hours, zone, starts, left, colour, action, href } = batch;
  return (
    <article
      aria-labelledby={`batch-${id}`}
      data-row
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-4 rounded-card bg-surface p-5 shadow-card md:grid-cols-[minmax(3.5rem,auto)_1fr_auto] md:p-6"
    >
      <p aria-hidden="true" className="text-center text-sm text-ink-faint">
        <span className="block font-display text-4xl leading-none font-extrabold tracking-tight text-link">
          {day.number}
        </span>
        {day.weekday}
      </p>
      <div>
        <h3 id={`batch-${id}`} dir="auto" className="text-xl leading-snug wrap-anywhere">
          {name}
        </h3>
        <p>
          <SiteLink
            to={course.path}
            className="inline-flex min-h-6 items-center text-link underline underline-offset-4"
          >
            {course.title}
          </SiteLink>
        </p>
        <div className="mt-2 text-sm text-ink-soft md:text-base">
          <p className="font-medium text-ink">{`${days}${comma}${hours}`}</p>
          {zone && (
            <p>
              <ZoneOfHours zone={zone} words={words.zone} />
            </p>
          )}
          <p>{starts}</p>
          <p>
            <bdi>{teacher}</bdi>
            <span>{`${comma}${mode}`}</span>
          </p>
        </div>
        <p className={`mt-1 font-semibold ${seats[colour]}`}>{left}</p>
      </div>
      <div data-screen className="col-span-2 flex flex-wrap gap-2.5 md:col-span-1 md:grid md:content-start">
        <ButtonLink to={href} variant="ink" className="grow">
          {action}
          <span className="sr-only">: {name}</span>
        </ButtonLink>
        <CalendarLink to={batch.calendar} of={name} label={words.calendar} className="grow" />
      </div>
    </article>
  );
}
