import { BookingForm } from "#app/features/demo/booking-form.tsx";
import { RecordedDemo } from "#app/features/demo/recorded-demo.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { questionsThing, recordedDemoThing } from "#app/lib/structured-data/demo.ts";
import { IconCardGrid } from "#app/ui/icon-card-grid.tsx";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { QuestionList } from "#app/ui/question-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { TestimonialList } from "#app/ui/testimonial-list.tsx";
import { company } from "#shared/content/company.ts";
import { courses } from "#shared/content/courses.ts";
import { demoFaqs } from "#shared/content/demo-faqs.ts";
import { demoPage, demoSteps, recordedDemo } from "#shared/content/demo-page.ts";
import { demoTestimonials } from "#shared/content/demo-testimonials.ts";
import { bookingWords } from "#shared/messages/en/demo-booking.ts";
import { whatsappLink } from "#shared/rules/whatsapp-link.ts";
import type { Route } from "./+types/free-demo.ts";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return {
    page: demoPage,
    steps: demoSteps,
    booking: {
      courses: courses.map(({ id, title, cardTitle, tagline, pattern }) => ({
        id,
        title,
        cardTitle,
        tagline,
        pattern,
      })),
      words: bookingWords,
      chooser: demoPage.chooser,
      companyZone: company.hours.timeZone,
      whatsapp: whatsappLink(company.whatsapp),
    },
    recordedDemo,
    testimonials: demoTestimonials,
    questions: demoFaqs,
    head: pageHead(site, "/FreeDemo", [recordedDemoThing(recordedDemo), questionsThing(demoFaqs)]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function FreeDemo({ loaderData }: Route.ComponentProps) {
  const { page, steps, booking, recordedDemo, testimonials, questions, head } = loaderData;
  return (
    <>
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/FreeDemo${page.hero.bookAction.href}`} size="large">
            {page.hero.bookAction.label}
          </ButtonLink>
          <ButtonLink to={`/FreeDemo${page.hero.recordedAction.href}`} size="large" variant="quiet">
            {page.hero.recordedAction.label}
          </ButtonLink>
        </div>
        <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft">
          {page.facts.map((fact) => (
            <li key={fact} className="border-l-2 border-accent pl-3">
              {fact}
            </li>
          ))}
        </ul>
      </PageIntro>
      <Section id="book" ground="sunken" heading="beside" title={page.book.title} lead={page.book.lead}>
        <BookingForm {...booking} />
      </Section>
      <Section id="steps" title={page.steps.title} lead={page.steps.lead}>
        <IconCardGrid cards={steps} columns={4} />
      </Section>
      <Section id="recorded" ground="sunken" heading="beside" title={page.recorded.title} lead={page.recorded.lead}>
        <RecordedDemo demo={recordedDemo} captionsNote={page.recorded.captionsNote} />
      </Section>
      <Section id="testimonials" title={page.testimonials.title} lead={page.testimonials.lead}>
        <TestimonialList testimonials={testimonials} />
      </Section>
      <Section id="faq" ground="sunken" heading="beside" title={page.faqs.title} lead={page.faqs.lead}>
        <QuestionList questions={questions} />
      </Section>
    </>
  );
}
