import { Icon } from "#ui/site/icon.tsx";

type WeekCardProps = { title: string; days: { day: string; what: string; live: boolean }[] };

/** A typical week of a batch, as a small timetable. */
export function WeekCard({ title, days }: WeekCardProps) {
  return (
    <div className="w-full max-w-72 rounded-card bg-surface p-5 text-ink shadow-card">
      <p className="font-display font-bold">{title}</p>
      <ul className="mt-3 grid gap-2.5">
        {days.map(({ day, what, live }) => (
          <li key={day} className="flex items-center gap-3">
            <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-emerald-tint">
              <Icon name={live ? "live" : "pen"} size={18} />
            </span>
            <span className="leading-tight">
              <span className="block text-sm text-ink-faint">{day}</span>
              {what}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
