import type { PageMeta } from "../contracts/content/page-parts.ts";
import type { Hue, Tiling } from "../contracts/content/pattern.ts";
import { searchPage } from "../messages/en/search.ts";
import { about } from "./about.ts";
import { contactPage } from "./contact-page.ts";
import { coursePages } from "./course-landing-pages.ts";
import { courses, findCourse } from "./courses.ts";
import { coursesPage } from "./courses-page.ts";
import { demoPage } from "./demo-page.ts";
import { enrolmentPage } from "./enrolment-page.ts";
import { home } from "./home.ts";
import { policies } from "./policies.ts";
import { portfolio } from "./portfolio.ts";
import { servicePages } from "./service-landing-pages.ts";
import { findService, services } from "./services.ts";
import { servicesPage } from "./services-page.ts";
import { thankYou } from "./thank-you.ts";

/** A step of the breadcrumb trail. */
export type Crumb = { name: string; path: string };

/** A public page, for its metadata, the sitemap, breadcrumbs and social picture. */
export type SitePage = PageMeta & {
  /** The canonical path. */
  path: string;
  /** The page's name in breadcrumbs. */
  name: string;
  /** From the home page to this one, both included; the home page's trail has only itself. */
  breadcrumbs: Crumb[];
  /** Whether search engines may list it; the sitemap includes it then. */
  indexed: boolean;
  /** ISO date. */
  lastModified: string;
  /** Sitemap priority, from 0 to 1. */
  priority: number;
  /** The girih of its social picture. */
  tiling: Tiling;
  hue: Hue;
};

type PageFacts = Omit<SitePage, "breadcrumbs" | "indexed" | "lastModified"> &
  Partial<Pick<SitePage, "indexed" | "lastModified">> & {
    /** The parent page; by default the home page. */
    under?: Crumb;
  };

/** The day the site's texts were last revised, for pages without a date of their own. */
const revised = "2026-11-21";

const homeCrumb: Crumb = { name: "Home", path: "/" };
const coursesCrumb: Crumb = { name: "Courses", path: "/courses" };
const servicesCrumb: Crumb = { name: "Services", path: "/services" };

function sitePage({ under, ...facts }: PageFacts): SitePage {
  const own: Crumb = { name: facts.name, path: facts.path };
  const breadcrumbs = facts.path === "/" ? [own] : [homeCrumb, ...(under ? [under] : []), own];
  return { indexed: true, lastModified: revised, ...facts, breadcrumbs };
}

const mainPages: PageFacts[] = [
  { ...home.meta, ...homeCrumb, priority: 1, tiling: "3.12.12", hue: "emerald" },
  { ...about.meta, name: "About", path: "/about", priority: 0.7, tiling: "4.6.12", hue: "emerald" },
  { ...servicesPage.meta, ...servicesCrumb, priority: 0.9, tiling: "4.8.8", hue: "brick" },
  { ...portfolio.meta, name: "Portfolio", path: "/portfolio", priority: 0.7, tiling: "6.6.6", hue: "brick" },
  { ...coursesPage.meta, ...coursesCrumb, priority: 0.9, tiling: "3.12.12", hue: "lapis" },
  { ...contactPage.meta, name: "Contact", path: "/contact", priority: 0.7, tiling: "3.4.6.4", hue: "emerald" },
  { ...demoPage.meta, name: "Free Demo", path: "/FreeDemo", priority: 0.9, tiling: "4.6.12", hue: "lapis" },
  {
    ...enrolmentPage.meta,
    name: enrolmentPage.name,
    path: "/enrollnow",
    priority: 0.8,
    tiling: "3.12.12",
    hue: "lapis",
  },
  {
    ...thankYou.meta,
    name: thankYou.title,
    path: "/Thank-you",
    indexed: false,
    priority: 0,
    tiling: "4.8.8",
    hue: "emerald",
  },
  { ...searchPage.meta, name: "Search", path: "/search", indexed: false, priority: 0, tiling: "6.6.6", hue: "emerald" },
];

const policyPages: PageFacts[] = policies.map(({ meta, hero, path, effectiveDate }) => ({
  ...meta,
  name: hero.title,
  path,
  lastModified: effectiveDate,
  priority: 0.3,
  tiling: "4.8.8",
  hue: "plum",
}));

const courseLandingPages: PageFacts[] = coursePages.flatMap(({ id, meta }) => {
  const course = findCourse(id);
  if (!course) return [];
  const { canonicalPath: path, title: name, pattern } = course;
  return { ...meta, name, path, under: coursesCrumb, priority: 0.8, tiling: pattern.tiling, hue: pattern.hue };
});

/** Each service's hue and tiling, alternating so that neighbours differ. */
const hues: Hue[] = ["lapis", "emerald", "brick", "plum"];
const tilings: Tiling[] = ["4.6.12", "3.12.12", "3.4.6.4", "4.8.8", "6.6.6"];

const serviceLandingPages: PageFacts[] = servicePages.flatMap(({ slug, meta }, at) => {
  const service = findService(slug);
  const [tiling, hue] = [tilings[at % tilings.length], hues[at % hues.length]];
  if (!service || !tiling || !hue) return [];
  const { canonicalPath: path, title, shortTitle: name = title } = service;
  return { ...meta, name, path, under: servicesCrumb, priority: 0.8, tiling, hue };
});

/** All public pages by canonical path, for metadata, sitemap, breadcrumbs and pictures. */
export const sitePages: SitePage[] = [...mainPages, ...courseLandingPages, ...serviceLandingPages, ...policyPages].map(
  sitePage,
);

/**
 * Other addresses of a page, with its canonical one: the named routes of specification §2, and "/courses/data-science",
 * which the specification's structured data declares and which shows Data Analysis.
 */
export const pageAliases: { path: string; canonicalPath: string }[] = [
  ...[...courses, ...services]
    .filter(({ landingPath, canonicalPath }) => landingPath !== canonicalPath)
    .map(({ landingPath, canonicalPath }) => ({ path: landingPath, canonicalPath })),
  { path: "/courses/data-science", canonicalPath: "/courses/data-analyst" },
];

/** The canonical path of an address: an alias gives its page's, other paths their own; a trailing slash is ignored. */
export function canonicalPathOf(address: string): string {
  let end = address.length;
  while (end > 1 && address[end - 1] === "/") end -= 1;
  const path = address.slice(0, end);
  return pageAliases.find((alias) => alias.path === path)?.canonicalPath ?? path;
}

/** The page at an address, canonical or alias; undefined if there is none. */
export function findSitePage(path: string): SitePage | undefined {
  const canonicalPath = canonicalPathOf(path);
  return sitePages.find((page) => page.path === canonicalPath);
}
