import { type optionalPages, publicPages, writtenPages } from "#domains/content/contract/page.ts";
import type { PageFacts } from "#domains/content/contract/page-facts.ts";
import type { PageMeta } from "#domains/content/contract/page-parts.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { Hue, Tiling } from "#shared/girih/pattern.ts";
import type { Picture } from "#shared/picture.ts";
import type { Messages } from "#shared/words.ts";
import { addressIn, localAddress } from "./local-address.ts";
import type { SiteSections } from "./site-sections.ts";

/** A step of the breadcrumb trail. */
export type Crumb = { name: string; path: string };

/** A public page, for its metadata, the sitemap, breadcrumbs and social picture. */
export type SitePage = PageMeta &
  Pick<PageFacts, "path" | "priority" | "tiling" | "hue" | "readsQuery" | "perRequest"> & {
    /** The page's name in breadcrumbs. */
    name: string;
    /** From the home page to this one, both included; the home page's trail has only itself. */
    breadcrumbs: Crumb[];
    /** Whether search engines may list it; the sitemap includes it then. */
    indexed: boolean;
    /** Whether it is rendered again when seats change. */
    showsSeats: boolean;
    /** ISO date. */
    lastModified: string;
    /** Its photograph; a drawn picture stands for it otherwise. */
    photo?: Picture;
  };

type NamedPage = PageMeta &
  Omit<PageFacts, "route"> & {
    name: string;
    lastModified?: string;
    photo?: Picture;
    /** The parent page; by default the home page. */
    under?: Crumb;
  };

/** Public pages with the program's words alone. */
const programPages = {
  batches: {
    ...{ path: "/batches", route: "learn/all-batches", priority: 0.8, tiling: "4.8.8", hue: "lapis" },
    ...{ showsSeats: true, readsQuery: ["course", "when"] },
    words: ({ batches }) => ({ ...batches.all.meta, name: batches.crumb }),
  },
  search: {
    ...{ path: "/search", route: "site/search", priority: 0, tiling: "6.6.6", hue: "emerald" },
    ...{ indexed: false, perRequest: true },
    words: ({ search }) => ({ ...search.meta, name: search.hero.title }),
  },
} satisfies Record<string, PageFacts & { words: (messages: Messages) => PageMeta & { name: string } }>;

/** Every page that says its address itself, by the id of the document with its words if it has one. */
export const declaredPages: Record<string, PageFacts> = { ...writtenPages, ...programPages };

/** The public pages of one state of the content. */
export type SitePages = ReturnType<typeof createSitePages>;

