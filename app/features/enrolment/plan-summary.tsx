import { formatPrice } from "#app/lib/format-price.ts";
import { Button } from "#app/ui/button.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { company } from "#shared/content/company.ts";
import { enrolmentPage } from "#shared/content/enrolment-page.ts";
import { paidMonths, planTotal } from "#shared/rules/plan-total.ts";
import type { OfferedCourse, OfferedPlan } from "./offer.ts";

type PlanSummaryProps = { everyPlan: string[]; course?: OfferedCourse; plan?: OfferedPlan; submitting: boolean };

const words = enrolmentPage.summary;

/** The total of the chosen plan (specification §9) and the button to the payment. */
export function PlanSummary({ everyPlan, course, plan, submitting }: PlanSummaryProps) {
  const title = course?.title ?? "";
  const rows = [
    { label: words.course, value: course?.title ?? words.noCourse },
    { label: words.plan, value: plan?.title },
    { label: words.fee, value: plan && formatPrice(plan.monthlyPrice, company.currency.symbol) },
    { label: words.duration, value: words.months(paidMonths(title)) },
  ];
  return (
    <div className="on-dark bg-band p-7 text-on-band">
      <h2 className="text-xl">{words.title}</h2>
      <div aria-live="polite" className="either mt-4 items-start">
        <dl className={plan ? "" : "invisible"}>
          {rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-6 border-b border-band-line py-2.5">
              <dt className="text-on-band-soft">{label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-6 pt-4">
            <dt className="font-semibold">{words.total}</dt>
            <dd className="font-display text-4xl font-bold">
              {plan && formatPrice(planTotal(plan.monthlyPrice, title), company.currency.symbol)}
            </dd>
          </div>
        </dl>
        <div className={plan ? "invisible" : ""}>
          <p className="text-on-band-soft">{words.empty}</p>
          <ul className="ticks mt-4 grid gap-3">
            {everyPlan.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
      </div>
      <Button
        type="submit"
        name="formType"
        value="registration-form"
        size="large"
        disabled={submitting}
        className="mt-6 w-full"
      >
        {submitting ? enrolmentPage.form.submitting : words.button}
      </Button>
      <p className="mt-4 text-sm text-on-band-soft">
        {words.note}{" "}
        <SiteLink to={words.refund.href} newTab className="text-on-band underline">
          {words.refund.label}
        </SiteLink>
      </p>
    </div>
  );
}
