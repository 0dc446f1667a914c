import { beforeAll, expect, inject, test } from "vitest";
import { programPaths } from "#domains/content/server/program-paths.ts";
import { type BuiltPage, everyAddress, learnAddresses } from "../support/built-page.ts";
import { fetchPages } from "../support/fetch-pages.ts";
import { brokenAnchors, brokenLinks, siteLinks } from "../support/link-faults.ts";

/** No link of any page leads nowhere (specification §2, route list). */
const site = "https://darsgah.example";
let pages: BuiltPage[];

beforeAll(async () => {
  pages = await fetchPages([...everyAddress, ...learnAddresses, "/no-such-page"]);
});

test("every link inside the site leads to a page that is there", async () => {
  const links = siteLinks(pages, site);
  expect([...(await brokenLinks(links, inject("origin"))).values()].flat()).toEqual([]);
  expect(new Set(links.map(({ to }) => to.pathname)).size).toBeGreaterThan(30);
});

test("every link with an anchor leads to an element that is there", async () => {
  const links = siteLinks(pages, site);
  expect([...brokenAnchors(links, pages).values()].flat()).toEqual([]);
  expect(links.filter(({ to }) => to.hash !== "").length).toBeGreaterThan(30);
});

test("every search hit leads to a page and an anchor that are there", async () => {
  const { demoSite } = await import("#content/demo-site.ts");
  const { searchDocuments } = await import("#domains/search/server/search-documents.ts");
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.attributes("*", "id"))]));
  const broken = searchDocuments(demoSite)
    .map(({ path }) => new URL(path, site))
    .filter(({ pathname, hash }) => {
      const ids = anchors.get(pathname);
      // The portal's own pages are shown to signed-in students.
      if (!ids) return hash !== "" || !programPaths.fixed.has(pathname);
      return hash !== "" && !ids.has(hash.slice(1));
    });
  expect(broken.map(String)).toEqual([]);
});
