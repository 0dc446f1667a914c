import { Icon, type IconName } from "./icon.tsx";
import { SwipeList } from "./swipe-list.tsx";
import { wideColumns } from "./wide-columns.ts";

type IconCardGridProps = {
  cards: { title: string; text: string; icon: IconName }[];
  /** Maximum number per row on a wide screen. */
  columns?: 3 | 4;
};

/** Short texts, each with a pictogram. */
export function IconCardGrid({ cards, columns = 3 }: IconCardGridProps) {
  return (
    <SwipeList className={`gap-3 sm:grid-cols-2 sm:gap-5 ${wideColumns(cards.length, columns)}`}>
      {cards.map(({ title, text, icon }) => (
        <li
          key={title}
          className="flex flex-wrap content-start gap-4 rounded-card bg-surface p-5 shadow-card sm:block sm:p-6 md:p-7"
        >
          <span className="grid size-12 shrink-0 place-items-center rounded-control bg-emerald-tint">
            <Icon name={icon} size={24} />
          </span>
          <div className="min-w-0 flex-1 basis-44">
            <h3 className="text-xl leading-snug sm:mt-5">{title}</h3>
            <p className="mt-1 text-ink-soft sm:mt-2">{text}</p>
          </div>
        </li>
      ))}
    </SwipeList>
  );
}
