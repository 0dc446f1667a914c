import { expect, it } from "vitest";
import { batchLifeData } from "./batch-life-data.ts";

const traces = { people: 0, requests: 0, orders: 0, proofs: 0, handIns: 0, classes: 0, certificates: 0 };
const entryOf = (startDate: string, endDate: string) =>
  ({
    batch: { name: "Evening", startDate, endDate },
    isHidden: false,
    hasTimetable: true,
    contents: { lectures: 0, assignments: 0, quizzes: 0, materials: 0 },
    traces,
  }) as never;
const given = { now: new Date("2026-11-27T20:00:00Z"), timeZone: "Asia/Karachi", people: 3, errors: {} as never };

it.each([
  ["2026-11-02", "2027-03-26", "2026-11-27", "2027-03-29"],
  ["2026-11-28", "2027-03-26", "2026-11-28", "2027-03-27"],
])("a batch from %s to %s ends on %s if nothing else is said, and the next begins on %s", (...days) => {
  const [first, last, proposed, nextDay] = days;
  expect(batchLifeData(entryOf(first, last), given)).toMatchObject({ end: { first, last, proposed }, nextDay });
});

it("a batch that has not begun, or has ended, has no end to set, and the next begins after today", () => {
  expect(batchLifeData(entryOf("2026-12-01", "2027-03-26"), given)).toMatchObject({ end: null });
  const ended = batchLifeData(entryOf("2026-03-02", "2026-06-26"), given);
  expect(ended).toMatchObject({ end: null, nextDay: "2026-11-30" });
});
