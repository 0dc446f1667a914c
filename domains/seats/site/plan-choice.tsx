import { useId } from "react";
import type { PriceCurrency } from "#shared/formats/format-price.ts";
import type { Messages } from "#shared/words.ts";
import { Fee } from "#ui/site/fee.tsx";
import { EnrolmentStep } from "./enrolment-step.tsx";
import { feesOf, type OfferedCourse, type OfferedPlan } from "./offer.ts";

type PlanChoiceProps = {
  /** Whether this is the form, and not one of two that styles choose between. */
  isDecided: boolean;
  plans: OfferedPlan[];
  /** The chosen course, which may have prices of its own. */
  course?: OfferedCourse;
  /** The currencies that visitors see fees in. */
  signs: PriceCurrency[];
  words: Messages["labels"]["enrolment"]["form"]["plan"];
  /** The features that all plans share, and those that differ. */
  lead: string;
  chosen?: string;
  error?: string;
  hint?: string;
};

/** The plans, one of which must be chosen before payment; a single one is chosen already. */
export function PlanChoice({ isDecided, plans, course, signs, words, lead, chosen, error, hint }: PlanChoiceProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  // One plan is no choice. Without scripts the form sends none.
  if (plans.length === 1) return isDecided && <input type="hidden" name="plan" value={plans[0]?.id} />;
  return (
    <EnrolmentStep title={words.title} lead={lead} describedBy={described} className="when-plan-form">
      <div
        className={`grid gap-3 ${plans.length % 3 === 0 ? "md:max-lg:grid-cols-3 xl:grid-cols-3" : "sm:grid-cols-2"}`}
      >
        {plans.map((plan) => (
          <label
            key={plan.id}
            className={`relative flex cursor-pointer flex-col rounded-card border-2 bg-surface p-5 transition-colors hover:border-line-strong has-checked:border-emerald has-checked:bg-emerald-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${error ? "border-danger" : "border-line"}`}
          >
            <span className="flex items-center justify-between gap-3">
              <span className="font-display text-lg font-bold">{plan.title}</span>
              <input
                type="radio"
                name="plan"
                value={plan.id}
                defaultChecked={plan.id === chosen}
                required
                aria-describedby={described}
                className="size-5 shrink-0 scroll-mt-32 accent-ink"
              />
            </span>
            <span className="mt-3 block">
              <span className="font-display text-3xl font-bold">
                <Fee of={feesOf({ course, plan }, { signs })} otherwise={words.asked} />
              </span>{" "}
              <span className="text-ink-soft">{words.perMonth}</span>
            </span>
            <span className="mt-2 block text-sm text-ink-soft">{plan.summary}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </EnrolmentStep>
  );
}
