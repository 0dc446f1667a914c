import type { IconCard } from "#domains/content/contract/page-parts.ts";
import { Icon } from "#ui/site/icon.tsx";

/** The reasons to learn here, one per cell. */
export function BenefitList({ benefits }: { benefits: IconCard[] }) {
  return (
    <ul className="short-texts grid gap-x-12 gap-y-5 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-3">
      {benefits.map(({ title, text, icon }) => (
        <li key={title} className="flex gap-4 border-t-2 border-accent pt-4">
          <Icon name={icon} size={26} className="shrink-0 text-ink-faint" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
