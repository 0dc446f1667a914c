import { Link } from "react-router";

/** A choice of a list's filter. */
export type Chip = { to: string; label: string; isChosen: boolean };

type FilterChipsProps = {
  label: string;
  chips: Chip[];
  /** Classes of what holds them. */
  look?: string;
};

/** The filter of a list: one of a few choices, each an address of its own. */
export function FilterChips({ label, chips, look = "" }: FilterChipsProps) {
  return (
    <nav aria-label={label} className={`max-w-full overflow-x-auto ${look}`.trimEnd()}>
      <ul className="flex gap-1.5 p-0.5">
        {chips.map(({ to, label: choice, isChosen }) => (
          <li key={to}>
            <Link to={to} className="chip" aria-current={isChosen ? "page" : undefined}>
              {choice}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
