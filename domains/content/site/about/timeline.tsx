type TimelineProps = { milestones: { date: string; when: string; title: string; text: string }[] };

/** The steps of a year along a line. */
export function Timeline({ milestones }: TimelineProps) {
  return (
    <ol className="border-s-2 border-accent">
      {milestones.map(({ date, when, title, text }) => (
        <li key={date} className="relative pb-6 ps-8 last:pb-0">
          <span aria-hidden="true" className="absolute top-1.5 -start-[0.4375rem] size-3 rotate-45 bg-accent" />
          <p className="text-sm text-ink-faint">
            <time dateTime={date}>{when}</time>
          </p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-1.5 max-w-2xl text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
