import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import { findCoursesWithoutDocument, readCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { syncCourses } from "#domains/catalogue/server/sync-courses.ts";
import { courses } from "#domains/catalogue/server/tables.ts";
import { createPublishedSite, type PublishedSite } from "#domains/content/server/published-site.ts";
import { hooks } from "#server/compose/hooks.ts";
import { en } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";

const older = {
  ...{ id: "typing", slug: "typing-fast", title: "Typing", description: "Ten fingers.", duration: "1 month" },
  ...{ thumbnail: null, rating: 0, students: "0", skills: [], level: "Beginner" as const, position: 7 },
};

describe.each(databases)("documents and catalogue at the start on $name", ({ open }) => {
  let opened: OpenDatabase;
  let site: PublishedSite;
  const log = { error: vi.fn(), info: vi.fn() };

  beforeAll(async () => {
    opened = await open();
    site = await createPublishedSite({ database: opened.database, seed: demoSeed, messages: en, log });
  });
  afterAll(async () => await opened.close());

  const sync = async () => {
    const { database } = opened;
    const clock = () => new Date("2026-02-03T10:00:00Z");
    await syncCourses({
      ...hooks,
      database,
      seed: demoSeed,
      messages: en,
      publishedSite: site,
      clock,
      log,
      announce: async () => {},
    });
  };
  const shown = (id: string) => site.site().content.courses.find((course) => course.id === id);
  const rows = async () => (await readCatalogue(opened.database)).courses;

  it("writes the published courses and outlines into an empty catalogue, once", async () => {
    await sync();
    const { courses: written, outlines } = await readCatalogue(opened.database);
    expect(written.map(({ title }) => title)).toEqual(site.site().content.courses.map(({ title }) => title));
    expect(outlines).toHaveLength(4);
    await sync();
    expect(site.number()).toBe(0);
  });

  it("publishes what an earlier release has written into the catalogue alone", async () => {
    const { database } = opened;
    await database.insert(courses).values(older);
    await database.update(courses).set({ title: "Numbers", fromDocument: false }).where(eq(courses.id, "data-analyst"));
    await database.update(courses).set({ fromDocument: false }).where(eq(courses.id, "ai-machine-learning"));
    await sync();
    expect(shown("typing")).toMatchObject({ title: "Typing", canonicalPath: "/courses/typing-fast", months: 1 });
    expect(shown("data-analyst")).toMatchObject({ title: "Numbers", cardTitle: "Numbers", months: 3 });
    expect([await findCoursesWithoutDocument(database), site.number()]).toEqual([[], 2]);
    await sync();
    expect(site.number()).toBe(2);
  });

  it("leaves a course that makes no whole site where it is, and says so", async () => {
    await opened.database.insert(courses).values({ ...older, id: "broken", slug: "broken", title: "" });
    await sync();
    expect(shown("broken")).toBeUndefined();
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ id: "broken" }), expect.any(String));
    expect((await rows()).map(({ id }) => id)).toContain("broken");
  });

  it("writes rows again that an earlier seed has left", async () => {
    await opened.database.update(courses).set({ title: "Old" }).where(eq(courses.id, "ai-machine-learning"));
    await sync();
    expect((await rows()).find(({ id }) => id === "ai-machine-learning")?.title).toBe(
      shown("ai-machine-learning")?.title,
    );
  });
});
