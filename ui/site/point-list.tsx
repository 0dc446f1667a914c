type PointListProps = { points: { title: string; text: string }[] };

/** Titled points with a check mark each, one below the other. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className="ticks divide-y divide-line border-y border-line">
      {points.map(({ title, text }) => (
        <li key={title} className="py-3.5 md:py-5">
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
