import { data, redirect } from "react-router";
import { EnrolmentForm } from "#app/features/enrolment/enrolment-form.tsx";
import type { Offer } from "#app/features/enrolment/offer.ts";
import { fieldErrors } from "#app/lib/field-errors.ts";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { readFormTexts } from "#app/lib/read-form-texts.ts";
import { refusalOf } from "#app/lib/refusal.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { courses } from "#shared/content/courses.ts";
import { enrolmentPage } from "#shared/content/enrolment-page.ts";
import { inEveryPlan, plans } from "#shared/content/plans.ts";
import { countryNames } from "#shared/contracts/country.ts";
import { enrolmentRequest } from "#shared/contracts/enrolment.ts";
import type { Route } from "./+types/enrolment.ts";

/** The countries of the simple form, listed before the others. */
const firstCountries = ["Pakistan", "Qatar"];

export function loader({ context }: Route.LoaderArgs) {
  const offer: Offer = {
    courses: courses.map(({ id, title, duration, level, pattern }) => ({ id, title, duration, level, pattern })),
    plans: plans.map(({ id, title, monthlyPrice, summary }) => ({ id, title, monthlyPrice, summary })),
    everyPlan: inEveryPlan,
    countries: [...new Set([...firstCountries, ...Object.values(countryNames)])],
  };
  return { offer, head: pageHead(context.get(siteContext), "/enrollnow") };
}

export const meta: Route.MetaFunction = headMeta;

/**
 * The form of a browser without scripts: the same contract and service as the API (specification §7). Its button says
 * which of the two forms it is; so does a chosen plan, for a form sent with the Enter key.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { website, formType, ...entered } = await readFormTexts(request);
  const isPlanForm = formType === "registration-form" || Boolean(entered.plan);
  // Only the simple form has a country field; on the plan form its value was not chosen.
  const { country, ...answers } = entered;
  const parsed = enrolmentRequest.safeParse({
    formType: isPlanForm ? "registration-form" : "enrollment-form",
    formData: isPlanForm ? answers : entered,
    website,
  });
  const refuse = (message: string, fields: Record<string, string>, status: number) =>
    data({ message, fields, entered }, { status });
  if (!parsed.success) return refuse(enrolmentPage.form.refused, fieldErrors(parsed.error), 422);
  try {
    const { next } = await context.get(servicesContext).submitEnrolment(parsed.data);
    return redirect(next ?? "/Thank-you", 303);
  } catch (error) {
    const { message, fields, status } = refusalOf(error);
    return refuse(status === 422 ? enrolmentPage.form.refused : message, fields, status);
  }
}

export default function Enrolment({ actionData, loaderData: { offer, head } }: Route.ComponentProps) {
  const { title, lead } = enrolmentPage.hero;
  return (
    <>
      <PageIntro title={title} lead={lead} tiling={head.tiling} trail={head.trail} />
      <div className="page relative pb-24 md:-mt-10">
        <EnrolmentForm offer={offer} refused={actionData} />
      </div>
    </>
  );
}
