import { Icon } from "#app/ui/icon.tsx";
import type { IconCard } from "#shared/contracts/content/page-parts.ts";

/** The reasons to learn here, one per cell. */
export function BenefitList({ benefits }: { benefits: IconCard[] }) {
  return (
    <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {benefits.map(({ title, text, icon }) => (
        <li key={title} className="border-t-2 border-accent pt-5">
          <Icon name={icon} size={26} className="text-ink-faint" />
          <h3 className="mt-4 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
