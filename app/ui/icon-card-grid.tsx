import { Icon, type IconName } from "./icon.tsx";

type IconCardGridProps = {
  cards: { title: string; text: string; icon: IconName }[];
  /** How many stand in a row on a wide screen. */
  columns?: keyof typeof rows;
};

const rows = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** Short texts with a pictogram each. */
export function IconCardGrid({ cards, columns = 3 }: IconCardGridProps) {
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${rows[columns]}`}>
      {cards.map(({ title, text, icon }) => (
        <li key={title} className="rounded-card bg-surface p-6 shadow-card md:p-7">
          <span className="grid size-12 place-items-center rounded-control bg-emerald-tint">
            <Icon name={icon} size={24} />
          </span>
          <h3 className="mt-5 text-xl leading-snug">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
