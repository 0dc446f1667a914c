import type { PageMeta } from "#domains/content/contract/page-parts.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Hue, Tiling } from "#shared/girih/pattern.ts";

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

/** The program's own words about pages. */
export type PageNames = {
  names: Record<
    | "home"
    | "about"
    | "services"
    | "portfolio"
    | "courses"
    | "contact"
    | "demo"
    | "enrolment"
    | "parents"
    | "thankYou"
    | "search",
    string
  >;
  search: PageMeta;
  batches: PageMeta & { name: string };
};

/** The public pages of one state of the content. */
export type SitePages = ReturnType<typeof createSitePages>;

/** Lists the public pages by canonical path, for metadata, sitemap, breadcrumbs and pictures. */
export function createSitePages(content: SiteContent, { names, search, batches }: PageNames) {
  const { pages, courses, services, policies } = content;
  const home: Crumb = { name: names.home, path: "/" };
  const coursesPage: Crumb = { name: names.courses, path: "/courses" };
  const servicesPage: Crumb = { name: names.services, path: "/services" };

  const mainPages: PageFacts[] = [
    { ...pages.home.meta, ...home, priority: 1, tiling: "3.12.12", hue: "emerald" },
    { ...pages.about.meta, name: names.about, path: "/about", priority: 0.7, tiling: "4.6.12", hue: "emerald" },
    { ...pages.services.meta, ...servicesPage, priority: 0.9, tiling: "4.8.8", hue: "brick" },
    {
      ...pages.portfolio.meta,
      name: names.portfolio,
      path: "/portfolio",
      priority: 0.7,
      tiling: "6.6.6",
      hue: "brick",
    },
    { ...pages.courses.meta, ...coursesPage, priority: 0.9, tiling: "3.12.12", hue: "lapis" },
    { ...batches, path: "/batches", priority: 0.8, tiling: "4.8.8", hue: "lapis" },
    { ...pages.contact.meta, name: names.contact, path: "/contact", priority: 0.7, tiling: "3.4.6.4", hue: "emerald" },
    { ...pages.demo.meta, name: names.demo, path: "/FreeDemo", priority: 0.9, tiling: "4.6.12", hue: "lapis" },
    {
      ...pages.enrolment.meta,
      name: names.enrolment,
      path: "/enrollnow",
      priority: 0.8,
      tiling: "3.12.12",
      hue: "lapis",
    },
    {
      ...pages["thank-you"].meta,
      name: names.thankYou,
      path: "/Thank-you",
      indexed: false,
      priority: 0,
      tiling: "4.8.8",
      hue: "emerald",
    },
    { ...search, name: names.search, path: "/search", indexed: false, priority: 0, tiling: "6.6.6", hue: "emerald" },
  ];
  const parentsPage: PageFacts[] = pages.parents
    ? [{ ...pages.parents.meta, name: names.parents, path: "/parents", priority: 0.7, tiling: "3.4.6.4", hue: "plum" }]
    : [];
  const policyPages = policies.map(
    ({ meta, hero, path, effectiveDate }): PageFacts => ({
      ...meta,
      name: hero.title,
      path,
      lastModified: effectiveDate,
      priority: 0.3,
      tiling: "4.8.8",
      hue: "plum",
    }),
  );
  const coursePages = courses.map(({ page, canonicalPath: path, title: name, pattern: { tiling, hue } }): PageFacts => {
    return { ...page.meta, name, path, under: coursesPage, priority: 0.8, tiling, hue };
  });
  const servicePages = services.map(({ page, canonicalPath: path, title, shortTitle: name = title }, at): PageFacts => {
    return { ...page.meta, name, path, under: servicesPage, priority: 0.8, ...servicePattern(at) };
  });

  const all = [...mainPages, ...parentsPage, ...coursePages, ...servicePages, ...policyPages].map(
    ({ under, ...facts }): SitePage => {
      const own: Crumb = { name: facts.name, path: facts.path };
      const breadcrumbs = facts.path === "/" ? [own] : [home, ...(under ? [under] : []), own];
      return { indexed: true, lastModified: content.revised, ...facts, breadcrumbs };
    },
  );
  /** Other addresses of a page, with its canonical one: the named routes of specification §2, and those of documents. */
  const aliases = [...courses, ...services].flatMap(({ landingPath, canonicalPath, aliases: others = [] }) =>
    [landingPath, ...others].filter((path) => path !== canonicalPath).map((path) => ({ path, canonicalPath })),
  );
  const pageOf = new Map(all.map((page) => [page.path, page]));
  const canonicalOf = new Map(aliases.map(({ path, canonicalPath }) => [path, canonicalPath]));

  /** The canonical path of an address: an alias gives its page's, other paths their own; a trailing slash is ignored. */
  const canonicalPathOf = (address: string): string => {
    let end = address.length;
    while (end > 1 && address[end - 1] === "/") end -= 1;
    const path = address.slice(0, end);
    return canonicalOf.get(path) ?? path;
  };
  /** The page at an address, canonical or alias; undefined if there is none. */
  const find = (address: string) => pageOf.get(canonicalPathOf(address));

  return {
    all,
    aliases,
    canonicalPathOf,
    find,
    /**
     * The breadcrumbs of a page under a course, such as its outline: home, courses, the course if it has a page here, and
     * the page itself; and the path of the page whose picture a shared link to it shows.
     */
    courseTrail(course: { slug: string; title: string }, own: Crumb) {
      const page = find(`/courses/${course.slug}`);
      const above = page ? [{ name: course.title, path: page.path }] : [];
      return { breadcrumbs: [home, coursesPage, ...above, own], imageOf: page?.path ?? coursesPage.path };
    },
  };
}

/** Each service's hue and tiling, alternating so that neighbours differ. */
const hues = ["lapis", "emerald", "brick", "plum"] as const;
const tilings = ["4.6.12", "3.12.12", "3.4.6.4", "4.8.8", "6.6.6"] as const;

function servicePattern(at: number): { tiling: Tiling; hue: Hue } {
  return { tiling: tilings[at % tilings.length] ?? tilings[0], hue: hues[at % hues.length] ?? hues[0] };
}
