import type { ReactNode } from "react";
import { StepStar } from "#ui/site/step-star.tsx";

type EnrolmentStepProps = {
  title: string;
  lead?: string;
  describedBy?: string;
  className?: string;
  children: ReactNode;
};

/** A part of the form with its own heading, numbered among the visible parts. */
export function EnrolmentStep({ title, lead, describedBy, className = "", children }: EnrolmentStepProps) {
  return (
    <fieldset
      aria-describedby={describedBy}
      className={`min-w-0 border-t border-line px-5 py-8 [counter-increment:step] first:border-0 md:px-10 md:py-10 ${className}`}
    >
      <legend className="contents">
        <h2 className="flex items-center gap-4 text-2xl">
          <StepStar>
            <span className="before:content-[counter(step)]" />
          </StepStar>
          {title}
        </h2>
      </legend>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-6 grid gap-5">{children}</div>
    </fieldset>
  );
}
