import { FoldedRest } from "./folded-rest.tsx";

type TickListProps = {
  entries: string[];
  /** Those that a phone shows at once, an even number, and the words that open the others. */
  folded?: { first: number; all: string };
};

/** Short statements with a check mark each, in two columns on a wide screen. */
export function TickList({ entries, folded }: TickListProps) {
  const first = folded && entries.length > folded.first + 1 ? folded.first : entries.length;
  return (
    <>
      <Ticks entries={entries.slice(0, first)} />
      {folded && first < entries.length && (
        <FoldedRest summary={folded.all} className="mt-1 text-current">
          <Ticks entries={entries.slice(first)} className="sm:mt-4" />
        </FoldedRest>
      )}
    </>
  );
}

function Ticks({ entries, className = "" }: { entries: string[]; className?: string }) {
  return (
    <ul className={`ticks grid gap-x-10 gap-y-2.5 sm:grid-cols-2 sm:gap-y-4 ${className}`}>
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
