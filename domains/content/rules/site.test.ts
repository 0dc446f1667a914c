import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { en } from "#server/compose/words/messages.ts";
import { createSite, findCourse } from "./site.ts";

it("finds a published course by its id, and no other", () => {
  for (const course of demoContent.courses) expect(findCourse(demoContent, course.id)).toBe(course);
  expect(findCourse(demoContent, "astrology")).toBeUndefined();
  expect(findCourse({ courses: [] }, demoContent.courses[0]?.id ?? "")).toBeUndefined();
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
