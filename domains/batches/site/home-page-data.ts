import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { CourseOnCard } from "#domains/catalogue/site/course-card.tsx";
import { courseFigures } from "#domains/catalogue/site/course-figures.ts";
import type { PlanOnCard } from "#domains/catalogue/site/plan-card.tsx";
import type { SiteCourse, SitePlan, SiteService } from "#domains/content/contract/site-content.ts";
import { feeTexts, lowestPrice } from "#domains/content/rules/course-price.ts";
import { languageOf } from "#domains/content/rules/language-of.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { questionsOn, testimonialsOn } from "#domains/content/site/questions-and-testimonials.ts";
import { shownRecording } from "#domains/content/site/shown-recording.ts";
import { homeStructuredData } from "#domains/content/site/structured-data/home.ts";
import { contactWords } from "#domains/leads/site/contact-words.ts";
import type { ServiceOnCard } from "#domains/services/site/service-grid.tsx";
import { allCoursesBar } from "./all-courses-bar.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import { nextBatchLine } from "./next-batches.tsx";

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

function courseOnCard(course: SiteCourse, site: Site, batches: TimedBatch[]): CourseOnCard {
  const { content, messages } = site;
  const { id, title, cardTitle, tagline, duration, level, pattern, thumbnail, canonicalPath } = course;
  const { rating, students } = courseFigures(course, messages.labels.courseFigures);
  const price = feeTexts(content, (currency) => lowestPrice(course, content.plans, currency));
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
    canonicalPath,
    askFee: askFeeLink(site, { course: title }),
    nextBatch: nextBatchLine(batches, id, messages.batches),
    ...languageOf(course),
  };
}

function planOnCard(plan: SitePlan, site: Site): PlanOnCard {
  const { id, title, summary, features, highlighted, fees } = plan;
  const price = feeTexts(site.content, (currency) => fees[currency]);
  return { id, title, summary, features, highlighted, price, askFee: askFeeLink(site, { plan: title }) };
}

/** The content of the home page; `batches` are the open ones. */
export function homePageData(site: Site, batches: TimedBatch[]) {
  const { company, courses, plans, services, pages } = site.content;
  const { meta: _, film, ...home } = pages.home;
  return {
    home,
    film: film && shownRecording(film, site.messages.labels.film),
    courses: courses.map((course) => courseOnCard(course, site, batches)),
    plans: plans.map((plan) => planOnCard(plan, site)),
    bar: allCoursesBar(site, batches),
    signedUp: site.messages.accounts.signUp.doneAtHome,
    perMonth: site.messages.labels.perMonth,
    services: services.filter(({ shownOnHome }) => shownOnHome).map(serviceOnCard),
    questions: questionsOn("home", site.content),
    testimonials: testimonialsOn("home", site.content),
    contact: contactWords(site),
    blocks: company.blockDeveloperTools,
    head: pageHead(site, "/", homeStructuredData(site)),
  };
}
