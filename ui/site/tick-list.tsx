/** Short statements with a check mark each, in two columns on a wide screen. */
export function TickList({ entries }: { entries: string[] }) {
  return (
    <ul className="ticks grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {entries.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  );
}
