import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { sitemapOf } from "./sitemap.ts";

const outlines = ["/course-outline/weaving"];

it("names each page to be listed once, with the pages of the database", () => {
  const paths = sitemapOf(demoSite, outlines).map(({ path }) => path);
  expect(paths).toContain("/");
  expect(paths).toContain("/course-outline/weaving");
  expect(paths).not.toContain("/search");
  expect(new Set(paths).size).toBe(paths.length);
});

it("names them again at the addresses of a second language", () => {
  const own = sitemapOf(demoSite, outlines);
  const urdu = "ur";
  const inBoth = (...untranslated: string[]) => ({
    ...demoSite,
    translations: new Map([[urdu, demoSite] as const]),
    languages: new Map([...demoSite.languages, [urdu, new Set(untranslated)] as const]),
  });
  const both = sitemapOf(inBoth(), outlines);
  expect(both.slice(0, own.length)).toEqual(own);
  expect(both.slice(own.length).map(({ path }) => path)).toEqual(
    own.map(({ path }) => (path === "/" ? "/ur" : `/ur${path}`)),
  );
  // A page that is not translated is one page, at the address of its own language.
  const paths = sitemapOf(inBoth("page/about"), outlines).map(({ path }) => path);
  expect([paths.includes("/about"), paths.includes("/ur/about"), paths.includes("/ur/courses")]).toEqual([
    true,
    false,
    true,
  ]);
});
