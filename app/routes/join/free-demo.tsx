import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { QuestionList } from "#domains/content/site/question-list.tsx";
import { questionsOn, testimonialsOn } from "#domains/content/site/questions-and-testimonials.ts";
import { Recording } from "#domains/content/site/recording.tsx";
import { shownRecording } from "#domains/content/site/shown-recording.ts";
import { questionsThing, recordedDemoThing } from "#domains/content/site/structured-data/demo-things.ts";
import { TestimonialList } from "#domains/content/site/testimonial-list.tsx";
import { BookingForm } from "#domains/demo-classes/site/booking-form.tsx";
import { demoCourses } from "#domains/demo-classes/site/demo-course.ts";
import { demoPlaces } from "#domains/demo-classes/site/place-field.tsx";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { IconCardGrid } from "#ui/site/icon-card-grid.tsx";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/free-demo.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { content, messages } = site;
  const { company, courses, pages } = content;
  const { meta: _meta, chooser, recorded, ...page } = pages.demo;
  const { time, details, chosen, notChosen, submit, submitting, noScript, confirmed } = messages.booking;
  const questions = content.questions.filter((one) => one.page === "demo");
  const courseId = courses[0]?.id ?? "";
  return {
    page,
    booking: {
      courses: demoCourses(courses),
      words: { time, details, chosen, notChosen, submit, submitting, noScript, confirmed },
      errorTexts: messages.forms.demo,
      chooser,
      companyZone: company.hours.timeZone,
      whatsapp: whatsappLink(company.whatsapp),
      chatNumber: company.whatsapp.e164,
      places: demoPlaces(site),
      first: { courseId, slots: courseId ? await context.get(servicesContext).demo.listSlots(courseId, site) : [] },
    },
    recorded: recorded && shownRecording(recorded, messages.labels.film),
    testimonials: testimonialsOn("demo", content),
    questions: questionsOn("demo", content),
    head: pageHead(site, "/FreeDemo", [
      ...(recorded ? [recordedDemoThing(recorded.video)] : []),
      questionsThing(site, questions),
    ]),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function FreeDemo({ loaderData }: Route.ComponentProps) {
  const { page, booking, recorded, testimonials, questions, head } = loaderData;
  return (
    <>
      <PageIntro title={page.hero.title} lead={page.hero.lead} tiling={head.tiling} trail={head.trail}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={`/FreeDemo${page.hero.bookAction.href}`}>{page.hero.bookAction.label}</ButtonLink>
          {page.hero.recordedAction && (
            <ButtonLink to={`/FreeDemo${page.hero.recordedAction.href}`} variant="quiet">
              {page.hero.recordedAction.label}
            </ButtonLink>
          )}
        </div>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft md:text-base">
          {page.facts.map((fact) => (
            <li key={fact} className="border-s-2 border-accent ps-3">
              {fact}
            </li>
          ))}
        </ul>
      </PageIntro>
      <Section id="book" ground="sunken" heading="beside" title={page.book.title} lead={page.book.lead}>
        <BookingForm {...booking} />
      </Section>
      <Section id="steps" title={page.steps.title} lead={page.steps.lead}>
        <IconCardGrid cards={page.steps.list} columns={4} />
      </Section>
      {recorded && (
        <Section id="recorded" ground="sunken" heading="beside" title={recorded.title} lead={recorded.lead}>
          <Recording {...recorded.video} />
        </Section>
      )}
      {testimonials.length > 0 && (
        <Section id="testimonials" title={page.testimonials.title} lead={page.testimonials.lead}>
          <TestimonialList testimonials={testimonials} />
        </Section>
      )}
      {questions.length > 0 && (
        <Section id="faq" ground="sunken" heading="beside" title={page.faqs.title} lead={page.faqs.lead}>
          <QuestionList questions={questions} />
        </Section>
      )}
    </>
  );
}
