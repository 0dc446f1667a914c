import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { searchPage } from "#domains/search/words.en.ts";
import { en } from "#server/compose/words/messages.ts";
import {
  about,
  coreValues,
  courseReasons,
  coursesPage,
  demoFaqs,
  demoPage,
  demoSteps,
  demoTestimonials,
  faculty,
  homeFaqs,
  homeTestimonials,
  milestones,
  portal,
  recordedDemo,
  servicesPage,
  team,
} from "../support/demo-content.ts";

const names = (list: { name: string }[]) => list.map((entry) => entry.name);

describe("about page (specification §2)", () => {
  test("names the six core values", () => {
    expect(coreValues.map((value) => value.title)).toEqual([
      "Innovation",
      "Excellence",
      "Community",
      "Impact",
      "Expert Team",
      "Global Reach",
    ]);
  });

  test("lists the founding year, 2025, in order", () => {
    expect(milestones.length).toBeGreaterThanOrEqual(4);
    const dates = milestones.map((milestone) => milestone.date);
    expect(dates.every((date) => date.startsWith("2025-"))).toBe(true);
    expect(dates).toEqual(dates.toSorted());
  });

  test("lists two founders and a head of education", () => {
    expect(new Set(names(team)).size).toBe(3);
    expect(team.filter((member) => /founder/i.test(member.role)).length).toBe(2);
    expect(team.filter((member) => member.role === "Head of Education").length).toBe(1);
  });

  test("shows figures of §1 in hero and band, each thing once", () => {
    const shown = [...about.hero.claims, ...about.whyChoose.claims].map((claim) => claim.label);
    expect(new Set(shown).size).toBe(shown.length);
  });
});

describe("courses and services pages (specification §2)", () => {
  test("have six faculty entries and three reasons", () => {
    expect(new Set(names(faculty)).size).toBe(6);
    expect(new Set(faculty.map((entry) => entry.university)).size).toBe(6);
    expect(courseReasons.map((reason) => reason.title)).toEqual([
      "Industry certification",
      "Expert instructors",
      "Hands-on projects",
    ]);
  });

  test("have the specified button texts", () => {
    expect(coursesPage.hero.action).toEqual({ label: "Book your Free Demo", href: "/enrollnow" });
    expect(en.labels.courseCard.enrolAction).toEqual({ label: "Enrol Now", href: "/enrollnow" });
    expect(en.labels.courseCard.outlineAction.label).toBe("Course Outline");
    expect(en.labels.serviceCard.quoteAction).toEqual({ label: "Get Quote", href: "/contact" });
    expect(servicesPage.consultation.action).toEqual({ label: "Get Consultation", href: "/contact" });
  });
});

describe("free demo page (specification §2, §9)", () => {
  test("has twelve questions, none from the home page and none naming a price", () => {
    const questions = [...demoFaqs, ...homeFaqs].map((faq) => faq.question);
    expect(demoFaqs.length).toBe(12);
    expect(new Set(questions).size).toBe(questions.length);
    expect(demoFaqs.map((faq) => faq.answer).join(" ")).not.toMatch(/\$|USD|PKR/);
  });

  test("has six testimonials, rated 1 to 5, by people not on the home page (specification §3)", () => {
    expect(demoTestimonials.length).toBe(6);
    expect(new Set(names([...demoTestimonials, ...homeTestimonials])).size).toBe(10);
    for (const { name, rating, date } of demoTestimonials) {
      expect([1, 2, 3, 4, 5], name).toContain(rating);
      expect(new Date(date ?? "").toISOString().slice(0, 10)).toBe(date);
    }
  });

  test("says 30 to 45 minutes, free, live and free to reschedule", () => {
    expect(demoPage.facts).toEqual(["30 to 45 minutes", "Free", "Live, with a teacher", "Reschedule free"]);
    expect(demoPage.hero.lead).toMatch(/30 to 45 minutes.*live and free/);
    expect(demoSteps.length).toBe(4);
    expect(demoPage.hero.bookAction).toEqual({ label: "Book Free Session", href: "#book" });
    expect(demoPage.hero.recordedAction).toEqual({ label: "Recorded Demo", href: "#recorded" });
  });

  test("has a recording whose file and captions exist, and all required fields of a video object", () => {
    for (const path of [recordedDemo.url, recordedDemo.captionsUrl])
      expect(existsSync(new URL(`../../public${path}`, import.meta.url)), path).toBe(true);
    expect(recordedDemo.duration).toBe("PT2M26S");
    expect(Number.isNaN(Date.parse(recordedDemo.uploadDate))).toBe(false);
  });
});

describe("learning portal and search (specification §2)", () => {
  test("have the specified texts on the portal's cards and dialog", () => {
    expect(en.labels.portal.dialog).toMatchObject({
      prompt: "Choose what you'd like to explore",
      outline: "Course Outline",
      batches: "Available Batches",
    });
    expect(en.labels.portal.courses.unknown).toBe("N/A");
    expect(en.labels.portal.courses.allAction).toEqual({ label: "Browse All Courses", href: "/courses" });
  });

  test("show the portal's figures", () => {
    expect(portal.stats.claims.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      "10,000+ students trained",
      "500+ projects delivered",
      "98% placement rate",
      "24/7 support",
    ]);
  });

  test("help visitors whose search is empty or finds nothing", () => {
    expect(demoContent.pages.search.queries.length).toBeGreaterThanOrEqual(6);
    expect(searchPage.none.suggestions.length).toBeGreaterThanOrEqual(3);
  });
});
