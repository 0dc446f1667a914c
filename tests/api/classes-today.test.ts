import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { batches, courses } from "#domains/catalogue/server/tables.ts";
import { findClassesToday } from "#domains/overview/server/classes-today.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";

const timeZone = "Asia/Karachi";
/** A Wednesday, four in the afternoon in Karachi. */
const now = new Date("2026-12-02T11:00:00Z");
const evening = "7:00 PM – 8:30 PM Pakistan time";

describe.each(databases)("the classes of today on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    const texts = {
      title: "Data",
      description: "Data",
      duration: "4 months",
      students: "10+",
      level: "Beginner" as const,
    };
    const course = { id: "data-analyst", slug: "data-analyst", ...texts, rating: 5, skills: [], position: 0 };
    await opened.database.insert(courses).values(course);
  }, 60_000);
  afterAll(async () => await opened.close());

  const batch = async (name: string, given: Partial<typeof batches.$inferInsert> = {}) => {
    await opened.database.insert(batches).values({
      ...{ id: name, courseId: "data-analyst", name, mode: "Online", instructor: "Noor Fatima", description: "" },
      ...{ seats: 20, schedule: "Mon, Wed", timing: evening, startDate: "2026-11-02", endDate: "2027-02-24" },
      ...given,
    });
  };
  const lesson = async (batchId: string, from: string, given: Partial<typeof batchClasses.$inferInsert> = {}) => {
    const startsAt = new Date(from);
    const endsAt = new Date(startsAt.getTime() + 3_600_000);
    const changed = { changedAt: now, teacher: "Hamza Rafique" };
    await opened.database
      .insert(batchClasses)
      .values({ id: randomUUID(), batchId, startsAt, endsAt, ...changed, ...given });
  };
  const today = async (limit = 20) => {
    const { all, first } = await findClassesToday({
      ...{ database: opened.database, timeZone, now, within: undefined, limit },
    });
    return { all, first: first.map(({ id, from }) => `${from.toISOString().slice(11, 16)} ${id}`) };
  };

  it("are those of timetables and of words that are not over, the earliest first, each batch once", async () => {
    await batch("of words");
    await batch("over", { timing: "9:00 AM – 10:00 AM Pakistan time" });
    await batch("under way", { timing: "3:30 PM – 5:00 PM Pakistan time" });
    await batch("another day", { schedule: "Tue, Thu" });
    await batch("ended", { endDate: "2026-12-01" });
    await batch("to come", { startDate: "2026-12-03" });
    await batch("first alone", { schedule: "Monthly", startDate: "2026-12-02" });
    await batch("its first is past", { schedule: "Monthly" });
    await batch("without hours", { timing: "in the evening" });
    await batch("of a timetable");
    await lesson("of a timetable", "2026-12-02T12:00:00Z");
    await lesson("of a timetable", "2026-12-02T16:00:00Z");
    await batch("timetable without one today");
    await lesson("timetable without one today", "2026-12-03T12:00:00Z");
    await batch("cancelled today");
    await lesson("cancelled today", "2026-12-02T12:30:00Z", { isCancelled: true });
    await batch("after midnight here");
    await lesson("after midnight here", "2026-12-02T19:30:00Z");
    expect(await today()).toEqual({
      all: 4,
      first: ["10:30 under way", "12:00 of a timetable", "14:00 of words", "14:00 first alone"],
    });
  });

  it("are counted where they are more than are shown", async () => {
    for (let at = 0; at < 5; at += 1) await batch(`more ${at}`);
    const { all, first } = await today(3);
    expect(all).toBe(9);
    expect(first.slice(0, 2)).toEqual(["10:30 under way", "12:00 of a timetable"]);
    expect(first).toHaveLength(3);
  });

  it("name who gives a class of a timetable, and the batch's teacher otherwise", async () => {
    const { first } = await findClassesToday({
      ...{ database: opened.database, timeZone, now, within: undefined, limit: 2 },
    });
    expect(first.map(({ instructor }) => instructor)).toEqual(["Noor Fatima", "Hamza Rafique"]);
  });
});
