import { lazy } from "react";
import { CourseCard } from "#domains/catalogue/site/course-card.tsx";
import { GuardedCourses } from "#domains/catalogue/site/guarded-courses.tsx";
import { PlanCard } from "#domains/catalogue/site/plan-card.tsx";
import type { IconCard } from "#domains/content/contract/page-parts.ts";
import { Hero } from "#domains/content/site/home/hero.tsx";
import { PortalBand } from "#domains/content/site/home/portal-band.tsx";
import { QuestionList } from "#domains/content/site/question-list.tsx";
import { TestimonialList } from "#domains/content/site/testimonial-list.tsx";
import { ContactInfo } from "#domains/leads/site/contact-info.tsx";
import { InquiryForm } from "#domains/leads/site/inquiry-form.tsx";
import { ServiceGrid } from "#domains/services/site/service-grid.tsx";
import { ArrowLink } from "#ui/site/arrow-link.tsx";
import { ClaimBand } from "#ui/site/claim-band.tsx";
import { WithFootBar } from "#ui/site/foot-bar.tsx";
import { Icon } from "#ui/site/icon.tsx";
import { Section } from "#ui/site/section.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { SwipeList } from "#ui/site/swipe-list.tsx";
import { wideColumns } from "#ui/site/wide-columns.ts";
import { CategoryGrid } from "./category-grid.tsx";
import type { homePageData } from "./home-page-data.ts";
import { OfferBar } from "./offer-bar.tsx";

const ShownBySome = lazy(async () => ({
  default: (await import("#domains/content/site/home/shown-by-some.tsx")).ShownBySome,
}));

/** The institute at a glance: its courses, plans, services, learners and answers, and a form to write to it. */
export function HomePage(given: ReturnType<typeof homePageData>) {
  const { home, film, bar, signedUp, services, questions, contact } = given;
  return (
    <>
      <p id="signed-up" role="status" className="when-target">
        {signedUp}
      </p>
      <Hero {...home.hero} week={home.week} />
      <CourseCards {...given} />
      {home.categories && (
        <Section id="categories" title={home.categories.title} lead={home.categories.lead}>
          <CategoryGrid categories={home.categories.list} />
        </Section>
      )}
      <PlanCards {...given} />
      <WithFootBar label={bar.label} bar={<OfferBar {...bar.offer} />}>
        {home.benefits && (
          <Section id="benefits" title={home.benefits.title} lead={home.benefits.lead}>
            <BenefitList benefits={home.benefits.list} />
          </Section>
        )}
        {(film || home.work) && <ShownBySome film={film} work={home.work} />}
        {home.services && (
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
        )}
        <WhatLearnersSay {...given} />
        {home.learning && <PortalBand {...home.learning} />}
        {home.faqs && (
          <Section id="faq" heading="beside" title={home.faqs.title} lead={home.faqs.lead}>
            <QuestionList questions={questions} toggle={home.faqs} />
          </Section>
        )}
        {home.contact && (
          <Section id="contact" ground="sunken" title={home.contact.title} lead={home.contact.lead}>
            <div className="grid items-start gap-10 lg:grid-cols-[1.5fr_1fr] lg:gap-16">
              <InquiryForm words={contact.form} />
              <ContactInfo {...contact.info} isFolded />
            </div>
          </Section>
        )}
      </WithFootBar>
    </>
  );
}

type Given = ReturnType<typeof homePageData>;

function CourseCards({ home, priceHidden = home.plans?.priceHidden ?? "", courses, blocks }: Given) {
  const words = home.courses;
  if (!words) return null;
  return (
    <GuardedCourses blocks={blocks}>
      <Section
        id="courses"
        ground="sunken"
        title={words.title}
        lead={words.lead}
        aside={<ArrowLink to={words.allAction.href}>{words.allAction.label}</ArrowLink>}
      >
        <ul className={`swipe grid gap-5 sm:grid-cols-2 ${courses.length === 3 ? "lg:grid-cols-3" : "xl:grid-cols-4"}`}>
          {courses.map((course) => (
            <li key={course.id}>
              <CourseCard
                course={course}
                enrol={words.enrolAction}
                outlineLabel={words.outlineLabel}
                priceHidden={priceHidden}
              />
            </li>
          ))}
        </ul>
      </Section>
    </GuardedCourses>
  );
}

function PlanCards({ home, plans, perMonth }: Given) {
  const words = home.plans;
  if (!words) return null;
  return (
    <Section id="pricing" ground="sunken" title={words.title} lead={words.lead}>
      <ul className={`swipe grid items-stretch gap-5 ${wideColumns(plans.length, 3)}`}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} action={words.action} perMonth={perMonth} priceHidden={words.priceHidden} />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center md:mt-10 text-ink-soft">{words.note}</p>
    </Section>
  );
}

/** The testimonials, and the institute's figures below them, or alone. */
function WhatLearnersSay({ home, testimonials }: Given) {
  const words = home.testimonials;
  const figures = home.proof && <ClaimBand claims={home.proof} />;
  if (!words) return figures && <div className="page py-8 md:py-14">{figures}</div>;
  return (
    <Section id="testimonials" ground="sunken" title={words.title} lead={words.lead}>
      <TestimonialList testimonials={testimonials} />
      {figures && <div className="mt-8 md:mt-12">{figures}</div>}
    </Section>
  );
}

/** The reasons to learn here, one per cell. */
function BenefitList({ benefits }: { benefits: IconCard[] }) {
  return (
    <SwipeList className="short-texts gap-x-4 sm:grid-cols-2 sm:gap-x-12 sm:gap-y-9 lg:grid-cols-3">
      {benefits.map(({ title, text, icon }) => (
        <li key={title} className="flex gap-4 border-t-2 border-accent pt-4">
          <Icon name={icon} size={26} className="shrink-0 text-ink-faint" />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </SwipeList>
  );
}
