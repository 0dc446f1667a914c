import type { Urgency } from "./times.ts";

const looks: Record<Urgency, { text: string; dot: string }> = {
  late: { text: "text-danger", dot: "bg-danger" },
  soon: { text: "text-ink", dot: "bg-accent" },
  calm: { text: "text-ink", dot: "bg-line-strong" },
};

/** A due time, with a dot in the colour of its urgency. */
export function DueTime({ text, urgency }: { text: string; urgency: Urgency }) {
  const { text: color, dot } = looks[urgency];
  return (
    <span className={`inline-flex items-center gap-2 font-semibold whitespace-nowrap ${color}`}>
      <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
      {text}
    </span>
  );
}
