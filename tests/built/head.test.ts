import { createHash } from "node:crypto";
import sharp from "sharp";
import { beforeAll, expect, inject, test } from "vitest";
import { addressIn, localAddress } from "#domains/content/rules/local-address.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type BuiltPage, everyAddress, learnAddresses } from "../support/built-page.ts";
import { canonicalPathOf, company, findSitePage, pageAliases, sitePages } from "../support/demo-content.ts";
import { fetchPages } from "../support/fetch-pages.ts";

/** Metadata for search engines and shared links (specification §2, "search-engine metadata"). */
const site = "https://darsgah.example";
let pages: BuiltPage[];

beforeAll(async () => {
  pages = await fetchPages(everyAddress);
});

const ask = (path: string) => fetch(`${inject("origin")}${path}`);
/** The path a page's canonical address should name. */
const canonicalOf = ({ path }: BuiltPage) => canonicalPathOf(path.split("?")[0] ?? "");
const addressOf = (path: string) => `${site}${path}`;

test("every address has the title, description and canonical address of its page", () => {
  for (const page of pages) {
    const expected = findSitePage(canonicalOf(page));
    expect(page.title, page.path).toBe(expected?.title);
    expect(page.meta("description"), page.path).toBe(expected?.description);
    expect(page.link("canonical"), page.path).toBe(addressOf(canonicalOf(page)));
  }
});

test("no two pages share a title or a description", () => {
  const own = pages.filter(({ path }) => findSitePage(path)?.path === path);
  expect(own).toHaveLength(sitePages.length);
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  expect(new Set(own.map((page) => page.meta("description"))).size).toBe(own.length);
});

test("every page has the whole of Open Graph and Twitter's card", () => {
  for (const page of pages) {
    const image = page.meta("og:image");
    expect(
      {
        "og:type": page.meta("og:type"),
        "og:site_name": page.meta("og:site_name"),
        "og:locale": page.meta("og:locale"),
        "og:title": page.meta("og:title"),
        "og:description": page.meta("og:description"),
        "og:url": page.meta("og:url"),
        "og:image:width": page.meta("og:image:width"),
        "og:image:height": page.meta("og:image:height"),
        "twitter:card": page.meta("twitter:card"),
        "twitter:title": page.meta("twitter:title"),
        "twitter:description": page.meta("twitter:description"),
        "twitter:image": page.meta("twitter:image"),
      },
      page.path,
    ).toEqual({
      "og:type": "website",
      "og:site_name": company.name,
      "og:locale": "en_PK",
      "og:title": page.title,
      "og:description": page.meta("description"),
      "og:url": page.link("canonical"),
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "twitter:title": page.title,
      "twitter:description": page.meta("description"),
      "twitter:image": image,
    });
    expect(page.meta("og:image:alt"), page.path).toBeTruthy();
  }
});

test("every page has a picture of its own for shared links, 1200 by 630", async () => {
  const images = new Map(pages.map((page) => [page.meta("og:image"), canonicalOf(page)]));
  expect(images.size).toBe(sitePages.length);
  for (const image of images.keys()) {
    const answer = await ask(new URL(image ?? "").pathname);
    expect(answer.status, image).toBe(200);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height, `image/${format}`], image).toEqual([1200, 630, answer.headers.get("content-type")]);
  }
});

test.each(["ur", "ar"] as const)("every page in %s has a picture of its own, in its language", async (lang) => {
  const translated = await fetchPages(sitePages.map(({ path }) => addressIn(lang, path)));
  const pictures = new Set<string>();
  const images = new Set(translated.map((page) => new URL(page.meta("og:image") ?? "").pathname));
  expect(images.size).toBe(sitePages.length);
  for (const image of images) {
    expect(image.startsWith(`/social/${lang}`), image).toBe(true);
    const answer = await ask(image);
    expect(answer.status, image).toBe(200);
    pictures.add(
      createHash("sha256")
        .update(await answer.bytes())
        .digest("hex"),
    );
  }
  expect(pictures.size).toBe(sitePages.length);
  for (const page of translated) expect(page.meta("og:locale"), page.path).toBe(`${lang}_PK`);
});

test("search engines are kept from the confirmation and the search, and from nothing else", () => {
  const hidden = pages.filter((page) => page.meta("robots")?.includes("noindex")).map(({ path }) => path);
  expect(hidden.sort()).toEqual(["/Thank-you", "/search", "/search?q=data"].sort());
});

test("the sitemap names exactly the pages to be listed, once each", async () => {
  const answer = await ask("/sitemap.xml");
  expect(answer.headers.get("content-type")).toMatch(/^application\/xml/);
  const xml = await answer.text();
  const all = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  expect(new Set(all).size).toBe(all.length);
  const listed = all.filter((path) => localAddress(path).locale === siteLocale);
  const indexed = sitePages.filter((page) => page.indexed).map(({ path }) => path);
  const learn = learnAddresses.filter((path) => !path.startsWith("/recorded-lectures/"));
  expect(listed.toSorted()).toEqual([...indexed, ...learn].sort());
  for (const { path } of pageAliases) expect(listed).not.toContain(path);
  // A page in another language is one of the site's own language too.
  for (const path of all) expect(listed).toContain(localAddress(path).path);
  expect(xml.split(site)).toHaveLength(all.length + 1);
});

test("robots.txt lets everything be read but the API and the lectures, and names the sitemap", async () => {
  const answer = await ask("/robots.txt");
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await answer.text();
  expect(text).toContain(`Sitemap: ${site}/sitemap.xml`);
  const refused = Array.from(text.matchAll(/^Disallow: (.+)$/gm), ([, path = ""]) => path);
  expect(refused.length).toBeGreaterThan(0);
  for (const { path } of sitePages) expect(refused.filter((prefix) => path.startsWith(prefix))).toEqual([]);
});

test("the manifest's icons are there in the sizes they claim", async () => {
  const answer = await ask("/site.webmanifest");
  expect(answer.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: company.fullName, short_name: company.name, start_url: "/" });
  const claimed: { src: string; sizes: string; type: string }[] = manifest.icons;
  expect(claimed.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes, type } of claimed) {
    const icon = await ask(src);
    expect([icon.status, icon.headers.get("content-type")], src).toEqual([200, type]);
    const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("the icons every page names are there", async () => {
  for (const address of new Set(pages.flatMap((page) => page.attributes("link", "href")))) {
    if (!address.startsWith("/icons/")) continue;
    expect((await ask(address)).status, address).toBe(200);
  }
});
