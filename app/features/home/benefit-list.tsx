import { Award, CalendarClock, Film, Hammer, Radio, Users } from "lucide-react";
import type { Benefit } from "#shared/content/benefits.ts";

const icons = { live: Radio, hammer: Hammer, record: Film, award: Award, calendar: CalendarClock, people: Users };

/** Why learn here, one reason a cell. */
export function BenefitList({ benefits }: { benefits: Benefit[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ title, description, icon }) => {
        const Icon = icons[icon];
        return (
          <li key={title} className="border-t-2 border-accent pt-5">
            <Icon size={26} aria-hidden="true" className="text-ink-faint" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
