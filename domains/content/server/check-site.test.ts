import { describe, expect, it } from "vitest";
import { demoContent, demoSeed, demoSite } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { createSite } from "#domains/content/rules/site.ts";
import { en } from "#server/compose/words/messages.ts";
import { checkSite } from "./check-site.ts";
import { programPaths } from "./program-paths.ts";

type Change = (content: SiteContent) => void;

/** A site of two courses, a service, a policy and an answer. */
function smallSite(): SiteContent {
  const { courses, services, policies, plans, answers, ...others } = structuredClone(demoContent);
  const course = (place: number, id: string, landingPath: string) => ({
    ...at(courses, place),
    ...{ id, slug: id, canonicalPath: `/courses/${id}`, landingPath, aliases: [], plans: ["basic"], fees: {} },
  });
  return {
    ...others,
    plans: [{ ...at(plans), id: "basic", fees: { USD: 99 } }],
    courses: [course(0, "kilims", "/KilimPage"), course(1, "baking", "/BakingPage")],
    services: [
      { ...at(services), id: "repair", canonicalPath: "/services/repair", landingPath: "/Repair", aliases: [] },
    ],
    policies: [{ ...at(policies), id: "privacy", path: "/privacy" }],
    answers: [{ ...at(answers), id: "hello", kinds: ["hello"], text: "Hello!" }],
  };
}

/** What is wrong with the small site after a change, and with documents. */
function issues(change: Change, documents: ContentDocument[] = []) {
  const content = smallSite();
  change(content);
  return checkSite(createSite(content, en), documents, programPaths).map(
    ({ kind, id, field, message }) => `${kind}/${id} ${field}: ${message}`,
  );
}

/** The entry of a list at a place, which the demo has. */
function at<Entry>(list: Entry[], place = 0): Entry {
  const found = list[place];
  if (!found) throw new Error("The demo has no such entry.");
  return found;
}

it("finds nothing wrong with the demo and all its documents", () => {
  expect(checkSite(demoSite, demoSeed.documents, programPaths)).toEqual([]);
  expect(issues(() => {})).toEqual([]);
});

it("says what is wrong in the site's language, and of a document in its own", () => {
  const content = smallSite();
  at(content.policies).path = "/about";
  const lost = { kind: "page", id: "home", locale: "ur", document: { href: "/nowhere" } };
  expect(checkSite(createSite(content, en), [lost], programPaths).map(({ locale }) => locale)).toEqual(["en", "ur"]);
});

describe("an address", () => {
  it.each<[string, Change, string[]]>([
    [
      "of two pages is refused for both, in capitals or not",
      ({ courses }) => Object.assign(at(courses, 1), { canonicalPath: at(courses).canonicalPath.toUpperCase() }),
      [
        "course/kilims : Another page has the address /courses/kilims already.",
        "course/baking : Another page has the address /COURSES/KILIMS already.",
      ],
    ],
    [
      "of the program is for no document",
      ({ policies }) => Object.assign(at(policies), { path: "/sign-in" }),
      ["policy/privacy path: Another page has the address /sign-in already."],
    ],
    [
      "of a course's campaign is its own too",
      ({ courses }) => Object.assign(at(courses), { landingPath: "/about" }),
      ["course/kilims landingPath: Another page has the address /about already."],
    ],
    [
      "may be a course's only one",
      ({ courses }) => Object.assign(at(courses), { landingPath: at(courses).canonicalPath }),
      [],
    ],
    [
      "among others of a service is named by its place",
      ({ services }) => Object.assign(at(services), { aliases: ["/web", "/FreeDemo"] }),
      ["service/repair aliases.1: Another page has the address /FreeDemo already."],
    ],
    [
      "of a course is one part, or stands below the courses",
      ({ courses }) =>
        Object.assign(at(courses), { landingPath: "/short/kilims", aliases: ["/courses/a/b", "/carpets"] }),
      [
        "course/kilims landingPath: /short/kilims cannot be the address of this page.",
        "course/kilims aliases.0: /courses/a/b cannot be the address of this page.",
      ],
    ],
    [
      "of a service is one part, or stands below the services",
      ({ services }) =>
        Object.assign(at(services), { landingPath: "/courses/web", aliases: ["/web/", "/services/web"] }),
      [
        "service/repair landingPath: /courses/web cannot be the address of this page.",
        "service/repair aliases.0: /web/ cannot be the address of this page.",
      ],
    ],
    [
      "of a policy is one part",
      ({ policies }) => Object.assign(at(policies), { path: "/policies/privacy" }),
      ["policy/privacy path: /policies/privacy cannot be the address of this page."],
    ],
  ])("%s", (_rule, change, expected) => {
    expect(issues(change)).toEqual(expected);
  });
});

it("two pages may not have one title, because people could not tell them apart in a search engine", () => {
  const change: Change = ({ courses, services, policies }) => {
    at(courses).page.meta.title = "The same";
    at(services).page.meta.title = "The same";
    at(policies).meta.title = "The same";
  };
  expect(issues(change)).toEqual([
    "course/kilims page.meta.title: Another page has this title.",
    "service/repair page.meta.title: Another page has this title.",
    "policy/privacy meta.title: Another page has this title.",
  ]);
});

