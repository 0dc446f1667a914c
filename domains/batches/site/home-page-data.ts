import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import type { CourseOnCard } from "#domains/catalogue/site/course-card.tsx";
import { courseFigures } from "#domains/catalogue/site/course-figures.ts";
import type { PlanOnCard } from "#domains/catalogue/site/plan-card.tsx";
import type { HomeBlock } from "#domains/content/contract/sections.ts";
import type { SiteCourse, SitePlan, SiteService } from "#domains/content/contract/site-content.ts";
import { feeTexts, feeUnit, lowestPrice } from "#domains/content/rules/course-price.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { pageHead } from "#domains/content/site/page-head.ts";
import { questionsOn, testimonialsOn } from "#domains/content/site/questions-and-testimonials.ts";
import { shownRecording } from "#domains/content/site/shown-recording.ts";
import { homeStructuredData } from "#domains/content/site/structured-data/home.ts";
import { contactWords } from "#domains/leads/site/contact-words.ts";
import type { ServiceOnCard } from "#domains/services/site/service-grid.tsx";
import { languageOf } from "#shared/language-of.ts";
import { allCoursesBar } from "./all-courses-bar.ts";
import { askFeeLink } from "./ask-fee-link.ts";
import { nextBatchLine } from "./next-batches.tsx";

/** Number of features listed on a service's card. */
const named = 3;

const serviceOnCard = ({
  slug,
  title,
  description,
  features,
  landingPath,
  icon,
  lang,
}: SiteService): ServiceOnCard => ({
  slug,
  title,
  description,
  features: features.slice(0, named),
  landingPath,
  icon,
  ...languageOf({ lang }),
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
    level: messages.labels.levels[level],
    pattern,
    thumbnail,
    rating,
    students,
    price,
    feeUnit: feeUnit(course, messages.labels),
    hasOutline,
    canonicalPath,
    askFee: askFeeLink(site, { course: title }),
    nextBatch: nextBatchLine(batches, id, messages),
    ...languageOf(course),
  };
}

function planOnCard(plan: SitePlan, site: Site): PlanOnCard {
  const { id, title, summary, features, highlighted, fees } = plan;
  const price = feeTexts(site.content, (currency) => fees[currency]);
  const askFee = askFeeLink(site, { plan: title });
  return { id, title, summary, features, highlighted, price, askFee, ...languageOf(plan) };
}

type HomeWords = Omit<Site["content"]["pages"]["home"], "meta">;
type ShownBlocks = Pick<HomeWords, "hero"> & Partial<HomeWords>;

/** The blocks of the home page that are on and have something to show. */
function shownBlocks({ content, sections }: Site): ShownBlocks {
  const { meta: _, hero, ...blocks } = content.pages.home;
  /** The rows of each block that is a list; other blocks are never empty. */
  const lists: Partial<Record<HomeBlock, unknown[]>> = {
    categories: blocks.categories.list,
    courses: content.courses,
    plans: content.plans,
    services: content.services.filter(({ shownOnHome }) => shownOnHome),
    testimonials: testimonialsOn("home", content),
    faqs: questionsOn("home", content),
  };
  const isShown = (block: HomeBlock) => sections.isOn(`home.${block}`) && lists[block]?.length !== 0;
  const shown = Object.entries(blocks).filter(([block]) => isShown(block as HomeBlock));
  return { hero, ...Object.fromEntries(shown) };
}

/** The courses on the home page; those of more are a press away. */
const most = 12;

/** The content of the home page; `batches` are the open ones. */
export function homePageData(site: Site, batches: TimedBatch[]) {
  const { company, courses, plans, services, pages } = site.content;
  const { priceHidden } = pages.home.plans;
  const { film, ...home } = shownBlocks(site);
  return {
    home,
    ...(home.plans ? {} : { priceHidden }),
    film: film && shownRecording(film, site.messages.labels.film),
    courses: courses.slice(0, most).map((course) => courseOnCard(course, site, batches)),
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
