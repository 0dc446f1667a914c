import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { findCourse } from "./site.ts";

it("finds a published course by its id, and no other", () => {
  for (const course of demoContent.courses) expect(findCourse(demoContent, course.id)).toBe(course);
  expect(findCourse(demoContent, "astrology")).toBeUndefined();
  expect(findCourse({ courses: [] }, demoContent.courses[0]?.id ?? "")).toBeUndefined();
});
