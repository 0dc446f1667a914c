import { addressIn } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { PublicAddress } from "#server/serving/render-address.ts";
import { framePath } from "#shared/serving/hydration.ts";

/** The files that are written like pages. The sitemap lists the database's content. */
const files: PublicAddress[] = [
  { path: "/robots.txt", kind: "file", fromDatabase: false },
  { path: "/site.webmanifest", kind: "file", fromDatabase: false },
  { path: framePath, kind: "file", fromDatabase: false, isVersioned: true },
  { path: "/icons/icon.svg", kind: "file", fromDatabase: false },
  { path: "/.well-known/security.txt", kind: "file", fromDatabase: false },
  { path: "/sitemap.xml", kind: "file", fromDatabase: true },
];

/** The courses whose pages are ready before they are asked for: with those of hundreds, a start would take half a minute. */
const coursesAhead = 12;

/**
 * Every address in the site's own language whose answer is the same for all visitors and follows from the content alone,
 * the home page first, without the pages of courses beyond the first.
 */
export function listPublicAddresses(site: Site): PublicAddress[] {
  const isLate = ofLaterCourses(site);
  return [...listPages(site).filter(({ path }) => !isLate(path)), ...files];
}

/** The addresses of its other pages, and of all pages in the site's other languages: each is rendered once it is asked for. */
export function listLateAddresses(site: Site): PublicAddress[] {
  const isLate = ofLaterCourses(site);
  const translated = [...site.translations].flatMap(([locale, other]) =>
    listPages(other).map(({ path, ...how }) => ({ ...how, path: addressIn(locale, path) })),
  );
  return [...listPages(site).filter(({ path }) => isLate(path)), ...translated];
}

/** Whether a path is of a course beyond the first ones. */
function ofLaterCourses({ content }: Site): (path: string) => boolean {
  const paths = content.courses
    .slice(coursesAhead)
    .flatMap(({ id, slug, canonicalPath, landingPath, aliases = [] }) => [
      ...[canonicalPath, landingPath, ...aliases],
      ...[id, slug].flatMap((name) => [`/course-outline/${name}`, `/batches/${name}`]),
    ]);
  const known = new Set(paths);
  return (path) => known.has(path);
}

/** The addresses of a site's pages in its own language. */
function listPages({ pages, content }: Site): PublicAddress[] {
  const same = pages.all.filter(({ perRequest }) => !perRequest);
  const others = pages.aliases.flatMap(({ path, canonicalPath }) => {
    const page = pages.find(canonicalPath);
    return page ? [{ ...page, path }] : [];
  });
  const names = new Set(content.courses.flatMap(({ id, slug }) => [slug, id]));
  return [
    ...[...same, ...others].map(
      ({ path, showsSeats, readsQuery = [] }): PublicAddress => ({
        ...{ path, kind: "page", fromDatabase: showsSeats, staysShown: true, readsQuery },
      }),
    ),
    ...[...names].flatMap((name): PublicAddress[] => [
      { path: `/course-outline/${name}`, kind: "page", fromDatabase: true },
      { path: `/batches/${name}`, kind: "page", fromDatabase: true },
    ]),
  ];
}
