import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { Section } from "#domains/content/contract/sections.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import type { DocumentStates } from "#domains/content/server/drafts.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { BuiltPage } from "../support/built-page.ts";
import { siteLinks } from "../support/link-faults.ts";
import { manageHere } from "../support/manage.ts";
import { walkedPages } from "../support/walked-pages.ts";

/** The demo institute, whose owner switches sections off, one state after the other. */
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(async () => await site.dispose());

const ask = async (path: string, init: RequestInit = {}) =>
  await fetch(`${site.origin}${path}`, {
    redirect: "manual",
    ...init,
    headers: { Origin: site.origin, ...init.headers },
  });
const call = async (verb: string, ...args: unknown[]) =>
  await manageHere({ DATA_DIR: site.dataDir }, ["call", verb, JSON.stringify(args)]);

async function switchOff(off: { section: Section; leadsTo?: string }[]) {
  const key = { kind: "page", id: "sections", locale: "en" };
  const shown = await call("showDocument", key);
  const version = shown.code === 0 ? (JSON.parse(shown.out) as DocumentStates).version : 0;
  expect(await call("saveDraft", key, { document: { off }, version })).toMatchObject({ code: 0, err: "" });
  expect(await call("publish")).toMatchObject({ code: 0, err: "" });
}

const dataOf = (path: string) => `${path === "/" ? "/_" : path}.data`;

/** Whether the pages that a link leads to are walked: those of everybody, in the site's own language. */
const isFollowed = (path: string) =>
  !/^\/(api|calendar|classroom|lms|account|sign-)/.test(path) && localAddress(path).locale === siteLocale;

/** Every page that links lead to, from the home page and the sitemap; in other languages one of each kind. */
async function crawl(): Promise<BuiltPage[]> {
  const sitemap = await (await ask("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, loc = ""]) => new URL(loc).pathname);
  const paths = new Set(["/", ...walkedPages(listed), "/Thank-you", "/search"]);
  const pages: BuiltPage[] = [];
  for (const path of paths) {
    const answer = await ask(path);
    if (answer.status !== 200) continue;
    const page = new BuiltPage(path, await answer.text());
    pages.push(page);
    for (const { to } of siteLinks([page], site.origin)) if (isFollowed(to.pathname)) paths.add(to.pathname);
  }
  return pages;
}

const [service] = demoContent.services;

/** Each section with an address: where it is, all addresses that go with it, a search, and a question about it. */
const sections: { section: Section; at: string; also: string[]; search: string; question: string }[] = [
  {
    ...{ section: "services", at: "/services", also: [service?.canonicalPath ?? "", service?.landingPath ?? ""] },
    ...{ search: "wordpress", question: "Which services do you offer?" },
  },
  {
    ...{ section: "portfolio", at: "/portfolio", also: [] },
    ...{ search: "portfolio", question: "Can I see your portfolio?" },
  },
  {
    ...{ section: "demo", at: "/FreeDemo", also: ["/demo-booking"] },
    ...{ search: "free demo", question: "Is there a free demo class?" },
  },
  {
    ...{ section: "parents", at: "/parents", also: [] },
    ...{ search: "parents", question: "What should parents know?" },
  },
  { section: "about", at: "/about", also: [], search: "mission", question: "Who runs the institute?" },
];

const withoutIt = ({ section, at, also, search, question }: (typeof sections)[number]) => {
  const addresses = [at, ...also];
  const isOff = (address: string) => {
    const { path } = localAddress(address);
    return addresses.includes(path) || (section === "services" && path.startsWith(`${at}/`));
  };

  beforeAll(async () => await switchOff([{ section }]));

  test("its addresses are not found, also as data, and in another spelling", async () => {
    for (const path of addresses) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain("<header");
      expect((await ask(dataOf(path))).status, dataOf(path)).toBe(404);
      const { status } = await ask(path, { method: "POST", body: new URLSearchParams({ a: "b" }) });
      expect([404, 405], `POST ${path}`).toContain(status);
    }
    const other = await ask(at.toUpperCase());
    expect([other.status, other.headers.get("location")]).toEqual([308, at]);
  });

  test("no page links there, and neither does a page's data", async () => {
    const pages = await crawl();
    expect(pages.length).toBeGreaterThan(20);
    const links = siteLinks(pages, site.origin).filter(({ to }) => isOff(to.pathname));
    expect(links.map(({ from, to }) => `${from.path} → ${to.pathname}`)).toEqual([]);
    for (const { path } of pages) {
      const data = await (await ask(dataOf(path))).text();
      for (const address of addresses) expect(data, dataOf(path)).not.toContain(`"${address}"`);
    }
  });

  test("sitemap, search and assistant do not know it", async () => {
    expect(await (await ask("/sitemap.xml")).text()).not.toContain(`${at}<`);
    const found = new BuiltPage("/search", await (await ask(`/search?q=${encodeURIComponent(search)}`)).text());
    expect(siteLinks([found], site.origin).filter(({ to }) => isOff(to.pathname))).toEqual([]);
    const answer = await ask("/api/assistant", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ question }),
    });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    for (const address of addresses) expect(text).not.toContain(`](${address}`);
  });

  test("it is there again once it is on", async () => {
    await switchOff([]);
    for (const path of addresses) expect((await ask(path)).status, path).toBe(200);
    await switchOff([{ section }]);
  });
};
/** The one with pages below it, and the one with a form: the others are less of the same. */
const isFirst = ({ section }: (typeof sections)[number]) => section === "services" || section === "demo";
describe.each(sections.filter(isFirst))("without $section", withoutIt);
describe.each(sections.filter((one) => !isFirst(one)))("without $section", { tags: ["thorough"] }, withoutIt);

