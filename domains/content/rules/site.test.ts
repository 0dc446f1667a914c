import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { SiteContent } from "#domains/content/contract/site-content.ts";
import type { TradeSettings } from "#domains/content/contract/trade-words.ts";
import { en } from "#server/compose/words/messages.ts";
import { createSite, findCourse } from "./site.ts";

it("finds a published course by its id, and no other", () => {
  for (const course of demoContent.courses) expect(findCourse(demoContent, course.id)).toBe(course);
  expect(findCourse(demoContent, "astrology")).toBeUndefined();
  expect(findCourse({ courses: [], formerCourses: [] }, demoContent.courses[0]?.id ?? "")).toBeUndefined();
});

it("says the institute's own words of the trade wherever the program speaks, and not in the office", () => {
  const words = {
    guidedAssignment: { one: "kitchen practice", other: "kitchen practice" },
    portal: { one: "My kitchen", other: "My kitchen" },
  };
  const { messages } = createSite({ ...demoContent, trade: { words, hasGuidedDay: true } }, en);
  expect(messages.batches.week).toBe("{live} live interactive, {guided} kitchen practice");
  expect(messages.frame.lms).toBe("My kitchen");
  expect(messages.admin).toEqual(createSite(demoContent, en).messages.admin);
});

describe("a site made of its content and the program's words", () => {
  const { portal: portalOf } = demoContent.pages;

  /** How the program says a text on a site with other content. */
  const said = (text: string, own: Partial<SiteContent> = {}) =>
    createSite({ ...demoContent, ...own }, { ...en, frame: { ...en.frame, lms: text } }).messages.frame.lms;
  const named = (name: string | undefined) => ({ ...demoContent.pages, portal: { ...portalOf, name } });

  it("names facts of the company, of refunds, and the addresses of policies", () => {
    const policies = demoContent.policies.map((one) => (one.id === "terms" ? { ...one, path: "/our-terms" } : one));
    const company = { ...demoContent.company, name: "Noor" };
    expect(said("{company.name} has {policy.terms} and {seats} seats", { policies, company })).toBe(
      "Noor has /our-terms and {seats} seats",
    );
    expect(said("{refund.fullRefundDays}")).toBe(String(demoContent.pages.terms.refund.fullRefundDays));
  });

  it("calls the portal as the institute's words do, else as its page does, else LMS", () => {
    const trade = (words: TradeSettings["words"]) => ({ trade: { words, hasGuidedDay: true } });
    const own = trade({ portal: { one: "My kitchen", other: "My kitchen" } });
    const without = trade({ lab: { one: "kitchen", other: "kitchens" } });
    expect([said("{portal.name}", own), said("{portal.name}", { ...without, pages: named("Campus") })]).toEqual([
      ...["My kitchen", "Campus"],
    ]);
    expect([
      said("{portal.name}", { pages: named("Campus") }),
      said("{portal.name}", { pages: named(undefined) }),
    ]).toEqual(["Campus", "LMS"]);
  });

  it("keeps the texts for students who can pay by card, unless no one can", () => {
    const about = { ...demoContent.pages.about, title: "{if cards}By card.{end if}{if not cards}By transfer.{end if}" };
    const content = { ...demoContent, pages: { ...demoContent.pages, about } };
    const titleOf = (options: Parameters<typeof createSite>[2]) =>
      (createSite(content, en, options).content.pages.about as typeof about).title;
    expect([titleOf(undefined), titleOf({ conditions: { cards: false } })]).toEqual(["By card.", "By transfer."]);
  });

  it("is open in the language of its words alone, unless others are named", () => {
    expect([...createSite(demoContent, en).languages]).toEqual([["en", new Set()]]);
    const languages = new Map([["ur" as const, new Set(["page/home"])]]);
    expect(createSite(demoContent, en, { languages }).languages).toBe(languages);
  });
});