/** Lists the public pages by canonical path, for metadata, sitemap, breadcrumbs and pictures. */
export function createSitePages(content: SiteContent, messages: Messages, sections: SiteSections) {
  const { courses, services, policies } = content;
  const isOpen = ({ path }: PageFacts) => !sections.isClosed(path);
  const written = Object.entries(writtenPages).flatMap(([id, facts]) =>
    isOpen(facts) ? writtenPage(id, facts, content, messages) : [],
  );
  const ofProgram = Object.values(programPages)
    .filter(isOpen)
    .map(({ words, ...facts }): NamedPage => ({ ...facts, ...words(messages) }));
  const crumbOf = (id: keyof typeof publicPages): Crumb => {
    const { path } = publicPages[id].page;
    return { name: written.find((page) => page.path === path)?.name ?? path, path };
  };
  const home = crumbOf("home");
  const coursesPage = crumbOf("courses");
  const servicesPage = crumbOf("services");

  const policyPages = policies.map(({ meta, hero, path, effectiveDate }): NamedPage => {
    const facts = { path, priority: 0.3, tiling: "4.8.8", hue: "plum" } as const;
    return { ...meta, ...facts, name: hero.title, lastModified: effectiveDate };
  });
  const coursePages = courses.map(({ page, canonicalPath: path, title: name, pattern, thumbnail }): NamedPage => {
    const { tiling, hue } = pattern;
    const facts = {
      ...page.meta,
      name,
      path,
      under: coursesPage,
      priority: 0.8,
      showsSeats: true,
      tiling,
      hue,
    } as const;
    return thumbnail ? { ...facts, photo: thumbnail } : facts;
  });
  const servicePages = services.map(({ page, canonicalPath: path, title, shortTitle: name = title }, at): NamedPage => {
    return { ...page.meta, name, path, under: servicesPage, priority: 0.8, ...servicePattern(at) };
  });

  const all = [...written, ...ofProgram, ...coursePages, ...servicePages, ...policyPages].map(
    ({ under, ...facts }): SitePage => {
      const own: Crumb = { name: facts.name, path: facts.path };
      const breadcrumbs = facts.path === "/" ? [own] : [home, ...(under ? [under] : []), own];
      return { indexed: true, showsSeats: false, lastModified: content.revised, ...facts, breadcrumbs };
    },
  );
  /** Other addresses of a page, with its canonical one: the named routes of specification §2, and those of documents. */
  const aliases = [...courses, ...services].flatMap(({ landingPath, canonicalPath, aliases: others = [] }) =>
    [landingPath, ...others].filter((path) => path !== canonicalPath).map((path) => ({ path, canonicalPath })),
  );
  /** The addresses that pages had, in small letters, with those that they have. */
  const moved = new Map(
    [...courses, ...services, ...policies.map((one) => ({ ...one, canonicalPath: one.path }))].flatMap(
      ({ formerly = [], canonicalPath }) => formerly.map((path) => [path.toLowerCase(), canonicalPath]),
    ),
  );
  for (const { slug, formerly = [] } of courses) {
    const words = formerly.flatMap((path) => /^\/courses\/([^/]+)$/.exec(path)?.[1] ?? []);
    for (const word of words.filter((one) => courses.every((other) => other.id !== one && other.slug !== one)))
      for (const folder of ["/course-outline", "/batches"])
        moved.set(`${folder}/${word}`.toLowerCase(), `${folder}/${slug}`);
  }
  for (const { path } of [...all, ...aliases]) moved.delete(path.toLowerCase());
  const pageOf = new Map(all.map((page) => [page.path, page]));
  const canonicalOf = new Map(aliases.map(({ path, canonicalPath }) => [path, canonicalPath]));

  /**
   * The canonical path of an address, without the prefix of its language: an alias gives its page's, other paths their
   * own; a trailing slash is ignored.
   */
  const canonicalPathOf = (given: string): string => {
    const { path: address } = localAddress(given);
    let end = address.length;
    while (end > 1 && address[end - 1] === "/") end -= 1;
    const path = address.slice(0, end);
    return canonicalOf.get(path) ?? moved.get(path.toLowerCase()) ?? path;
  };
  /** The page at an address, canonical or alias; undefined if there is none. */
  const find = (address: string) => pageOf.get(canonicalPathOf(address));

  return {
    all,
    aliases,
    canonicalPathOf,
    find,
    /** The address that a page has now, for one that it had; undefined for any other address. */
    movedTo(address: string): string | undefined {
      const { locale, path } = localAddress(address);
      const now = moved.get(path.toLowerCase());
      return now === undefined ? undefined : addressIn(locale, now);
    },
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

/** A page with its document's words; none if the institute has left it out. Its name is its title where words have none. */
function writtenPage(id: string, facts: PageFacts, { pages }: SiteContent, { labels }: Messages): NamedPage[] {
  const page = pages[id as keyof typeof publicPages | keyof typeof optionalPages];
  if (!page) return [];
  const names: Partial<Record<string, string>> = labels.pages;
  const title = "hero" in page ? page.hero.title : page.title;
  return [{ ...facts, ...page.meta, name: names[id] ?? title }];
}

/** Each service's hue and tiling, alternating so that neighbours differ. */
const hues = ["lapis", "emerald", "brick", "plum"] as const;
const tilings = ["4.6.12", "3.12.12", "3.4.6.4", "4.8.8", "6.6.6"] as const;

function servicePattern(at: number): { tiling: Tiling; hue: Hue } {
  return { tiling: tilings[at % tilings.length] ?? tilings[0], hue: hues[at % hues.length] ?? hues[0] };
}
