import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { clip, firstSentence, monthsIn, patternOf, wholeCourse } from "./whole-course.ts";

const [any] = demoContent.courses;
if (!any) throw new Error("The demo has courses.");
const { cardTitle: _, tagline: __, months: ___, pattern: ____, page, ...others } = any;
const { meta: _____, hero: ______, ...rest } = page;

/** A course with only what its owner had to write. */
const written = {
  ...{ ...others, fees: undefined, registration: undefined, title: "Kilims", duration: "10 weeks", page: rest },
  description: "You learn to weave on a loom.\nNo experience is needed. Wool is included.",
};

describe("a course whose owner wrote little", () => {
  it("is said by its title, its description and its duration", () => {
    expect(wholeCourse("kilims", written, "Noor")).toEqual({
      ...{ cardTitle: "Kilims", tagline: "You learn to weave on a loom.", months: 3, pattern: patternOf("kilims") },
      page: {
        ...rest,
        meta: { title: "Kilims | Noor", description: "You learn to weave on a loom." },
        hero: { title: "Kilims", lead: written.description },
      },
    });
  });

  it("says its tagline for search engines and first on its page", () => {
    const { page: made, tagline } = wholeCourse("kilims", { ...written, tagline: "Weave your own rug" }, "Noor");
    expect([tagline, made.meta.description, made.hero.lead]).toEqual(Array(3).fill("Weave your own rug"));
  });

  it("keeps every word that is written, and takes a month where nothing says how long", () => {
    const own = { cardTitle: "Rugs", tagline: "Weave", months: 5, pattern: patternOf("a"), page };
    expect(wholeCourse("kilims", { ...written, ...own }, "Noor")).toEqual(own);
    expect(wholeCourse("kilims", { ...written, duration: "As long as you like" }, "Noor").months).toBe(1);
  });

  it("is cut to what its places hold", () => {
    const long = "w".repeat(1000);
    const { cardTitle, tagline, page: made } = wholeCourse("k", { ...written, title: long, description: long }, "Noor");
    expect([cardTitle, tagline, made.meta.description, made.hero.lead].map((text) => text.length)).toEqual([
      ...[80, 200, 300, 600],
    ]);
    expect(made.meta.title).toBe(`${clip(long, 60)} | Noor`);
  });
});

it("a course without a cover has always the same one of four, by its id", () => {
  const looks = ["d", "a", "b", "c"].map((id) => patternOf(id));
  expect(looks.map(({ tiling, hue, angle }) => [tiling, hue, angle])).toEqual([
    ["4.8.8", "emerald", 67.5],
    ["4.6.12", "plum", 58],
    ["3.4.6.4", "lapis", 62],
    ["3.12.12", "brick", 60],
  ]);
  expect(patternOf("ab")).toBe(patternOf("ba"));
  expect(patternOf("")).toBe(looks[0]);
});

it.each([
  ["You learn. Then you weave.", "You learn."],
  ["Ready? Begin!", "Ready?"],
  ["Begin!", "Begin!"],
  ["Begin!!", "Begin!!"],
  ["Ready! Begin.", "Ready!"],
  ["Version 2.0 of a course", "Version 2.0 of a course"],
  ["Version 2.0. Begin.", "Version 2.0."],
  ["On two\n  lines. Begin.", "On two lines."],
  ["Without an end", "Without an end"],
  ["", ""],
])("the first sentence of %j is %j", (text, first) => {
  expect(firstSentence(text)).toBe(first);
});

it.each<[string, number | undefined]>([
  ["4 months", 4],
  ["1 Month, in the evenings", 1],
  ["12-week programme of 3 months", 3],
  ["10 weeks", 3],
  ["4 weeks", 1],
  ["5 weeks", 2],
  ["8weeks", 2],
  ["0 months", 1],
  ["36 months", 36],
  ["120 months", 36],
  ["1200 months", undefined],
  ["two months", undefined],
  ["12 days", undefined],
])("a duration of %j is %j months", (duration, months) => {
  expect(monthsIn(duration)).toBe(months);
});

it.each([
  ["Weave a rug", 11, "Weave a rug"],
  ["Weave a rug", 10, "Weave a…"],
  ["Weave a rug", 8, "Weave…"],
  ["Weaving", 5, "Weav…"],
])("%j in at most %j characters is %j", (text, most, clipped) => {
  expect(clip(text, most)).toBe(clipped);
});
