import { useEffect, useRef } from "react";
import type { Pages } from "#domains/content/contract/page.ts";
import { enrolmentFormFor } from "#domains/seats/rules/enrolment-form.ts";
import type { ErrorTexts } from "#shared/error-words.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { CoursePanel } from "./course-panel.tsx";
import { CourseStep } from "./course-step.tsx";
import { NextSteps } from "./next-steps.tsx";
import { type Offer, type OfferedBatch, type OfferedCourse, type OfferedPlan, offeredFee } from "./offer.ts";
import { PlanChoice, type PlanChoiceProps } from "./plan-choice.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { Preparing } from "./preparing.tsx";
import { StudentFields } from "./student-fields.tsx";
import { useEnrolmentAnswers } from "./use-enrolment-answers.ts";
import { type EnrolmentToasts, useEnrolmentSending } from "./use-enrolment-sending.ts";
import { useVisitorPlace } from "./use-visitor-place.ts";

/** A form sent without scripts that the server refused: the reason and what it contained. */
export type RefusedEnrolment = { message: string; fields: Record<string, string>; entered: Record<string, string> };

export type EnrolmentFormProps = Pick<Pages["enrolment"], "panel" | "plans" | "next"> & {
  offer: Offer;
  words: Messages["labels"]["enrolment"];
  toasts: EnrolmentToasts;
  /** The possible errors of a field. */
  errorTexts: ErrorTexts;
  /** The address of a chat, and the opening of one that asks for the fee of the current choice. */
  whatsapp: string;
  askFee: { e164: string; ofCourse: string; ofBatch: string };
  refused?: RefusedEnrolment;
};

/** Without scripts there is no plan to choose: the plan from the link goes along with the message. */
function AskedPlan({ id, plans, opening }: { id?: string; plans: OfferedPlan[]; opening: string }) {
  const plan = plans.find((one) => one.id === id);
  return (
    plan && (
      <p className="hidden px-5 pb-5 md:px-10 noscript:block">
        {fillText(opening, { plan: plan.title })}
        <input type="hidden" name="askedPlan" value={plan.id} />
      </p>
    )
  );
}

/** The button to the payment, or onto the waiting list of a full batch, which costs nothing yet. */
function submitLabel(batch: OfferedBatch | undefined, { form, summary }: EnrolmentFormProps["words"]): string {
  return batch?.isFull ? form.batch.join : summary.button;
}

/** The address of a chat that asks for the fee of the chosen course, and of its batch. */
function chatAbout(course: OfferedCourse, batch: OfferedBatch | undefined, askFee: EnrolmentFormProps["askFee"]) {
  const names = { course: course.title, batch: batch?.name ?? "" };
  return whatsappLink({ e164: askFee.e164, greeting: fillText(batch ? askFee.ofBatch : askFee.ofCourse, names) });
}

/** What the chosen course is sold in; before one is chosen, all plans. */
function plansOf({ courses, plans }: Offer, course: OfferedCourse | undefined): OfferedPlan[] {
  const soldIn = course ? course.plans : courses.flatMap((one) => one.plans);
  return soldIn.length === 0 ? [offeredFee] : plans.filter(({ id }) => soldIn.includes(id));
}

/** The chosen plan, or the only one. */
const chosenPlan = (plans: OfferedPlan[], id: string | undefined) =>
  plans.length === 1 ? plans[0] : plans.find((plan) => plan.id === id);

/** The plans to choose from; nothing to see where there is one. */
function Plans(props: PlanChoiceProps) {
  const [only] = props.plans.length === 1 ? props.plans : [];
  return only ? <input type="hidden" name="onlyPlan" value={only.id} /> : <PlanChoice {...props} />;
}

/**
 * Both enrolment forms in one: the visitor's market decides which parts show (specification §2, "Enrollment"). The HTML
 * has the parts of both and styles choose by the boot script's attributes; after hydration React drops the others.
 * Without scripts it is the simple form, posted natively.
 */
