import type { ReactNode } from "react";
import { StepStar } from "#ui/site/step-star.tsx";

/** A numbered step of a form. */
export function BookingStep({
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
        <StepStar>{number}</StepStar>
        {legend}
      </legend>
      {hint && <p className="mt-1 text-ink-soft sm:ms-14">{hint}</p>}
      <div className="mt-5 sm:ms-14">{children}</div>
    </fieldset>
  );
}
