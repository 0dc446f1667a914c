import { CategoryGrid } from "#app/features/catalogue/category-grid.tsx";
import { CourseCard, type CourseOnCard } from "#app/features/catalogue/course-card.tsx";
import { GuardedCourses } from "#app/features/catalogue/guarded-courses.tsx";
import { ContactInfo } from "#app/features/contact/contact-info.tsx";
import { InquiryForm } from "#app/features/contact/inquiry-form.tsx";
import { BenefitList } from "#app/features/home/benefit-list.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { PortalBand } from "#app/features/home/portal-band.tsx";
import { PlanCard } from "#app/features/pricing/plan-card.tsx";
import { ServiceGrid, type ServiceOnCard } from "#app/features/services/service-grid.tsx";
import { pageHead } from "#app/lib/page-head.ts";
import { headMeta } from "#app/lib/page-meta.ts";
import { homeStructuredData } from "#app/lib/structured-data/home.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { ClaimBand } from "#app/ui/claim-band.tsx";
import { QuestionList } from "#app/ui/question-list.tsx";
import { Section } from "#app/ui/section.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { TestimonialList } from "#app/ui/testimonial-list.tsx";
import { benefits } from "#shared/content/benefits.ts";
import { courseCategories } from "#shared/content/categories.ts";
import { claims } from "#shared/content/claims.ts";
import { type CatalogueCourse, courses } from "#shared/content/courses.ts";
import { homeFaqs } from "#shared/content/faqs.ts";
import { home } from "#shared/content/home.ts";
import { plans } from "#shared/content/plans.ts";
import { type Service, services } from "#shared/content/services.ts";
import { homeTestimonials } from "#shared/content/testimonials.ts";
import type { Route } from "./+types/home.ts";

/** How many features a service's card lists. */
const named = 3;

const serviceOnCard = ({ slug, title, description, features, landingPath, icon }: Service): ServiceOnCard => ({
  slug,
  title,
  description,
  features: features.slice(0, named),
  landingPath,
  icon,
});

const courseOnCard = (course: CatalogueCourse): CourseOnCard => ({
  id: course.id,
  title: course.title,
  cardTitle: course.cardTitle,
  tagline: course.tagline,
  duration: course.duration,
  level: course.level,
  rating: course.rating,
  students: course.students,
  monthlyPrice: course.monthlyPrice,
  pattern: course.pattern,
  thumbnail: course.thumbnail,
});

/** The page's words are sent once, as data, and not again inside the scripts. */
export function loader() {
  return {
    home,
    benefits,
    categories: courseCategories,
    claims,
    courses: courses.map(courseOnCard),
    faqs: homeFaqs,
    plans,
    services: services.filter(({ shownOnHome }) => shownOnHome).map(serviceOnCard),
    testimonials: homeTestimonials,
    head: pageHead("/", homeStructuredData()),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function Home({ loaderData }: Route.ComponentProps) {
  const { home, benefits, categories, claims, courses, faqs, plans, services, testimonials } = loaderData;
  return (
    <>
      <Hero {...home.hero} claims={claims.homeHero} week={home.week} />
      <GuardedCourses>
        <Section
          id="courses"
          ground="sunken"
          title={home.courses.title}
          lead={home.courses.lead}
          aside={<ArrowLink to={home.courses.allAction.href}>{home.courses.allAction.label}</ArrowLink>}
        >
          <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
            {courses.map((course) => (
              <li key={course.id}>
                <CourseCard
                  course={course}
                  enrol={home.courses.enrolAction}
                  outlineLabel={home.courses.outlineAction.label}
                  priceHidden={home.plans.priceHidden}
                />
              </li>
            ))}
          </ul>
        </Section>
      </GuardedCourses>
      <Section id="categories" title={home.categories.title} lead={home.categories.lead}>
        <CategoryGrid categories={categories} />
      </Section>
      <Section id="pricing" ground="sunken" title={home.plans.title} lead={home.plans.lead}>
        <ul className="grid items-stretch gap-5 lg:grid-cols-3">
          {plans.map((plan) => (
            <li key={plan.id}>
              <PlanCard plan={plan} action={home.plans.action} priceHidden={home.plans.priceHidden} />
            </li>
          ))}
        </ul>
        <p className="mt-10 text-center text-ink-soft">{home.plans.note}</p>
      </Section>
      <Section id="benefits" title={home.benefits.title} lead={home.benefits.lead}>
        <BenefitList benefits={benefits} />
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
        <div className="mt-14">
          <ClaimBand claims={claims.homeProof} />
        </div>
      </Section>
      <PortalBand {...home.learning} claims={claims.learning} />
      <Section id="faq" heading="beside" title={home.faqs.title} lead={home.faqs.lead}>
        <QuestionList questions={faqs} toggle={home.faqs} />
      </Section>
      <Section id="contact" ground="sunken" title={home.contact.title} lead={home.contact.lead}>
        <div className="grid items-start gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
          <InquiryForm />
          <ContactInfo />
        </div>
      </Section>
    </>
  );
}
