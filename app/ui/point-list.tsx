import { Check } from "lucide-react";

type PointListProps = { points: { title: string; text: string }[] };

/** Titled points with a check mark each, one under another. */
export function PointList({ points }: PointListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {points.map(({ title, text }) => (
        <li key={title} className="flex gap-4 py-5">
          <Check size={22} aria-hidden="true" className="mt-1 shrink-0 text-success" />
          <div>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
