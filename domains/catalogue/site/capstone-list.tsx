type CapstoneListProps = { capstones: { title: string; text: string; by: string }[] };

/** Projects that former students built at the end of the course. */
export function CapstoneList({ capstones }: CapstoneListProps) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {capstones.map(({ title, text, by }) => (
        <li key={title} className="border-t-2 border-accent pt-4">
          <h3 className="text-lg leading-snug">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
          <p dir="auto" className="mt-3 text-sm font-medium">
            {by}
          </p>
        </li>
      ))}
    </ul>
  );
}
