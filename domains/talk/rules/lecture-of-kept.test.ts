import { expect, it } from "vitest";
import { lectureOfKept } from "./lecture-of-kept.ts";

const kept = { lectureId: "a", lectureNumber: 2, lectureTitle: "Express Routes" };
const one = { id: "a", lectureNumber: 9, title: "Renamed" };
const sameTitle = { id: "b", lectureNumber: 5, title: "express  routes" };
const sameNumber = { id: "c", lectureNumber: 2, title: "Something else" };

it("goes with its own lecture, else with the title, else with the number, else nowhere", () => {
  expect(lectureOfKept(kept, [sameNumber, sameTitle, one])).toBe(one);
  expect(lectureOfKept(kept, [sameNumber, sameTitle])).toBe(sameTitle);
  expect(lectureOfKept(kept, [sameNumber])).toBe(sameNumber);
  expect(lectureOfKept(kept, [{ ...sameNumber, lectureNumber: 3 }])).toBeUndefined();
});
