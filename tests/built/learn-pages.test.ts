import { beforeAll, describe, expect, inject, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { type BuiltPage, learnAddresses } from "../support/built-page.ts";
import { courses } from "../support/demo-content.ts";
import { fetchPages } from "../support/fetch-pages.ts";
import { courseFee } from "../support/plan-cost.ts";
import { thingOf, thingsOf } from "../support/things.ts";

/** The pages whose content comes from the database (specification §2): rendered once for each change of it. */
const site = "https://darsgah.example";
let pages: BuiltPage[];

beforeAll(async () => {
  pages = await fetchPages(learnAddresses);
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${inject("origin")}${path}`, { headers });
const pageAt = (path: string) => pages.find((page) => page.path === path) ?? expect.unreachable(path);

test("each has a title, a description, a canonical address and a trail of its own", () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.meta("description"))).size).toBe(pages.length);
  for (const page of pages) {
    expect(page.title?.length, page.path).toBeLessThanOrEqual(70);
    expect(page.link("canonical")).toBe(`${site}${page.path}`);
    expect(page.meta("og:image")).toMatch(`${site}/social/courses-`);
    expect(thingOf(page, "BreadcrumbList").itemListElement).toHaveLength(4);
    expect(page.meta("robots")).toBe(page.path.startsWith("/recorded-lectures/") ? "noindex" : undefined);
  }
});

test("an outline tells its syllabus, a batches page its batches with their seats and price", () => {
  for (const { id, slug, title } of courses) {
    const outline = thingOf(pageAt(`/course-outline/${slug}`), "Course");
    expect(outline.name).toBe(title);
    expect(outline.syllabusSections).not.toHaveLength(0);
    const batches = pageAt(`/batches/${slug}`);
    const own = demoBatches(demoContent.courses, new Date()).filter(({ courseId }) => courseId === id);
    const instances = thingsOf(batches, "CourseInstance");
    expect(instances.map(({ name }) => name).sort()).toEqual(own.map(({ name }) => name).sort());
    for (const instance of instances) {
      expect(instance.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      const course = findCourse(demoContent, id);
      expect(instance.offers).toMatchObject({ priceCurrency: "USD", price: course && courseFee(course) });
    }
  }
});

describe("an answer that is the same for everybody", () => {
  const paths = ["/course-outline/data-analyst", "/batches/data-analyst.data", "/api/courses", "/sitemap.xml"];

  test.each(paths)("%s is the same each time, and not sent again to anybody who has it", async (path) => {
    const first = await ask(path);
    const second = await ask(path);
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("x-public-page")).toBeNull();
    expect(second.headers.get("x-public-page")).toBeNull();
    expect(second.headers.get("etag")).toBe(etag);
    expect(await second.text()).toBe(await first.text());
    expect((await ask(path, { "if-none-match": etag })).status).toBe(304);
    expect((await ask(path, { "accept-encoding": "gzip" })).headers.get("content-encoding")).toBe("gzip");
  });

  test.each(["/course-outline/none", "/batches/none", "/recorded-lectures/none"])(
    "%s is not there, and nobody may keep that",
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control")).toBe("private, no-cache");
      expect(await answer.text()).toMatch(/Course Not Found|No Batches Found|Oops! Page not found/);
    },
  );
});