it("a course is sold in plans that are published", () => {
  expect(issues(({ courses }) => Object.assign(at(courses), { plans: ["basic", "gold"] }))).toEqual([
    "course/kilims plans.1: This plan is not published, or no longer there.",
  ]);
});

describe("a fee", () => {
  it("of a plan has no more decimals than its currency", () => {
    expect(issues(({ plans }) => Object.assign(at(plans), { fees: { USD: 99.5, PKR: 6000.123 } }))).toEqual([
      "plan/basic fees: PKR has 2 decimals at most.",
    ]);
  });

  it("of a course has no more decimals than its currency, in each plan", () => {
    const fees = { USD: { basic: 49.5, premium: 49.555 }, JPY: { basic: 5000.5, premium: undefined } };
    expect(issues(({ courses }) => Object.assign(at(courses), { fees }))).toEqual([
      "course/kilims fees: USD has 2 decimals at most.",
      "course/kilims fees: JPY has no decimals.",
    ]);
  });
});

describe("an answer of the assistant", () => {
  it("is the only one to its kind of question: the first one stays", () => {
    expect(issues(({ answers }) => answers.push({ ...at(answers), id: "again", kinds: ["bye", "hello"] }))).toEqual([
      "answer/again kinds.1: Hello!: this answers such questions already.",
    ]);
  });

  it("may be of the same kind where it only says the words of another language", () => {
    const change: Change = ({ answers }) => {
      const { text: _, ...hello } = at(answers);
      answers.push({ ...hello, id: "spoken" });
    };
    expect(issues(change)).toEqual([]);
  });
});

it("a colour that no one could read is named with its theme, its worst pair and the least contrast", () => {
  // A link as white as the card that it stands on.
  const faint: Change = ({ company: { brand } }) => {
    brand.colors.paper = { light: "#fbf8f1", dark: "#0f1916" };
    brand.colors.link = { light: "#ffffff", dark: "#ffffff" };
  };
  expect(issues(faint)).toEqual([
    "company/company brand.colors.link.light: “link” on “surface” has a contrast of 1.00 : 1; 4.5 : 1 is the least.",
  ]);
});

describe("a section that is switched off", () => {
  const without = (...off: NonNullable<SiteContent["pages"]["sections"]>["off"]): string[] =>
    issues(({ pages }) => Object.assign(pages, { sections: { off } }));

  it("may lead to a page that visitors see, or nowhere", () => {
    expect(without({ section: "portfolio", leadsTo: "/courses" }, { section: "about" })).toEqual([]);
  });

  it("leads neither to a page that is not there, nor to one of a section that is off", () => {
    expect(without({ section: "portfolio", leadsTo: "/nowhere" }, { section: "about", leadsTo: "/portfolio" })).toEqual(
      [
        "page/sections off.0.leadsTo: /nowhere is not a page that visitors see.",
        "page/sections off.1.leadsTo: /portfolio is not a page that visitors see.",
      ],
    );
  });

  it("is named once", () => {
    expect(without({ section: "about" }, { section: "search" }, { section: "about", leadsTo: "/nowhere" })).toEqual([
      "page/sections off.2.section: This is in the list already.",
    ]);
  });
});

describe("a link in a document", () => {
  /** The links of a document of the home page that lead nowhere. */
  const lost = (document: unknown, change: Change = () => {}) =>
    issues(change, [{ kind: "page", id: "home", locale: "en", document }]);

  it.each([
    "/courses",
    "/courses/baking?plan=basic#fees",
    "/KilimPage",
    "/sitemap.xml",
    "/batches/baking",
    "/course-outline/baking",
    "https://example.com/nowhere",
    "mailto:someone@example.com",
    "#fees",
  ])("may be %s", (href) => {
    expect(lost({ hero: { action: { href } } })).toEqual([]);
  });

  it.each(["/nowhere", "/batches/astrology", "/batchesbaking", "/course-outline/baking/more"])(
    "is reported where it stands: %s leads nowhere",
    (href) => {
      expect(lost({ hero: { actions: [{ href: "/courses" }, { href }] } })).toEqual([
        `page/home hero.actions.1.href: The link ${href} leads to no page.`,
      ]);
    },
  );

  it("is found in the markup of a text, and not where the program fills in a name", () => {
    expect(lost({ text: "See [us](/about), [this](/nowhere) or [a course](/courses/{id}).", href: 7 })).toEqual([
      "page/home text: The link /nowhere leads to no page.",
    ]);
  });

  it("may lead to a section that is off: it is not shown then", () => {
    const withoutAbout: Change = ({ pages }) => Object.assign(pages, { sections: { off: [{ section: "about" }] } });
    expect(lost({ href: "/about#team" }, withoutAbout)).toEqual([]);
  });

  it.each([[null], [undefined], ["/nowhere"], [7]])("is none in the document %j", (document) => {
    expect(lost(document)).toEqual([]);
  });
});
