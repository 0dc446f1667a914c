import { beforeAll, expect, inject, test } from "vitest";
import { type BuiltPage, everyAddress, learnAddresses, notBuiltYet } from "../support/built-page.ts";
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
const isLater = ({ pathname }: URL) => notBuiltYet.some((pattern) => pattern.test(pathname));

test("every link inside the site leads to a page that is there", async () => {
  const asked = new Map<string, number>();
  const broken: string[] = [];
  for (const page of pages) {
    for (const link of linksOf(page).filter((one) => !isLater(one) && one.pathname !== page.path)) {
      const address = link.pathname + link.search;
      if (!asked.has(address)) {
        const answer = await fetch(`${inject("origin")}${address}`, { redirect: "manual" });
        await answer.body?.cancel();
        asked.set(address, answer.status);
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
    .filter(({ link }) => link.hash !== "" && !isLater(link))
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

test("the list of pages of a later stage holds only what some page links to", () => {
  const links = pages.flatMap(linksOf);
  const unused = notBuiltYet.filter((pattern) => !links.some(({ pathname }) => pattern.test(pathname)));
  expect(unused.map(String)).toEqual([]);
});

test("a page of a later stage is not there yet, or leaves the list", async () => {
  const addresses = new Set(
    pages
      .flatMap(linksOf)
      .filter(isLater)
      .map(({ pathname }) => pathname),
  );
  const there: string[] = [];
  for (const address of addresses) {
    const answer = await fetch(`${inject("origin")}${address}`, { redirect: "manual" });
    await answer.body?.cancel();
    if (answer.status !== 404) there.push(address);
  }
  expect(there).toEqual([]);
});

test("no page names one id twice", () => {
  const doubled = pages.flatMap((page) => {
    const ids = page.attributes("*", "id");
    return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${page.path}#${id}`);
  });
  expect(doubled).toEqual([]);
});

test("no page loads or frames anything from elsewhere", () => {
  const foreign = pages.flatMap((page) =>
    ["img", "script", "link", "iframe", "video", "source", "track"].flatMap((element) =>
      [...page.attributes(element, "src"), ...(element === "link" ? page.attributes(element, "href") : [])]
        .filter((address) => new URL(address, site).origin !== site)
        .map((address) => `${page.path}: ${address}`),
    ),
  );
  expect(foreign).toEqual([]);
});
