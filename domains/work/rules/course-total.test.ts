import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { courseTotal, type MarkedWork, sharesOf } from "./course-total.ts";
import type { Given } from "./given.ts";

const marked = (given: Given, points = 10, weight = 1): MarkedWork => ({ given, points, weight });

describe("a student's total", () => {
  it("counts works by their points", () => expect(courseTotal([marked(10, 10), marked(0, 90)], "so far")).toBe(10));

  it("counts the points of a work as often as its weight says, which need not add up to 100", () =>
    expect(courseTotal([marked(10, 10, 30), marked(50, 100, 1)], "so far")).toBe(87.5));

  it("leaves out what is not marked so far, and counts it as nothing in the end", () => {
    const works = [marked(8), marked(null)];
    expect(courseTotal(works, "so far")).toBe(80);
    expect(courseTotal(works, "the end")).toBe(40);
  });

  it("counts a work from which a student is excused nowhere", () => {
    const works = [marked(8), marked("excused")];
    expect(courseTotal(works, "so far")).toBe(80);
    expect(courseTotal(works, "the end")).toBe(80);
    expect(courseTotal([marked("excused")], "so far")).toBeNull();
    expect(courseTotal([marked("excused")], "the end")).toBe(100);
  });

  it("is none while nothing counts", () => {
    expect(courseTotal([], "the end")).toBeNull();
    expect(courseTotal([marked(5, 10, 0)], "the end")).toBeNull();
    expect(courseTotal([marked(null)], "so far")).toBeNull();
  });

  it("reaches exactly what each of its works reaches", () => {
    const works = fc.array(fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 500 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), works, (percent, all) => {
        const even = all.map(([weight, points]) => marked((points * percent) / 100, points, weight + 1));
        expect(courseTotal(even, "the end")).toBe(percent);
      }),
    );
  });

  it("never falls when a work is marked higher", () => {
    const mark = fc
      .tuple(fc.nat(10), fc.integer({ min: 1, max: 9 }))
      .map(([given, weight]) => marked(given, 10, weight));
    fc.assert(
      fc.property(fc.array(mark, { minLength: 2 }), ([first, ...rest]) => {
        const before = courseTotal([first ?? marked(0), ...rest], "so far") ?? 0;
        expect(courseTotal([{ ...(first ?? marked(0)), given: 10 }, ...rest], "so far")).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

it("works are shares of the batch's total, by points and weight", () => {
  const shares = (...works: [number, number][]) => sharesOf(works.map(([points, weight]) => ({ points, weight })));
  expect(shares([10, 1], [30, 1])).toEqual([25, 75]);
  expect(shares([10, 9], [30, 1], [50, 0])).toEqual([75, 25, 0]);
  expect(shares([10, 0])).toEqual([null]);
});
