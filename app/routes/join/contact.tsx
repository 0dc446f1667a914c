import { data, redirect } from "react-router";
import { ContactInfo } from "#app/features/contact/contact-info.tsx";
import { InquiryForm } from "#app/features/contact/inquiry-form.tsx";
import { fieldErrors } from "#app/lib/field-errors.ts";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { readFormTexts } from "#app/lib/read-form-texts.ts";
import { refusalOf } from "#app/lib/refusal.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { contactPage } from "#shared/content/contact-page.ts";
import { services } from "#shared/content/services.ts";
import { inquiryRequest } from "#shared/contracts/inquiry.ts";
import type { Route } from "./+types/contact.ts";

/** The first words of a message, by the service whose quote button led to this page. */
const openings = Object.fromEntries(
  services.map(({ slug, title }) => [`service=${slug}`, contactPage.openings.quote(title)]),
);

const quotable = services.map(({ slug, title }) => ({ slug, title }));

export const loader = () => ({ openings, quotable, head: pageHead("/contact") });

export const meta: Route.MetaFunction = headMeta;

/** The form of a browser without scripts: the same contract and service as the API (specification §7). */
export async function action({ request, context }: Route.ActionArgs) {
  const { website, ...formData } = await readFormTexts(request);
  const parsed = inquiryRequest.safeParse({ formType: "contact-form", formData, website });
  if (!parsed.success) {
    const message = "Please look at the marked fields and send the form again.";
    return data({ message, fields: fieldErrors(parsed.error), entered: formData }, { status: 422 });
  }
  try {
    await context.get(servicesContext).submitInquiry(parsed.data);
  } catch (error) {
    const { message, fields, status } = refusalOf(error);
    return data({ message, fields, entered: formData }, { status });
  }
  return redirect("/Thank-you", 303);
}

export default function Contact({ actionData, loaderData: { openings, quotable, head } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={contactPage.hero.title} lead={contactPage.hero.lead} tiling={head.tiling} trail={head.trail} />
      <div className="page grid items-start gap-x-16 gap-y-12 pb-24 lg:grid-cols-[1.5fr_1fr]">
        <section aria-labelledby="form-title" id="contact">
          <h2 id="form-title" className="mb-6 text-2xl">
            {contactPage.form.title}
          </h2>
          <InquiryForm refused={actionData} openings={openings} quotable={quotable} />
        </section>
        <ContactInfo />
      </div>
    </>
  );
}
