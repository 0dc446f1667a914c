import { fillCount } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { Fee } from "#ui/site/fee.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import { feesOf, type Offer, type OfferedBatch, type OfferedCourse, type OfferedPlan } from "./offer.ts";
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

/**
 * The total of the chosen plan (specification §9) and the button to the payment. Until a course is chosen, the months are
 * the shortest course's.
 */
export function PlanSummary({ offer, course, batch, plan, schedule, words, note, ...sending }: PlanSummaryProps) {
  const { submitting, submit } = sending;
  const lengths = offer.courses.map((offered) => offered.months).toSorted((one, other) => one - other);
  const months = course?.months ?? lengths[0] ?? 0;
  const monthly = plan ? feesOf({ course, plan }, offer) : [];
  const total = plan ? feesOf({ course, plan, months }, offer) : [];
  const rows = [
    { label: words.course, value: course?.title ?? words.noCourse },
    ...(batch ? [{ label: words.batch, value: batch.name }] : []),
    { label: words.plan, value: plan?.title },
    { label: words.fee, value: plan && <Fee of={monthly} otherwise={words.asked} /> },
    { label: words.duration, value: fillCount(words.months, months) },
  ];
  return (
    <div className="on-dark bg-band p-7 text-on-band">
      <h2 className="text-xl">{words.title}</h2>
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
              {plan && <Fee of={schedule === "whole" ? total : monthly} otherwise={words.asked} />}
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
      <div className={plan ? "" : "hidden"}>
        <ScheduleChoice monthly={monthly} total={total} words={words.schedule} />
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
