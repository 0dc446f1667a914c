import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { courseThing } from "./catalogue-things.ts";

const enrolled = (students: string) => {
  const [course] = demoSite.content.courses;
  if (!course) throw new Error("The demo has no course.");
  const thing = courseThing(demoSite, { ...course, students, rating: 4.8 });
  return [thing.totalHistoricalEnrollment, (thing.aggregateRating as { ratingCount: number } | undefined)?.ratingCount];
};

it.each([
  ["420+", 420],
  ["1,000+", 1000],
  ["1,50,000+", 150_000],
  ["1 200 students", 1200],
  ["۴۲۰+", 420],
  ["١٬٠٠٠+", 1000],
  ["\u200e420+", 420],
  ["420–500", 420],
])("a course says to search engines how many students it had: %s", (students, count) => {
  expect(enrolled(students)).toEqual([count, count]);
});

it.each(["many", "", "0", "12k+", "1.2k", "4.5"])(
  "it says nothing where the text names no whole number: %s",
  (students) => {
    expect(enrolled(students)).toEqual([undefined, undefined]);
  },
);
