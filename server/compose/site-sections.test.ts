import { describe, expect, it } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import { answerTexts } from "#domains/assistant/server/answers/answer-texts.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import { homePageData } from "#domains/batches/site/home-page-data.ts";
import type { Section } from "#domains/content/contract/sections.ts";
import { assembleSite } from "#domains/content/server/assemble-site.ts";
import { frameOf } from "#domains/content/site/frame-of.ts";
import { searchDocuments } from "#domains/search/server/search-documents.ts";
import { en } from "#server/compose/words/messages.ts";

type Off = { section: Section; leadsTo?: string }[];

/** The demo institute with some sections off. */
function made(off: Off) {
  const sections = { kind: "page", id: "sections", locale: "en", document: { off } };
  return assembleSite({ messages: en }, [...demoSeed.documents, sections], "2026-01-01");
}

function siteWithout(...sections: Section[]) {
  const { site, issues } = made(sections.map((section) => ({ section })));
  if (!site) throw new Error(JSON.stringify(issues));
  return site;
}

const { site: whole, issues } = assembleSite({ messages: en }, demoSeed.documents, "2026-01-01");
if (!whole) throw new Error(`The demo is not whole: ${JSON.stringify(issues)}`);

/** The addresses of each section that pages, menus or answers of the demo link. */
const linked: [Section, RegExp][] = [
  ["services", /"\/services|\(\/services/],
  ["portfolio", /"\/portfolio|\(\/portfolio/],
  ["demo", /"\/FreeDemo|\(\/FreeDemo/],
  ["parents", /"\/parents|\(\/parents/],
  ["about", /"\/about|\(\/about/],
  ["search", /"\/search/],
];

describe("a site whose sections are all on", () => {
  it("is the same with the document that says so and without it", () => {
    const { site } = made([]);
    expect(site?.content).toEqual({ ...whole.content, pages: { ...whole.content.pages, sections: { off: [] } } });
    expect(JSON.stringify(site && frameOf(site))).toBe(JSON.stringify(frameOf(whole)));
  });
});

describe.each(linked)("without %s", (section, link) => {
  const site = siteWithout(section);

  it("no page, menu, search result or answer leads there", () => {
    const linksOf = [answerTexts(whole), searchDocuments(whole), whole.pages.all].map((one) => JSON.stringify(one));
    expect(linksOf.join()).toMatch(link);
    expect(site.pages.all.filter(({ path }) => link.test(`"${path}`))).toEqual([]);
    const { sections: _, demo, services, portfolio, ...others } = site.content.pages;
    const shown = { ...others, ...(section === "services" ? {} : { services }) };
    expect(JSON.stringify({ ...site.content, pages: shown })).not.toMatch(link);
    expect(JSON.stringify(frameOf(site))).not.toMatch(link);
    expect(JSON.stringify(searchDocuments(site))).not.toMatch(link);
    expect(JSON.stringify(answerTexts(site))).not.toMatch(link);
    expect(JSON.stringify(assistantContentOf(site).passages)).not.toMatch(link);
    expect(JSON.stringify(homePageData(site, []))).not.toMatch(link);
  });

  it("no text is empty that was written", () => {
    const empty = (tree: unknown): boolean =>
      typeof tree === "object" && tree !== null ? Object.values(tree).some(empty) : tree === "";
    expect(empty(site.content.answers)).toBe(false);
  });
});

describe("an address", () => {
  const site = siteWithout("services", "demo");

  it("belongs to a section by itself, by what is below it, and by the name of a service", () => {
    const [service] = whole.content.services;
    for (const path of ["/services", "/services/anything", service?.landingPath ?? ""])
      expect(site.sections.sectionOf(path), path).toBe("services");
    for (const path of [
      "/",
      "/servicesdesk",
      "/courses",
      "/demo-booking/5f6c0f5e",
      "/api/demo/bookings/1/calendar.ics",
    ])
      expect(site.sections.sectionOf(path), path).toBe(undefined);
    expect(site.sections.closedAt("/services/anything")).toEqual({ leadsTo: null });
    expect(site.sections.isClosed("/FreeDemo?course=x#book")).toBe(true);
    expect(site.sections.isClosed("https://elsewhere.example/FreeDemo")).toBe(false);
  });

  it("leads where the owner says", () => {
    const { site: led } = made([{ section: "services", leadsTo: "/courses" }]);
    expect(led?.sections.closedAt("/services/web")).toEqual({ leadsTo: "/courses" });
  });

  it("cannot lead to a page that is off or not there, and no section is in the list twice", () => {
    const off: Off = [
      { section: "services", leadsTo: "/FreeDemo" },
      { section: "demo", leadsTo: "/nowhere" },
      { section: "demo" },
    ];
    expect(made(off).issues.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "off.0.leadsTo: /FreeDemo is not a page that visitors see.",
      "off.1.leadsTo: /nowhere is not a page that visitors see.",
      "off.2.section: This is in the list already.",
    ]);
  });
});

describe("a block of the home page that is off", () => {
  const site = siteWithout("home.plans", "home.faqs", "home.testimonials", "home.contact");
  const { home, head, priceHidden } = homePageData(site, []);

  it("is not among its data, and the others are", () => {
    expect(Object.keys(home)).toEqual(
      Object.keys(homePageData(whole, []).home).filter(
        (block) => !["plans", "faqs", "testimonials", "contact"].includes(block),
      ),
    );
    expect(priceHidden).toBe(whole.content.pages.home.plans.priceHidden);
  });

  it("is not in the structured data, and a rating of nobody neither", () => {
    const types = head.structuredData.map((thing) => thing["@type"]);
    expect(types).toEqual(["WebSite", "EducationalOrganization", "ItemList", "ItemList"]);
    expect(head.structuredData[1]).not.toHaveProperty("aggregateRating");
  });

  it("is not linked", () => {
    expect(JSON.stringify(frameOf(site).header)).not.toContain('"/#pricing"');
    expect(frameOf(site).off).toEqual(["home.contact"]);
    expect(searchDocuments(site).filter(({ path }) => /^\/#(faq|pricing)/.test(path))).toEqual([]);
  });
});
