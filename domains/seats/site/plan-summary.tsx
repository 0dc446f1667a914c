import { fillCount } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { Fee } from "#ui/site/fee.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import {
  feesOf,
  type Offer,
  type OfferedBatch,
  type OfferedCourse,
  type OfferedPlan,
  registrationOf,
} from "./offer.ts";
import { ScheduleChoice } from "./schedule-choice.tsx";

type PlanSummaryProps = {
  offer: Offer;
  course?: OfferedCourse;
  batch?: OfferedBatch;
  plan?: OfferedPlan;
  /** The chosen schedule: "monthly", "whole", or the browser's own value. */
  schedule?: string;
  words: Messages["labels"]["enrolment"]["summary"];
  /** The note to read before paying. */
  note: string;
  /** The button's label, also while the form is being sent. */
  submit: string;
  submitting: boolean;
};

type Chosen = Pick<PlanSummaryProps, "offer" | "course" | "batch" | "plan">;

/** What is paid for the chosen plan in each currency that visitors see: a month or the course once, and in all. */
function sumsOf({ offer, course, batch, plan }: Chosen, months: number) {
  if (!plan) return { monthly: [], registration: [], total: [], now: [] };
  const chosen = { course, batch, plan, registration: true };
  return {
    monthly: feesOf({ course, batch, plan }, offer),
    registration: registrationOf(course, offer),
    total: feesOf({ ...chosen, months }, offer),
    now: feesOf(chosen, offer),
  };
}

/** What is chosen, by its labels. */
function rowsOf({ offer, course, batch, plan }: Chosen, words: PlanSummaryProps["words"], months: number) {
  const { monthly, registration } = sumsOf({ offer, course, batch, plan }, months);
  const isKnown = registration.some((fee) => fee !== null);
  return [
    { label: words.course, value: course?.title ?? words.noCourse },
    ...(batch ? [{ label: words.batch, value: batch.name }] : []),
    ...(plan?.title === "" ? [] : [{ label: words.plan, value: plan?.title }]),
    {
      label: course?.feeFor === "course" ? words.onceFee : words.fee,
      value: plan && <Fee of={monthly} otherwise={words.asked} />,
    },
    ...(isKnown ? [{ label: words.registration, value: <Fee of={registration} /> }] : []),
    { label: words.duration, value: fillCount(words.months, months) },
  ];
}

/**
 * The total of the chosen plan (specification §9) and the button to the payment. Until a course is chosen, the months are
 * the shortest course's.
 */
export function PlanSummary({ words, note, schedule, submitting, submit, ...chosen }: PlanSummaryProps) {
  const { offer, course, plan } = chosen;
  const lengths = offer.courses.map((offered) => offered.months).toSorted((one, other) => one - other);
  const months = course?.months ?? lengths[0] ?? 0;
  const { monthly, total, now } = sumsOf(chosen, months);
  const rows = rowsOf(chosen, words, months);
  return (
    <div className="on-dark bg-band p-7 text-on-band">
      <h2 className="text-xl">{plan?.title === "" ? words.feeTitle : words.title}</h2>
      <div aria-live="polite" className="either mt-4 items-start">
        <dl className={plan ? "" : "invisible"}>
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-6 border-b border-band-line py-2.5">
              <dt className="text-on-band-soft">{label}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-6 pt-4">
            <dt className="font-semibold">{words.total}</dt>
            <dd className="font-display text-4xl font-bold">{plan && <Fee of={total} otherwise={words.asked} />}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-6 pt-1">
            <dt>{words.now}</dt>
            <dd className="font-display text-xl font-bold">
              {plan && <Fee of={schedule === "whole" ? total : now} otherwise={words.asked} />}
            </dd>
          </div>
        </dl>
        <div className={plan ? "invisible" : ""}>
          <p className="text-on-band-soft">{words.empty}</p>
          <ul className="ticks mt-4 grid gap-3">
            {offer.everyPlan.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={plan && course?.feeFor !== "course" ? "" : "hidden"}>
        <ScheduleChoice monthly={monthly} now={now} total={total} words={words.schedule} />
      </div>
      <Button
        type="submit"
        name="formType"
        value="registration-form"
        size="large"
        disabled={submitting}
        className="mt-6 w-full"
      >
        {submit}
      </Button>
      <p className="mt-4 text-sm text-on-band-soft">
        {note}{" "}
        <SiteLink to={words.refund.href} newTab className="text-on-band underline">
          {words.refund.label}
        </SiteLink>
      </p>
      {words.demo && (
        <p className="mt-4 border-t border-band-line pt-4">
          {words.demo.text}{" "}
          <SiteLink to={words.demo.href} className="font-semibold text-on-band underline">
            {words.demo.label}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