test("an address leads where the owner says, also as data and below it", async () => {
  await switchOff([{ section: "services", leadsTo: "/courses" }]);
  for (const path of ["/services", service?.canonicalPath ?? "", "/services/gone"]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")], path).toEqual([302, "/courses"]);
    const data = await ask(dataOf(path));
    expect([data.status, await data.text()], path).toEqual([202, expect.stringContaining("/courses")]);
  }
  expect((await ask("/courses")).status).toBe(200);
  const inUrdu = await ask("/ur/services");
  expect([inUrdu.status, inUrdu.headers.get("location")]).toEqual([302, "/ur/courses"]);
});

test("a page that is off is missing in each language, in the words of its address", async () => {
  await switchOff([{ section: "services" }]);
  for (const language of ["ur", "ar"]) {
    const answer = await ask(`/${language}/services`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${language}" dir="rtl"`);
    expect(await (await ask(`/${language}`)).text()).not.toContain(`href="/${language}/services"`);
  }
});

test("the API of a section that is off has no such address, and a booking is not taken", async () => {
  await switchOff([{ section: "demo" }]);
  const [course] = demoContent.courses;
  const headers = { "Content-Type": "application/json" };
  for (const answer of [
    await ask(`/api/demo/slots?course=${course?.id}`),
    await ask("/api/demo/bookings", { method: "POST", headers, body: "{}" }),
  ]) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found", message: "There is no such address." });
  }
});

test("without the search nothing leads there, and search engines are told of none", async () => {
  await switchOff([{ section: "search" }]);
  for (const path of ["/search", "/search?q=data", "/search.data"]) expect((await ask(path)).status, path).toBe(404);
  const pages = [...(await crawl()), new BuiltPage("/verify", await (await ask("/verify")).text())];
  expect(siteLinks(pages, site.origin).filter(({ to }) => to.pathname === "/search")).toEqual([]);
  for (const { html, path } of pages) expect(html, path).not.toContain("SearchAction");
});

test("without the assistant its button is on no page, and WhatsApp's is", async () => {
  await switchOff([{ section: "assistant" }]);
  const body = JSON.stringify({ question: "Which courses are there?" });
  const headers = { "Content-Type": "application/json" };
  expect((await ask("/api/assistant", { method: "POST", headers, body })).status).toBe(404);
  for (const path of ["/", "/search?q=data", "/search?q=xylophone"]) {
    const html = await (await ask(path)).text();
    expect(html, path).not.toMatch(/id="chat-menu"|Ask the assistant<\//);
    expect(html, path).toContain("chat-only");
  }
});

test("blocks of the home page that are off are not on it", async () => {
  await switchOff([{ section: "home.plans" }, { section: "home.faqs" }, { section: "home.contact" }]);
  const home = new BuiltPage("/", await (await ask("/")).text());
  const ids = home.attributes("section", "id");
  expect(ids).toEqual(expect.arrayContaining(["courses", "categories", "benefits", "services", "testimonials", "lms"]));
  for (const id of ["pricing", "faq", "contact"]) expect(ids).not.toContain(id);
  expect(siteLinks([home], site.origin).map(({ to }) => to.hash)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/#(pricing|faq|contact)/)]),
  );
});

describe("without Secret IDs", () => {
  const batch = "data-evening";
  const videos = async (secretId: string) => await ask(`/api/batches/${batch}/videos?secretId=${secretId}`);
  const secretId = "open-sesame-1234";
  beforeAll(async () => {
    await call("rotateSecretId", batch, secretId);
    await switchOff([]);
    expect((await videos(secretId)).status).toBe(200);
    await switchOff([{ section: "secretIds" }]);
  });

  test("lectures open to accounts alone, and say so", async () => {
    const answer = await videos(secretId);
    expect([answer.status, await answer.text()]).toEqual([401, expect.stringContaining("Please sign in first.")]);
    const page = await (await ask(`/recorded-lectures/${batch}`)).text();
    expect(page).toContain("Sign in");
    expect(page).not.toContain('name="secretId"');
  });

  test("no page leads to the lectures of a batch, and the assistant names no Secret ID", async () => {
    const links = siteLinks(await crawl(), site.origin).filter(({ to }) =>
      to.pathname.startsWith("/recorded-lectures"),
    );
    expect(links.map(({ from, to }) => `${from.path} → ${to.pathname}`)).toEqual([]);
    const answer = await ask("/api/assistant", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ question: "What is the Secret ID and where do I get it?" }),
    });
    expect(await answer.text()).not.toMatch(/Secret ID/i);
  });

  test("they open by Secret ID again once it is on", async () => {
    await switchOff([]);
    expect((await videos(secretId)).status).toBe(200);
  });
});