export function EnrolmentForm(props: EnrolmentFormProps) {
  const addressOf = useSitePath();
  const { offer, panel, plans: aboutPlans, next, words, toasts, errorTexts, whatsapp, askFee, refused } = props;
  const place = useVisitorPlace();
  const kind = place && enrolmentFormFor(place.prices);
  const answers = useEnrolmentAnswers(offer, kind, words.planOpening, refused);
  const { form, choice, asked, planToSend, isFilled, save, nameSending, clear } = answers;
  const sending = useEnrolmentSending({ place, refused: refused?.fields, toasts, errorTexts, nameSending, clear });
  const { errors, submitting, submit, clearError, prepare } = sending;
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  const labels = words.form;
  const course = offer.courses.find(({ id }) => id === choice.course);
  const batch = offer.batches.find(({ id }) => id === choice.batch);
  const plans = plansOf(offer, course);

  return (
    <div className={kind ? "" : "undecided"}>
      {!kind && (
        <div className="when-deciding">
          <Preparing words={words} whatsapp={whatsapp} />
        </div>
      )}
      <div className={kind ? "" : "when-decided"}>
        <form
          ref={form}
          method="post"
          action={addressOf("/enrollnow")}
          noValidate
          onSubmit={submit}
          onFocus={prepare}
          onChange={({ target }) => {
            save();
            if ("name" in target && typeof target.name === "string") clearError(target.name);
          }}
          className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr] lg:gap-10"
        >
          <div className="min-w-0 rounded-card bg-surface shadow-card [counter-reset:step]">
            {refused && (
              <p
                ref={message}
                role="alert"
                tabIndex={-1}
                className="m-5 rounded-control bg-danger-tint p-4 font-medium text-danger"
              >
                {refused.message}
              </p>
            )}
            <CourseStep
              offer={offer}
              chosen={{ course, batch }}
              asked={asked}
              isFilled={isFilled}
              words={labels}
              entered={refused?.entered}
              errors={errors}
            />
            {kind !== "simple" && (
              <Plans
                plans={plans}
                course={course}
                batch={batch}
                signs={offer.signs}
                words={labels.plan}
                lead={aboutPlans.lead}
                chosen={refused?.entered.plan}
                error={errors.plan}
                hint={asked.unknown.includes("plan") ? labels.plan.unknown : undefined}
              />
            )}
            <StudentFields
              kind={kind}
              countries={offer.countries}
              words={labels}
              errors={errors}
              entered={refused?.entered}
            />
            <AskedPlan id={planToSend} plans={offer.plans} opening={words.planOpening} />
            {kind !== "plan" && (
              <div className="when-simple-form">
                <div className="px-5 pb-8 md:px-10 md:pb-10">
                  <Button
                    type="submit"
                    name="formType"
                    value="enrollment-form"
                    size="large"
                    disabled={submitting}
                    className="w-full sm:w-auto"
                  >
                    {submitting ? labels.submitting : labels.submit}
                  </Button>
                </div>
              </div>
            )}
          </div>
          <aside
            aria-label={labels.title}
            className="overflow-hidden rounded-card shadow-card lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]"
          >
            <CoursePanel course={course} prompt={panel} />
            {kind !== "simple" && (
              <div className="when-plan-form">
                <PlanSummary
                  offer={offer}
                  course={course}
                  plan={chosenPlan(plans, choice.plan)}
                  words={words.summary}
                  note={aboutPlans.note}
                  submit={submitting ? labels.submitting : submitLabel(batch, words)}
                  batch={batch}
                  schedule={choice.schedule}
                  submitting={submitting}
                />
              </div>
            )}
            {kind !== "plan" && (
              <div className="when-simple-form">
                <NextSteps
                  {...next}
                  chatAction={words.chatAction}
                  whatsapp={course ? chatAbout(course, batch, askFee) : whatsapp}
                />
              </div>
            )}
          </aside>
        </form>
      </div>
    </div>
  );
}
