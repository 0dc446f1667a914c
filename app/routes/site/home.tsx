import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { nextBatchLine } from "#domains/batches/site/next-batches.tsx";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { CategoryGrid } from "#domains/catalogue/site/category-grid.tsx";
import { CourseCard, type CourseOnCard } from "#domains/catalogue/site/course-card.tsx";
import { courseFigures } from "#domains/catalogue/site/course-figures.ts";
import { GuardedCourses } from "#domains/catalogue/site/guarded-courses.tsx";
import { PlanCard, type PlanOnCard } from "#domains/catalogue/site/plan-card.tsx";
import type { SiteCourse, SitePlan, SiteService } from "#domains/content/contract/site-content.ts";
import { languageOf } from "#domains/content/rules/language-of.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { ClaimBand } from "#domains/content/site/claim-band.tsx";
import { BenefitList } from "#domains/content/site/home/benefit-list.tsx";
import { Hero } from "#domains/content/site/home/hero.tsx";
import { PortalBand } from "#domains/content/site/home/portal-band.tsx";
import { pageHead } from "#domains/content/site/page-head.ts";
import { headMeta } from "#domains/content/site/page-meta.ts";
import { QuestionList } from "#domains/content/site/question-list.tsx";
import { questionsOn, testimonialsOn } from "#domains/content/site/questions-and-testimonials.ts";
import { homeStructuredData } from "#domains/content/site/structured-data/home.ts";
import { TestimonialList } from "#domains/content/site/testimonial-list.tsx";
import { ContactInfo } from "#domains/leads/site/contact-info.tsx";
import { contactWords } from "#domains/leads/site/contact-words.ts";
import { InquiryForm } from "#domains/leads/site/inquiry-form.tsx";
import { ServiceGrid, type ServiceOnCard } from "#domains/services/site/service-grid.tsx";
import { formatPrice } from "#shared/formats/format-price.ts";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { wideColumns } from "#ui/site/wide-columns.ts";
import type { Route } from "./+types/home.ts";

/** Number of features listed on a service's card. */
const named = 3;

const serviceOnCard = ({ slug, title, description, features, landingPath, icon }: SiteService): ServiceOnCard => ({
  slug,
  title,
  description,
  features: features.slice(0, named),
  landingPath,
  icon,
});

function courseOnCard(course: SiteCourse, { content, messages }: Site, batches: TimedBatch[]): CourseOnCard {
  const { id, title, cardTitle, tagline, duration, level, pattern, thumbnail, monthlyPrice } = course;
  const { rating, students } = courseFigures(course, messages.labels.courseFigures);
  const price = formatPrice(monthlyPrice, content.company.currency.symbol);
  const hasOutline = course.outline !== undefined;
  return {
    id,
    title,
    cardTitle,
    tagline,
    duration,
    level,
    pattern,
    thumbnail,
    rating,
    students,
    price,
    hasOutline,
    nextBatch: nextBatchLine(batches, id, messages.batches),
    ...languageOf(course),
  };
}

function planOnCard(plan: SitePlan, { company }: Site["content"]): PlanOnCard {
  const { id, title, summary, features, highlighted, monthlyPrice } = plan;
  return { id, title, summary, features, highlighted, price: formatPrice(monthlyPrice, company.currency.symbol) };
}

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { company, courses, plans, services, pages } = site.content;
  const { meta: _, ...home } = pages.home;
  const batches = await context.get(servicesContext).listOpenBatches();
  return {
    home,
    courses: courses.map((course) => courseOnCard(course, site, batches)),
    plans: plans.map((plan) => planOnCard(plan, site.content)),
    perMonth: site.messages.labels.perMonth,
    services: services.filter(({ shownOnHome }) => shownOnHome).map(serviceOnCard),
    questions: questionsOn("home", site.content),
    testimonials: testimonialsOn("home", site.content),
    contact: contactWords(site),
    blocks: company.blockDeveloperTools,
    head: pageHead(site, "/", homeStructuredData(site)),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, courses, plans, perMonth, services, questions, testimonials, contact, blocks } = loaderData;
  return (
    <>
      <Hero {...home.hero} week={home.week} />
      <GuardedCourses blocks={blocks}>
        <Section
          id="courses"
          ground="sunken"
          title={home.courses.title}
          lead={home.courses.lead}
          aside={<ArrowLink to={home.courses.allAction.href}>{home.courses.allAction.label}</ArrowLink>}
        >
          <ul
            className={`swipe grid gap-5 sm:grid-cols-2 ${courses.length === 3 ? "lg:grid-cols-3" : "xl:grid-cols-4"}`}
          >
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard
                  course={course}
                  enrol={home.courses.enrolAction}
                  outlineLabel={home.courses.outlineLabel}
                  perMonth={perMonth}
                  priceHidden={home.plans.priceHidden}
                />
              </li>
            ))}
          </ul>
        </Section>
      </GuardedCourses>
      <Section id="categories" title={home.categories.title} lead={home.categories.lead}>
        <CategoryGrid categories={home.categories.list} />
      </Section>
      <Section id="pricing" ground="sunken" title={home.plans.title} lead={home.plans.lead}>
        <ul className={`swipe grid items-stretch gap-5 ${wideColumns(plans.length, 3)}`}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard
                plan={plan}
                action={home.plans.action}
                perMonth={perMonth}
                priceHidden={home.plans.priceHidden}
              />
            </li>
          ))}
        </ul>
        <p className="mt-4 text-center md:mt-10 text-ink-soft">{home.plans.note}</p>
      </Section>
      <Section id="benefits" title={home.benefits.title} lead={home.benefits.lead}>
        <BenefitList benefits={home.benefits.list} />
      </Section>
      <Section
        id="services"
        ground="band"
        title={home.services.title}
        lead={home.services.lead}
        aside={
          <ButtonLink to={home.services.action.href} variant="onBand">
            {home.services.action.label}
          </ButtonLink>
        }
      >
        <ServiceGrid services={services} />
      </Section>
      <Section id="testimonials" ground="sunken" title={home.testimonials.title} lead={home.testimonials.lead}>
        <TestimonialList testimonials={testimonials} />
        <div className="mt-8 md:mt-12">
          <ClaimBand claims={home.proof} />
        </div>
      </Section>
      <PortalBand {...home.learning} />
      <Section id="faq" heading="beside" title={home.faqs.title} lead={home.faqs.lead}>
        <QuestionList questions={questions} toggle={home.faqs} />
      </Section>
      <Section id="contact" ground="sunken" title={home.contact.title} lead={home.contact.lead}>
        <div className="grid items-start gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
          <InquiryForm words={contact.form} />
          <ContactInfo {...contact.info} />
        </div>
      </Section>
    </>
  );
}
