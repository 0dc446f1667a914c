import { expect, it } from "vitest";
import { hue, tiling } from "#shared/girih/pattern.ts";
import { type CoursePattern, coursePattern, plainPattern } from "./course-pattern.ts";

const lapis: CoursePattern = { tiling: "3.12.12", hue: "lapis", angle: 60 };
const brick: CoursePattern = { tiling: "6.6.6", hue: "brick", angle: 58 };
const courses = [
  { id: "german", pattern: lapis },
  { id: "spanish", pattern: brick },
];

it("is the course's own pattern", () => {
  expect(coursePattern(courses, "german")).toBe(lapis);
  expect(coursePattern(courses, "spanish")).toBe(brick);
});

it("is always the same one of the others' for a course without its own, but not the same for every such course", () => {
  const of = (id: string) => coursePattern(courses, id);
  expect(of("a")).toBe(brick);
  expect(of("b")).toBe(lapis);
  expect(of("ab")).toBe(of("ba"));
});

it("is the plain one if no course has a pattern", () => {
  expect(coursePattern([], "german")).toBe(plainPattern);
  expect([tiling.parse(plainPattern.tiling), hue.parse(plainPattern.hue)]).toHaveLength(2);
});
