import { Check } from "lucide-react";

/** Short statements with a check mark each, in two columns on a wide screen. */
export function TickList({ entries }: { entries: string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry} className="flex gap-3">
          <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
          {entry}
        </li>
      ))}
    </ul>
  );
}
