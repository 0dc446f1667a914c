import { demoContent, demoSite } from "#content/demo-site.ts";
import type { SiteContent, SiteCourse } from "#domains/content/contract/site-content.ts";

/** The parts of the demo institute's content that tests compare pages and emails with. */
export const { company, plans, courses, services, projects, policies } = demoContent;
export const {
  about,
  services: servicesPage,
  courses: coursesPage,
  demo: demoPage,
  portfolio,
  portal,
} = demoContent.pages;
const { home, navigation } = demoContent.pages;
export const thankYou = demoContent.pages["thank-you"];

const onPage = <One extends { page: string }>(list: One[], page: One["page"]) =>
  list.filter((one) => one.page === page);
export const homeFaqs = onPage(demoContent.questions, "home");
export const demoFaqs = onPage(demoContent.questions, "demo");
export const homeTestimonials = onPage(demoContent.testimonials, "home");
export const demoTestimonials = onPage(demoContent.testimonials, "demo");

export const team = demoContent.teachers.flatMap(({ name, image, team: member }) =>
  member ? [{ name, image, ...member }] : [],
);
export const faculty = demoContent.teachers.flatMap(({ name, image, faculty: member }) =>
  member ? [{ name, image, ...member }] : [],
);

export const { all: sitePages, aliases: pageAliases, find: findSitePage, canonicalPathOf } = demoSite.pages;

export function findCourse(id: string): SiteContent["courses"][number] | undefined {
  return courses.find((course) => course.id === id);
}

const policyOf = (id: string) => {
  const found = policies.find((policy) => policy.id === id);
  if (!found) throw new Error(`The demo has no policy ${id}.`);
  return found;
};
export const [privacyPolicy, termsOfService, refundPolicy] = [
  policyOf("privacy"),
  policyOf("terms"),
  policyOf("refund-policy"),
];

export const coreValues = about.values.list;
export const { milestones } = about.story;
export const courseReasons = coursesPage.reasons.list;
export const demoSteps = demoPage.steps.list;
if (!demoPage.recorded) throw new Error("The demo's page has no recording.");
export const recordedDemo = demoPage.recorded.video;
export const headerNavigation = navigation.header;
export const footerNavigation = navigation;

/** The header menus' name for the page at an address. */
export function menuName(address: string): string {
  const entry = headerNavigation.flatMap(({ dropdown }) => dropdown ?? []).find(({ href }) => href === address);
  if (!entry) throw new Error(`No menu leads to ${address}.`);
  return entry.name;
}

export const courseCategories = home.categories.list;
export const benefits = home.benefits.list;
export const portfolioCategories = portfolio.categories;

/** The bands of figures. */
export const claims = {
  homeHero: home.hero.claims,
  homeProof: home.proof,
  about: about.hero.claims,
  learning: portal.stats.claims,
  achievements: portfolio.achievements.claims,
};

/** A course's landing page, which in the demo has every section. */
type WholeCoursePage = SiteCourse["page"] &
  Required<Pick<SiteCourse["page"], "reasons" | "modules" | "abilities" | "roles">>;

export const coursePages = courses.map(({ id, page }) => {
  const { reasons, modules, abilities, roles } = page;
  if (!reasons || !modules || !abilities || !roles) throw new Error(`The demo's page of ${id} lacks a section.`);
  const whole: WholeCoursePage = { ...page, reasons, modules, abilities, roles };
  return { id, ...whole };
});
export const servicePages = services.map(({ slug, page: { hero, offers, reasons, cases, closing, ...page } }) => {
  const { action } = hero;
  if (!action || !offers || !reasons || !cases || !closing) throw new Error(`The page of ${slug} lacks a section.`);
  return { slug, ...page, hero: { ...hero, action }, offers, reasons, cases, closing };
});
/** A course's outline; throws if the demo has none. */
export function outlineOf(id: string): NonNullable<SiteCourse["outline"]> {
  const outline = findCourse(id)?.outline;
  if (!outline) throw new Error(`The demo has no outline of ${id}.`);
  return outline;
}

export const outlines = Object.fromEntries(courses.map(({ id }) => [id, outlineOf(id)]));

export type CoursePage = (typeof coursePages)[number];
export type ServicePage = (typeof servicePages)[number];
