import { describe, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import type { Section } from "#domains/content/contract/sections.ts";
import { createSiteSections } from "./site-sections.ts";

const { courses, pages, services } = demoSite.content;
const [service] = services;

/** The sections of a site on which these are off. */
const without = (...off: { section: Section; leadsTo?: string }[]) =>
  createSiteSections({
    courses,
    formerCourses: [],
    services,
    pages: { ...pages, sections: { ...pages.sections, off } },
  });

describe("the sections of a site", () => {
  it("are all on unless the owner says otherwise", () => {
    const { isOn, isWhole, closedAt, isClosed } = without();
    expect([isWhole, isOn("services"), isOn("home.faqs")]).toEqual([true, true, true]);
    expect(closedAt("/services")).toBeUndefined();
    expect([isClosed("/services"), isClosed("/#faq")]).toEqual([false, false]);
  });

  it.each<[string, string | undefined]>([
    ["/services", "services"],
    ["/services/anything", "services"],
    [service?.canonicalPath ?? "", "services"],
    [service?.landingPath ?? "", "services"],
    ["/servicesandmore", undefined],
    ["/portfolio", "portfolio"],
    ["/portfolio/below", undefined],
    ["/FreeDemo", "demo"],
    ["/demo-booking", "demo"],
    ["/api/demo/slots", "demo"],
    ["/api/demo/bookings", "demo"],
    ["/parents", "parents"],
    ["/about", "about"],
    ["/search", "search"],
    ["/api/assistant", "assistant"],
    ["/courses", undefined],
    ["/", undefined],
  ])("%j is an address of %j", (address, section) => {
    expect(without().sectionOf(address)).toBe(section);
  });

  it("answer below an address that is off as the owner says, and everywhere else as before", () => {
    const { closedAt, isOn, isWhole } = without({ section: "services", leadsTo: "/courses" }, { section: "about" });
    expect([isWhole, isOn("services"), isOn("portfolio")]).toEqual([false, false, true]);
    expect(closedAt("/services/gone")).toEqual({ leadsTo: "/courses" });
    expect(closedAt("/about")).toEqual({ leadsTo: null });
    for (const open of ["/portfolio", "/courses"]) expect(closedAt(open)).toBeUndefined();
  });

  it("take their links away, with a query or a fragment too, and nobody else's", () => {
    const { isClosed } = without({ section: "about" });
    for (const href of ["/about", "/about?from=home", "/about#team"]) expect(isClosed(href), href).toBe(true);
    for (const href of ["/portfolio", "https://example.com/about", "about", "/", "/#faq"])
      expect(isClosed(href), href).toBe(false);
  });

  it.each<[Section, string]>([
    ["home.plans", "/#pricing"],
    ["home.faqs", "/#faq"],
    ["home.learning", "/#lms"],
    ["home.contact", "/#contact"],
  ])("without %s no link leads to %s, and the home page stays", (section, href) => {
    const { isClosed, isOn } = without({ section });
    expect([isOn(section), isClosed(href), isClosed("/"), isClosed(`${href}-other`)]).toEqual([
      ...[false, true, false, false],
    ]);
    expect(without({ section: "about" }).isClosed(href)).toBe(false);
    expect(isClosed(`/courses${href}`)).toBe(false);
  });

  it("have no services on the home page where there are none", () => {
    const { isOn, isClosed } = without({ section: "services" });
    expect([isOn("home.services"), isClosed("/#services")]).toEqual([false, true]);
    expect(without({ section: "home.services" }).isOn("services")).toBe(true);
  });
});
