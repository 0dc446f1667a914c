import { describe, expect, test } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { programPaths } from "#domains/content/server/program-paths.ts";
import { searchDocuments } from "#domains/search/server/search-documents.ts";
import { canonicalPathOf, courses, findSitePage, pageAliases, services, sitePages } from "../support/demo-content.ts";

/** Addresses that are not public pages of their own (specification §2, route list). */
const applicationRoutes =
  /^\/(lms|account|forgot-password|sign-in|sign-up|(course-outline|batches|recorded-lectures)\/[\w-]+)$/;

/** All `href` values in the given content. */
function linksIn(content: unknown): string[] {
  if (Array.isArray(content)) return content.flatMap(linksIn);
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    key === "href" && typeof value === "string" ? [value] : linksIn(value),
  );
}

const leadsSomewhere = (href: string) => {
  const path = href.split(/[?#]/)[0] ?? "";
  return path === "" || findSitePage(path) !== undefined || applicationRoutes.test(path);
};

describe("public pages (specification §2)", () => {
  test("include every page of the specification", () => {
    const specified = [
      ...["/", "/about", "/services", "/portfolio", "/courses", "/contact", "/FreeDemo", "/enrollnow", "/Thank-you"],
      ...["/batches", "/parents", "/search", "/privacy", "/refund-policy", "/terms"],
      ...[...courses, ...services].map(({ canonicalPath }) => canonicalPath),
    ];
    expect(sitePages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified));
  });

  test("have the declared addresses and the named routes, and one more for Data Analysis", () => {
    expect(pageAliases.map((alias) => alias.path).sort()).toEqual(
      [
        "/AIChatbotIntegration",
        "/AiPage",
        "/CyberSecurityPage",
        "/CyberSecurityServices",
        "/DataAnalysisPage",
        "/DataAnalysisServices",
        "/MernStackPage",
        "/UIUXServices",
        "/WebDevelopmentServices",
        "/WordPressDevelopment",
        "/courses/data-science",
      ].sort(),
    );
    for (const { path, canonicalPath } of pageAliases) {
      expect(findSitePage(path)?.path, path).toBe(canonicalPath);
      expect(sitePages.some((page) => page.path === path)).toBe(false);
    }
    expect(canonicalPathOf("/AiPage")).toBe("/courses/ai-machine-learning");
    expect(canonicalPathOf("/about")).toBe("/about");
    for (const declared of ["web-development", "mobile-app-development", "ui-ux-design", "digital-marketing"])
      expect(findSitePage(`/services/${declared}`), declared).toBeDefined();
    expect(findSitePage("/astrology")).toBeUndefined();
  });

  test("have unique titles and descriptions that fit search results", () => {
    expect(new Set(sitePages.map((page) => page.title)).size).toBe(sitePages.length);
    expect(new Set(sitePages.map((page) => page.description)).size).toBe(sitePages.length);
    for (const { path, title, description } of sitePages) {
      expect(title.length, path).toBeLessThanOrEqual(60);
      expect(description.length, path).toBeGreaterThanOrEqual(70);
      expect(description.length, path).toBeLessThanOrEqual(160);
    }
  });

  test("hide only the confirmation and the search from search engines", () => {
    expect(sitePages.filter((page) => !page.indexed).map((page) => page.path)).toEqual(["/Thank-you", "/search"]);
  });

  test.each(sitePages)(
    "have breadcrumbs from the home page through existing pages: $path",
    ({ path, name, breadcrumbs }) => {
      expect(breadcrumbs[0]).toEqual({ name: "Home", path: "/" });
      expect(breadcrumbs.at(-1)).toEqual({ name, path });
      for (const step of breadcrumbs) expect(findSitePage(step.path)?.name).toBe(step.name);
      expect(breadcrumbs.length).toBe(path.split("/").filter(Boolean).length + 1);
    },
  );

  test("have a date", () => {
    for (const { path, lastModified } of sitePages) expect(lastModified, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe("links inside the content (specification §2)", () => {
  const content = {
    ...demoSite.content.pages,
    courses: demoSite.content.courses,
    services: demoSite.content.services,
    notFound: demoSite.messages.notFound,
    search: demoSite.messages.search,
  };

  test.each(Object.entries(content))("lead to a page or a known route: %s", (_, part) => {
    expect(linksIn(part).filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  test("exist", () => {
    expect(linksIn(content.navigation).length).toBeGreaterThan(15);
    expect(leadsSomewhere("/nowhere")).toBe(false);
  });
});

describe("site search documents (specification §2, /search)", () => {
  const documents = searchDocuments(demoSite);

  test("cover courses, services, projects, questions, policies, people, answers and pages", () => {
    const count = (kind: string) => documents.filter((document) => document.kind === kind).length;
    expect(["course", "service", "project", "question"].map(count)).toEqual([4, 9, 6, 40]);
    expect(["outline", "teacher"].map(count)).toEqual([4, 11]);
    expect(count("policy")).toBeGreaterThan(25);
    expect(count("answer")).toBeGreaterThan(30);
    const ofOtherKinds = courses.length + services.length;
    // With the page that verifies certificates, which is no document's.
    expect(count("page")).toBe(sitePages.filter(({ indexed }) => indexed).length - ofOtherKinds + 1);
  });

  test("have unique ids, text, and an existing address", () => {
    expect(new Set(documents.map((document) => document.id)).size).toBe(documents.length);
    for (const { id, title, text, path } of documents) {
      expect(title, id).not.toBe("");
      expect(text.length, id).toBeGreaterThan(40);
      expect(text, id).not.toMatch(/[.?!;:]\.|undefined/);
      expect(leadsSomewhere(path) || programPaths.fixed.has(path), id).toBe(true);
    }
  });

  test("contain every suggested search", () => {
    const everything = documents.map((document) => Object.values(document).join(" ").toLowerCase());
    for (const query of demoSite.content.pages.search.queries)
      expect(
        everything.some((words) =>
          query
            .toLowerCase()
            .split(" ")
            .every((word) => words.includes(word)),
        ),
        query,
      ).toBe(true);
  });

  test("name no price (specification §4: prices are hidden from some visitors)", () => {
    expect(documents.map((document) => document.text).join(" ")).not.toMatch(/\$\d|PKR|USD/);
  });
});
