import { FlaskConical } from "lucide-react";
import type { Outline } from "#domains/catalogue/contract/outline.ts";

type Month = Outline["months"][number];
type MonthBlockProps = { month: Month; labels: { month: string; week: string; topics: string; lab: string } };

function WeekCard({ week, labels }: { week: Month["weeks"][number]; labels: MonthBlockProps["labels"] }) {
  return (
    <article aria-label={week.title} className="flex h-full flex-col rounded-card bg-surface p-6 shadow-card md:p-7">
      <p className="font-display text-sm font-bold tracking-wide text-link">
        {labels.week} {week.week}
      </p>
      <h4 className="mt-1 text-xl leading-snug">{week.title}</h4>
      <ul aria-label={labels.topics} className="mt-4 grid grow content-start gap-2 text-ink-soft">
        {week.theory.map((topic) => (
          <li key={topic} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rotate-45 bg-accent" />
            <span>{topic}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex gap-3 border-t border-line pt-4 text-sm">
        <FlaskConical size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
        <span>
          <span className="font-semibold">{labels.lab}: </span>
          {week.lab}
        </span>
      </p>
    </article>
  );
}

/** A month of the curriculum: its title beside its weekly cards. */
export function MonthBlock({ month, labels }: MonthBlockProps) {
  const id = `month-${month.month}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-6 lg:grid-cols-[14rem_1fr]">
      <div className="flex items-center gap-4 self-start lg:sticky lg:top-24 lg:block">
        <p
          aria-hidden="true"
          className="font-display text-5xl leading-none font-extrabold tracking-tighter text-link lg:text-7xl"
        >
          {month.month}
        </p>
        <h3 id={id} className="text-xl leading-snug lg:mt-3 lg:text-2xl">
          <span className="block font-text text-sm font-medium tracking-normal text-ink-faint">
            {labels.month} {month.month}
          </span>
          {month.title}
        </h3>
      </div>
      <ol className="grid gap-5 md:grid-cols-2">
        {month.weeks.map((week) => (
          <li key={week.week}>
            <WeekCard week={week} labels={labels} />
          </li>
        ))}
      </ol>
    </section>
  );
}
