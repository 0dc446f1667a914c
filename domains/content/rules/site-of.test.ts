import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { sharedWords } from "#domains/content/contract/page.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { createSite } from "./site.ts";
import { isOpenIn, languagesOf, prefixFor, siteFor, siteOf, siteOfFrame, siteOfPage } from "./site-of.ts";

const [course, other] = demoContent.courses;
const [service] = demoContent.services;
const [policy] = demoContent.policies;
if (!course || !other || !service || !policy) throw new Error("The demo has courses, services and policies.");

const content = {
  ...demoContent,
  courses: [
    { ...course, id: "kilims", slug: "rugs", canonicalPath: "/courses/rugs", landingPath: "/KilimPage", aliases: [] },
    { ...other, id: "baking", slug: "baking", canonicalPath: "/courses/baking", landingPath: "/courses/baking" },
  ],
  services: [{ ...service, id: "repair", canonicalPath: "/services/repair", landingPath: "/services/repair" }],
  policies: [{ ...policy, id: "refunds", path: "/money-back" }],
};

/** A site in English and Urdu; these documents are not translated. */
function siteWithout(...untranslated: string[]) {
  const languages = new Map([
    ["en" as const, new Set<string>()],
    ["ur" as const, new Set(untranslated)],
  ]);
  const urdu = createSite(content, messagesIn.ur, { languages });
  return { site: createSite(content, en, { languages, translations: new Map([["ur", urdu]]) }), urdu };
}

it("a site is found in each language that is open, and in no other", () => {
  const { site, urdu } = siteWithout();
  expect([siteOf(site, "en"), siteOf(site, "ur"), siteOf(site, "ar")]).toEqual([site, urdu, null]);
});

it("a student finds its pages in their language, or in the site's own where theirs is not open", () => {
  const { site } = siteWithout();
  expect([en, messagesIn.ur, messagesIn.ar].map((words) => prefixFor(siteFor(site, words)))).toEqual(["", "/ur", ""]);
});

it.each([
  ["/", "en"],
  ["/courses", "en"],
  ["/ur", "ur"],
  ["/ur/courses", "ur"],
  // Not open.
  ["/ar/courses", "en"],
])("the frame around %s is in the language %s", (path, language) => {
  const { site } = siteWithout("page/home", "page/courses");
  expect(siteOfFrame(site, path).messages.language.lang).toBe(language);
});

describe("a page of a document that is not translated", () => {
  const shownIn = (untranslated: string, path: string) =>
    siteOfPage(siteWithout(untranslated).site, path).messages.language.lang;

  it.each([
    ["page/home", "/ur", "/ur/about"],
    ["page/about", "/ur/about", "/ur"],
    ["course/kilims", "/ur/courses/rugs", "/ur/courses/baking"],
    ["course/kilims", "/ur/KilimPage", "/ur/courses"],
    ["course/kilims", "/ur/course-outline/rugs", "/ur/course-outline/baking"],
    ["course/kilims", "/ur/batches/kilims", "/ur/batches/kilims/more"],
    ["service/repair", "/ur/services/repair", "/ur/services"],
    ["policy/refunds", "/ur/money-back", "/ur/refunds"],
    // Their words are the program's.
    ["page/home", "/ur/_root.data", "/ur/batches"],
    ["page/home", "/ur/_.data", "/ur/search"],
    ["page/about", "/ur/about.data", "/ur/about.database"],
  ])("%s is in the site's own language at %s, and not at %s", (document, path, elsewhere) => {
    expect([shownIn(document, path), shownIn(document, elsewhere)]).toEqual(["en", "ur"]);
  });

  it("is in the site's own language at its own address as well", () => {
    expect([shownIn("page/about", "/about"), shownIn("page/about", "/ar/about")]).toEqual(["en", "en"]);
  });

  it("can be read in that language alone; one of the program's words in every one", () => {
    const { site } = siteWithout("page/about", "course/kilims");
    const languages = [
      "/about",
      "/courses/rugs",
      "/batches/rugs",
      "/batches",
      "/courses/baking",
      "/in/batches/rugs",
    ].map((path) => languagesOf(site, path));
    const both = ["en", "ur"];
    expect(languages).toEqual([["en"], ["en"], ["en"], both, both, both]);
  });
});

describe("a language", () => {
  const shared = Object.keys(sharedWords).map((id) => ({ kind: "page", id, locale: "ur", document: {} }));
  const opening = [
    ...shared,
    { kind: "company", id: "company", locale: "ur", document: {} },
    { kind: "page", id: "home", locale: "ur", document: {} },
  ];

  it("is open once the institute, its home page and what stands around every page are in it", () => {
    expect(isOpenIn(opening, "ur")).toBe(true);
    expect(isOpenIn(opening, "ar")).toBe(false);
  });

  it.each(opening.map(({ kind, id }) => [kind, id]))("is not open without %s/%s", (kind, id) => {
    const others = opening.filter((one) => one.kind !== kind || one.id !== id);
    expect(isOpenIn([...others, { kind, id, locale: "en", document: {} }], "ur")).toBe(false);
  });
});
