import { data, redirect } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { pageLocale } from "#app/request/page-locale.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { enrolmentRequest } from "#domains/seats/contract/enrolment.ts";
import { EnrolmentForm } from "#domains/seats/site/enrolment-form.tsx";
import { offerOf } from "#domains/seats/site/offer-of.ts";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import type { Route } from "./+types/enrolment.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { content, messages, sections } = site;
  const { hero, panel, plans, next } = content.pages.enrolment;
  const { simpleEnrolmentSent, planEnrolmentSent, noPlan } = messages.toasts;
  const { listOpenBatches, countRecordings } = context.get(servicesContext);
  const open = await listOpenBatches();
  const batches = open.map((batch) => ({ ...batch, schedule: weekInWords(site, batch.schedule) }));
  const offer = offerOf(content, { batches, recordings: await countRecordings() }, messages);
  const words = messages.labels.enrolment;
  const summary = { ...words.summary, demo: sections.isOn("demo") ? words.summary.demo : undefined };
  const form = {
    ...{ offer, panel, plans, next, words: { ...words, summary } },
    toasts: { simpleEnrolmentSent, planEnrolmentSent, noPlan },
    errorTexts: messages.forms.enrolment,
    whatsapp: whatsappLink(content.company.whatsapp),
    askFee: { e164: content.company.whatsapp.e164, ...messages.labels.askFee },
  };
  return { hero, form, head: pageHead(site, "/enrollnow") };
}

export const meta: Route.MetaFunction = headMeta;

/**
 * The form of a browser without scripts: the same contract and service as the API (specification §7). Its button says
 * which of the two forms it is; so does a chosen plan, for a form sent with the Enter key.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { content, messages } = context.get(siteContext);
  const refusedText = messages.labels.enrolment.form.refused;
  const { leftEmpty, formType, ...entered } = await readFormTexts(request);
  const isPlanForm = formType === "registration-form" || Boolean(entered.plan);
  // Only the simple form has a country field; on the plan form its value was not chosen.
  const { country, askedPlan, onlyPlan, ...answers } = entered;
  const plan = content.plans.find(({ id }) => id === askedPlan);
  const opening = plan ? fillText(messages.labels.enrolment.planOpening, { plan: plan.title }) : "";
  const simple = { ...answers, ...(country !== undefined && { country }), message: opening + (entered.message ?? "") };
  const parsed = enrolmentRequest.safeParse({
    formType: isPlanForm ? "registration-form" : "enrollment-form",
    formData: isPlanForm ? { plan: onlyPlan, ...answers } : simple,
    leftEmpty,
  });
  const refuse = (message: string, fields: Record<string, string>, status: number) =>
    data({ message, fields, entered }, { status });
  if (!parsed.success) return refuse(refusedText, fieldErrors(parsed.error, messages.errors), 422);
  try {
    const { locateVisitor, submitEnrolmentRequest, creditVisit } = context.get(servicesContext);
    const { visitor } = context.get(sessionContext);
    const { country_code: locatedIn } = await locateVisitor(visitor);
    const { id, next } = await submitEnrolmentRequest(parsed.data, {
      ...{ locatedIn, address: visitor.address, language: pageLocale(url) },
    });
    creditVisit(visitor, id);
    return redirect(next ?? "/Thank-you#enrolment", 303);
  } catch (error) {
    const { message, fields, status } = refusalOf(error, messages);
    return refuse(status === 422 ? refusedText : message, fields, status);
  }
}

export default function Enrolment({ actionData, loaderData: { hero, form, head } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={hero.title} lead={hero.lead} tiling={head.tiling} trail={head.trail} />
      <div className="page relative pb-24 md:-mt-10">
        <EnrolmentForm {...form} refused={actionData} />
      </div>
    </>
  );
}
