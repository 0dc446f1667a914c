import type { ReactNode } from "react";

/** A numbered step of a form; the number stands in an eight-pointed star. */
export function Step({
  number,
  legend,
  hint,
  children,
}: {
  number: number;
  legend: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-4 font-display text-xl font-bold">
        <span
          aria-hidden="true"
          className="relative isolate grid size-10 shrink-0 place-items-center text-base text-on-accent before:absolute before:inset-1.5 before:-z-10 before:bg-accent after:absolute after:inset-1.5 after:-z-10 after:rotate-45 after:bg-accent"
        >
          {number}
        </span>
        {legend}
      </legend>
      {hint && <p className="mt-1 text-ink-soft sm:ml-14">{hint}</p>}
      <div className="mt-5 sm:ml-14">{children}</div>
    </fieldset>
  );
}
