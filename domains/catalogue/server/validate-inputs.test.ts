import fc from "fast-check";
import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { demoBatches, demoLectures } from "#server/demo/demo-batches.ts";
import { courses as content, outlines } from "../../../tests/support/demo-content.ts";
import type { Catalogue } from "./entry-queries.ts";
import { type Input, validateInputs } from "./validate-inputs.ts";

const nothing: Catalogue = { courses: [], outlines: [], batches: [], lectures: [] };

/** The demo content, as an operator would have written it. */
const demo: Input[] = [
  ...content.map(({ id, slug, title, description, duration, thumbnail, rating, students, skills, level }) => ({
    kind: "courses" as const,
    where: id,
    fields: { id, slug, title, description, duration, thumbnail, rating, students, skills, level },
  })),
  ...Object.entries(outlines).map(([courseId, outline]) => ({
    kind: "outlines" as const,
    where: courseId,
    fields: { courseId, ...outline },
  })),
  ...demoBatches(demoContent.courses, new Date()).map(({ _id: id, ...batch }) => ({
    kind: "batches" as const,
    where: id,
    fields: { id, ...batch },
  })),
  ...demoLectures(demoContent.courses).map(({ _id: id, ...lecture }) => ({
    kind: "lectures" as const,
    where: id,
    fields: { id, ...lecture, url: "https://youtu.be/00000000001" },
  })),
];

const validate = (catalogue: Catalogue, inputs: Input[], intent: Parameters<typeof validateInputs>[2] = "add") =>
  validateInputs(catalogue, inputs, intent, () => false);

it("finds nothing wrong with the demo content, in any order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(demo, { minLength: demo.length }), (inputs) => {
      const { issues, entries } = validate(nothing, inputs);
      expect(issues).toEqual([]);
      expect(entries.batches).toHaveLength(9);
      expect(entries.courses.map(({ position }) => position).sort()).toEqual([0, 1, 2, 3]);
    }),
    { numRuns: 20 },
  );
});

it("refuses a valid entry that is added again; as a change it changes nothing", () => {
  const { entries } = validate(nothing, demo);
  expect(validate(entries, demo).issues).toHaveLength(demo.length);
  expect(validate(entries, demo, "change")).toEqual({ issues: [], entries });
});

it("accepts only entries that keep the rules: seats, dates, prices, numbers and what belongs to what", () => {
  const { entries: catalogue } = validate(nothing, demo);
  const id = fc.constantFrom(...catalogue.batches.map((batch) => batch.id), "new-one");
  const courseId = fc.constantFrom(...catalogue.courses.map((course) => course.id), "none");
  const day = fc.constantFrom("2027-01-01", "2027-06-01", "2027-02-30");
  const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const batch = fc.record(
    {
      id,
      courseId,
      startDate: day,
      endDate: day,
      price: fc.double(),
      seats: fc.integer(),
      enrolledElsewhere: fc.nat(40),
    },
    { requiredKeys: ["id"] },
  );
  const lecture = fc.record(
    {
      batchId: id,
      lectureNumber: some(fc.integer({ min: -1, max: 6 })),
      title: fc.string(),
      url: fc.constant("https://youtu.be/00000000001"),
    },
    { requiredKeys: ["batchId", "title", "url"] },
  );
  const inputs = fc.array(
    fc.oneof(
      batch.map((fields): Input => ({ kind: "batches", where: "b", fields })),
      lecture.map(({ lectureNumber, ...fields }): Input => {
        return {
          kind: "lectures",
          where: "l",
          fields: lectureNumber === undefined ? fields : { ...fields, lectureNumber },
        };
      }),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(inputs, (given) => {
      const { issues, entries } = validate(catalogue, given, "add or change");
      if (issues.length > 0) return;
      const courses = new Set(catalogue.courses.map((course) => course.id));
      for (const { seats, enrolledElsewhere, startDate, endDate, price, courseId: course } of entries.batches) {
        expect(enrolledElsewhere).toBeLessThanOrEqual(seats);
        expect(startDate <= endDate).toBe(true);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(courses).toContain(course);
      }
      const after = new Map([...catalogue.lectures, ...entries.lectures].map((one) => [one.id, one]));
      const places = [...after.values()].map(({ batchId, lectureNumber }) => `${batchId} ${lectureNumber}`);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});
