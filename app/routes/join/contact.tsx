import { useEffect, useRef } from "react";
import { data, redirect } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { pageLocale } from "#app/request/page-locale.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { inquiryRequest } from "#domains/leads/contract.ts";
import { ContactInfo } from "#domains/leads/site/contact-info.tsx";
import { contactWords } from "#domains/leads/site/contact-words.ts";
import { InquiryForm } from "#domains/leads/site/inquiry-form.tsx";
import { askOwnAnswers } from "#domains/seats/site/ask-own-answers.ts";
import { fillText } from "#shared/fill-text.ts";
import { fieldErrors } from "#ui/form/field-errors.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import type { Route } from "./+types/contact.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { pages, services } = site.content;
  const { quoteOpening } = site.messages.labels.contact;
  return {
    hero: pages.contact.hero,
    formTitle: pages.contact.form.title,
    contact: contactWords(site),
    /** The first words of a message, by the service whose quote button led to this page. */
    openings: Object.fromEntries(
      services.map(({ slug, title }) => [`service=${slug}`, fillText(quoteOpening, { service: title })]),
    ),
    quotable: services.map(({ slug, title }) => ({ slug, title })),
    head: pageHead(site, "/contact"),
  };
}

export const meta: Route.MetaFunction = headMeta;

/** The form of a browser without scripts: the same contract and service as the API (specification §7). */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { messages } = context.get(siteContext);
  const { leftEmpty, ...formData } = await readFormTexts(request);
  const parsed = inquiryRequest.safeParse({ formType: "contact-form", formData, leftEmpty });
  if (!parsed.success) {
    const message = messages.labels.contact.refused;
    return data({ message, fields: fieldErrors(parsed.error, messages.errors), entered: formData }, { status: 422 });
  }
  try {
    const { submitInquiry, creditVisit, locateVisitor } = context.get(servicesContext);
    const { visitor } = context.get(sessionContext);
    const { country_code: country } = await locateVisitor(visitor);
    const { id } = await submitInquiry(parsed.data, country, pageLocale(url));
    creditVisit(visitor, id);
  } catch (error) {
    const { message, fields, status } = refusalOf(error, messages);
    return data({ message, fields, entered: formData }, { status });
  }
  return redirect("/Thank-you#message", 303);
}

export default function Contact({ actionData, loaderData }: Route.ComponentProps) {
  const { hero, formTitle, contact, openings, quotable, head } = loaderData;
  // Here rather than in the form, which the home page has too.
  const area = useRef<HTMLElement>(null);
  useEffect(() => askOwnAnswers(area.current?.querySelector("form")), []);
  return (
    <>
      <PageIntro title={hero.title} lead={hero.lead} tiling={head.tiling} trail={head.trail} />
      <div className="page grid items-start gap-x-16 gap-y-10 pb-16 lg:grid-cols-[1.5fr_1fr]">
        <section ref={area} aria-labelledby="form-title" id="contact">
          <h2 id="form-title" className="mb-6 text-2xl">
            {formTitle}
          </h2>
          <InquiryForm words={contact.form} refused={actionData} openings={openings} quotable={quotable} />
        </section>
        <ContactInfo {...contact.info} />
      </div>
    </>
  );
}
