import type { ReactNode } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { withDigits, zeroOf } from "#shared/formats/writing.ts";
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
        <StepStar>{withDigits(String(number), zeroOf(useFrame().language.lang))}</StepStar>
        {legend}
      </legend>
      {hint && <p className="mt-1 text-ink-soft sm:ms-14">{hint}</p>}
      <div className="mt-5 sm:ms-14">{children}</div>
    </fieldset>
  );
}
