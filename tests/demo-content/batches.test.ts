import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { seatBadge } from "#domains/batches/rules/seat-badge.ts";
import { batch } from "#domains/catalogue/contract/batch.ts";
import { lectureFileUrl } from "#domains/catalogue/rules/lecture-source.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { lecture } from "#domains/lectures/contract.ts";
import { planClasses, scheduleInWords, timingInWords } from "#domains/timetable/server/plan-classes.ts";
import { demoBatches, demoLectureFolder, demoLectures, demoRules, demoSecretIds } from "#server/demo/demo-batches.ts";
import { courses, findCourse } from "../support/demo-content.ts";

describe("demo batches", () => {
  const saturday = new Date("2026-11-21T09:00:00Z");
  const batches = demoBatches(demoContent.courses, saturday);

  test("match the contract, name a course, and never have more students than seats", () => {
    for (const entry of batches) {
      expect(batch.omit({ price: true }).safeParse(entry).error).toBeUndefined();
      expect(findCourse(entry.courseId), entry._id).toBeDefined();
      expect(entry.enrolled).toBeLessThanOrEqual(entry.seats);
    }
    expect(new Set(batches.map((entry) => entry._id)).size).toBe(batches.length);
  });

  test("have rules that make the same words, and as many classes as weeks of three days", () => {
    for (const { batchId, ...rule } of demoRules(demoContent.courses, saturday)) {
      const entry = batches.find(({ _id }) => _id === batchId);
      expect([scheduleInWords(rule), timingInWords(rule)]).toEqual([entry?.schedule, entry?.timing]);
      const classes = planClasses(rule);
      const weeks = findCourse(entry?.courseId ?? "")?.outline?.durationWeeks ?? 0;
      expect(classes).toHaveLength(3 * weeks);
      expect([classes[0]?.ruleDay, classes.at(-1)?.ruleDay]).toEqual([entry?.startDate, entry?.endDate]);
    }
  });

  test("include at least two per course, one of them in the future", () => {
    for (const { id } of courses) {
      const own = batches.filter((entry) => entry.courseId === id);
      expect(own.length, id).toBeGreaterThanOrEqual(2);
      expect(
        own.some((entry) => entry.startDate > "2026-11-21"),
        id,
      ).toBe(true);
    }
  });

  test("include every seat badge and every colour (specification §9)", () => {
    expect(new Set(batches.map((entry) => seatBadge(entry).level))).toEqual(
      new Set(["almostFull", "fillingFast", "available"]),
    );
    expect(new Set(batches.map((entry) => seatBadge(entry).colour))).toEqual(new Set(["red", "yellow", "green"]));
  });

  test.each([
    ["a Saturday", saturday, "2026-11-02", "2027-02-19"],
    ["a Sunday", new Date("2026-11-22T00:00:00Z"), "2026-11-02", "2027-02-19"],
    ["a Monday, which is not its own coming Monday", new Date("2026-11-23T23:59:59Z"), "2026-11-09", "2027-02-26"],
  ])("date a Mon-Wed-Fri batch of 16 weeks from %s", (_, today, startDate, endDate) => {
    expect(demoBatches(demoContent.courses, today).find((entry) => entry._id === "mern-evening")).toMatchObject({
      schedule: "Mon, Wed, Fri",
      startDate,
      endDate,
    });
  });

  test("begin and end on class days", () => {
    const short = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });
    for (const entry of batches) {
      const days = entry.schedule.split(", ");
      expect(short.format(new Date(entry.startDate))).toBe(days[0]);
      expect(short.format(new Date(entry.endDate))).toBe(days.at(-1));
    }
  });

  test("each have two live interactive classes and one guided assignment a week (specification §9)", () => {
    for (const { schedule } of batches) {
      const days = schedule.split(", ");
      expect(weekInWords(demoSite, schedule)).toBe(
        `${days[0]} and ${days[1]} live interactive, ${days[2]} guided assignment`,
      );
    }
  });

  test("each have one Secret ID, all different", () => {
    expect(demoSecretIds.map((entry) => entry.batchId)).toEqual(batches.map((entry) => entry._id));
    expect(new Set(demoSecretIds.map((entry) => entry.secretId)).size).toBe(batches.length);
  });

  test("each have lectures 1 to 3, whose files and captions exist", () => {
    for (const { _id } of batches) {
      const own = demoLectures(demoContent.courses).filter((entry) => entry.batchId === _id);
      expect(own.map((entry) => entry.lectureNumber)).toEqual([1, 2, 3]);
    }
    for (const entry of demoLectures(demoContent.courses)) {
      expect(lecture.safeParse(entry).error).toBeUndefined();
      const name = entry.url.replace(lectureFileUrl(`${demoLectureFolder}/`), "");
      const file = new URL(`../../server/demo/lectures/${name}`, import.meta.url);
      expect(existsSync(file), entry.url).toBe(true);
      expect(existsSync(new URL(file.href.replace(/mp4$/, "vtt"))), `captions of ${entry.url}`).toBe(true);
    }
  });
});
