import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { day } from "#shared/durations.ts";
import { classTopic } from "./class-topic.ts";

const course = demoContent.courses.find(({ outline }) => outline);
const weeks = course?.outline?.months.flatMap((month) => month.weeks) ?? [];
const startDate = "2026-11-02";
const after = (days: number) => new Date(Date.parse(startDate) + (days + 0.6) * day);
const topic = (days: number, title: string | null = null) =>
  classTopic({ title, startsAt: after(days) }, { startDate, course }, "Week {number}: {subject}");

it("says what a class is about: its title, its week's subject in the outline, or the course", () => {
  expect(topic(0, "Express routes")).toBe("Express routes");
  expect(topic(0)).toBe(`Week 1: ${weeks[0]?.title}`);
  expect(topic(13)).toBe(`Week 2: ${weeks[1]?.title}`);
  expect(topic(700)).toBe(course?.title);
  expect(classTopic({ title: null, startsAt: after(0) }, { startDate, course: undefined }, "")).toBeNull();
});
