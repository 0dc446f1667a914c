import type { ReactNode } from "react";

type StepProps = { title: string; lead?: string; describedBy?: string; className?: string; children: ReactNode };

/** A part of the form under a heading of its own, numbered among the parts that are shown. */
export function Step({ title, lead, describedBy, className = "", children }: StepProps) {
  return (
    <fieldset
      aria-describedby={describedBy}
      className={`min-w-0 border-t border-line px-5 py-8 [counter-increment:step] first:border-0 md:px-10 md:py-10 ${className}`}
    >
      <legend className="contents">
        <h2 className="flex items-center gap-3 text-2xl before:grid before:size-9 before:shrink-0 before:place-items-center before:rounded-full before:bg-emerald before:text-base before:text-on-hue before:content-[counter(step)]">
          {title}
        </h2>
      </legend>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-6 grid gap-5">{children}</div>
    </fieldset>
  );
}
