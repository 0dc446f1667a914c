import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { demoBatches, demoLectures } from "#server/demo/demo-batches.ts";
import { courses as content, outlines } from "../../../tests/support/demo-content.ts";
import type { Catalogue } from "./entry-queries.ts";
import { type Input, validateInputs, wantedBy } from "./validate-inputs.ts";

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
        expect(price ?? 0).toBeGreaterThanOrEqual(0);
        expect(courses).toContain(course);
      }
      const after = new Map([...catalogue.lectures, ...entries.lectures].map((one) => [one.id, one]));
      const places = [...after.values()].map(({ batchId, lectureNumber }) => `${batchId} ${lectureNumber}`);
      expect(new Set(places).size).toBe(places.length);
    }),
  );
});

it("takes a batch's former field for the present one, unless both are named, and for a batch alone", () => {
  const { entries: catalogue } = validate(nothing, demo);
  const enrolledIn = (fields: Input["fields"]) =>
    validate(catalogue, [{ kind: "batches", where: "b", fields: { id: "mern-evening", ...fields } }], "change").entries
      .batches[0]?.enrolledElsewhere;
  expect(enrolledIn({ enrolled: 3 })).toBe(3);
  expect(enrolledIn({ enrolled: 3, enrolledElsewhere: 4 })).toBe(4);
  expect(enrolledIn({})).toBe(catalogue.batches.find(({ id }) => id === "mern-evening")?.enrolledElsewhere);
  const course: Input = { kind: "courses", where: "c", fields: { id: "data-analyst", enrolled: 3 } };
  expect(validate(catalogue, [course], "change").issues).toMatchObject([{ where: "c", field: "enrolled" }]);
});

describe("what inputs want of the catalogue", () => {
  const input = (kind: Input["kind"], fields: Input["fields"]): Input => ({ kind, where: "", fields });
  const none = { courses: [], outlines: [], batches: [], lectures: [], lecturesOf: [], calledAfter: [] };

  it("is nothing where nothing is written", () => {
    expect(wantedBy([])).toEqual(none);
  });

  it("is every course for a course, which takes its place among them", () => {
    expect(wantedBy([input("courses", { id: "one" })])).toEqual({ ...none, courses: "every one" });
  });

  it("is a batch and its course, and the outline of a course", () => {
    const written = [
      input("batches", { id: "evening", courseId: "german" }),
      input("outlines", { courseId: "spanish" }),
    ];
    expect(wantedBy(written)).toEqual({ ...none, courses: ["german"], batches: ["evening"], outlines: ["spanish"] });
  });

  it("is a lecture with all of its batch, and what a new one may be called", () => {
    const [old, added] = [{ id: "l-1", batchId: "evening" }, { batchId: "weekend" }];
    expect(wantedBy([input("lectures", old), input("lectures", added)])).toEqual({
      ...none,
      lectures: ["l-1"],
      lecturesOf: ["evening", "weekend"],
      calledAfter: ["weekend"],
    });
  });

  it("is each key once, as it is read, and none that no row can have", () => {
    const keys = ["evening", " evening ", "", " ", "a\0b", 7, null];
    const written = keys.map((id) => input("batches", { id }));
    expect(wantedBy(written).batches).toEqual(["evening", "7"]);
  });
});
