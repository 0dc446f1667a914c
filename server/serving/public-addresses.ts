import type { Site } from "#domains/content/rules/site.ts";
import type { PublicAddress } from "#server/serving/public-pages.ts";
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

/** Shows the result of its query, so it is rendered for each request. */
const searchPage = "/search";

/** The parameters that pages read on the server: filters, and the enrolment form's preselection. */
const queries: Record<string, string[]> = {
  "/batches": ["course", "when"],
  "/enrollnow": ["course", "batch", "plan"],
};

/** The content's pages that also show seats: home, the enrolment form, all batches, demos and every course's own. */
function tellingOfSeats({ courses }: Site["content"]): Set<string> {
  const own = courses.flatMap(({ canonicalPath, landingPath, aliases = [] }) => [
    canonicalPath,
    landingPath,
    ...aliases,
  ]);
  return new Set(["/", "/enrollnow", "/batches", "/FreeDemo", ...own]);
}

/** Every address whose answer is the same for all visitors and follows from the content alone, the home page first. */
export function listPublicAddresses({ pages, content }: Site): PublicAddress[] {
  const { all, aliases } = pages;
  const paths = [...all, ...aliases].map(({ path }) => path).filter((path) => path !== searchPage);
  const withSeats = tellingOfSeats(content);
  const names = new Set(content.courses.flatMap(({ id, slug }) => [slug, id]));
  return [
    ...paths.map(
      (path): PublicAddress => ({
        ...{ path, kind: "page", fromDatabase: withSeats.has(path), staysShown: true },
        readsQuery: queries[path] ?? [],
      }),
    ),
    ...files,
    ...[...names].flatMap((name): PublicAddress[] => [
      { path: `/course-outline/${name}`, kind: "page", fromDatabase: true },
      { path: `/batches/${name}`, kind: "page", fromDatabase: true },
    ]),
  ];
}
