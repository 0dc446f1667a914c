import { beforeAll, expect, inject, test } from "vitest";
import { type BuiltPage, everyAddress, learnAddresses } from "../support/built-page.ts";
import { fetchPages } from "../support/fetch-pages.ts";

/** No link of any page leads nowhere (specification §2, route list). */
const site = "https://darsgah.example";
let pages: BuiltPage[];

beforeAll(async () => {
  pages = await fetchPages([...everyAddress, ...learnAddresses, "/no-such-page"]);
});

/** Where a page's links lead inside the site. */
const linksOf = (page: BuiltPage): URL[] =>
  page
    .attributes("a", "href")
    .map((href) => new URL(href, `${site}${page.path}`))
    .filter(({ origin }) => origin === site);

test("every link inside the site leads to a page that is there", async () => {
  const asked = new Map<string, number>();
  const broken: string[] = [];
  for (const page of pages) {
    for (const link of linksOf(page).filter(({ pathname }) => pathname !== page.path)) {
      const address = link.pathname + link.search;
      if (!asked.has(address)) {
        const answer = await fetch(`${inject("origin")}${address}`, { redirect: "manual" });
        await answer.body?.cancel();
        // A page for signed-in users is there, and asks a visitor to sign in.
        const asksToSignIn = answer.status === 302 && answer.headers.get("location")?.startsWith("/sign-in?from=");
        asked.set(address, asksToSignIn ? 200 : answer.status);
      }
      if (asked.get(address) !== 200) broken.push(`${page.path} → ${address}: ${asked.get(address)}`);
    }
  }
  expect(broken).toEqual([]);
  expect(asked.size).toBeGreaterThan(30);
});

test("every link with an anchor leads to an element that is there", async () => {
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.attributes("*", "id"))]));
  const anchored = pages.flatMap((page) => linksOf(page).map((link) => ({ from: page.path, link })));
  const broken = anchored
    .filter(({ link }) => link.hash !== "")
    .filter(({ link }) => !anchors.get(link.pathname)?.has(decodeURIComponent(link.hash.slice(1))))
    .map(({ from, link }) => `${from} → ${link.pathname}${link.hash}`);
  expect(broken).toEqual([]);
  expect(anchored.filter(({ link }) => link.hash !== "").length).toBeGreaterThan(30);
});

test("every search hit leads to a page and an anchor that are there", async () => {
  const { searchDocuments } = await import("#shared/content/search-documents.ts");
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.attributes("*", "id"))]));
  const broken = searchDocuments()
    .map(({ path }) => new URL(path, site))
    .filter(({ pathname, hash }) => {
      const ids = anchors.get(pathname);
      return !ids || (hash !== "" && !ids.has(hash.slice(1)));
    });
  expect(broken.map(String)).toEqual([]);
});
