import { ButtonLink } from "#ui/site/site-link.tsx";
import type { OwnWeek } from "./own-view.ts";

/** The next payment of each order that has one: its amount, its deadline, and what happens otherwise. */
export function OwedList({ owed: { title, list } }: { owed: NonNullable<OwnWeek["owed"]> }) {
  const isPressing = list.some(({ tone }) => tone !== "calm");
  return (
    <section
      aria-labelledby="owed-title"
      className={`h-full rounded-card bg-surface p-6 shadow-card ${isPressing ? "border-2 border-accent" : ""}`}
    >
      <h2 id="owed-title" className="text-xl">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {list.map(({ reference, course, amount, month, text, tone, action, path }) => (
          <li key={reference} className="py-4 last:pb-0">
            {tone === "calm" ? (
              <p className="font-display text-xl font-bold">{text}</p>
            ) : (
              <p className="font-display text-2xl font-bold">{amount}</p>
            )}
            <p>
              <bdi className="font-semibold">{course}</bdi>
              {month && <span className="text-ink-soft">, {month}</span>}
            </p>
            {tone !== "calm" && (
              <p className={tone === "late" ? "mt-1 font-medium text-danger" : "mt-1 text-ink-soft"}>{text}</p>
            )}
            <ButtonLink to={path} variant={tone === "calm" ? "quiet" : "main"} className="mt-3">
              {action}
              <span className="sr-only">: {course}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
