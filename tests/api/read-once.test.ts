import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { Services } from "#server/compose/services.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { readOnce } from "#server/serving/read-once.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { embedded } from "../support/databases.ts";

describe("services that read the catalogue once", () => {
  let test: TestApp;
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await embedded.open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  it("answer as the services do, for a course's id and its slug", async () => {
    const { services } = test.app;
    await opened?.database.update(batches).set({ endDate: "2026-01-31" }).where(eq(batches.id, "data-evening"));
    const once = readOnce(services, services.site());
    const courses = await services.listCourses();
    expect(await once.listCourses()).toEqual(courses);
    expect(courses.length).toBeGreaterThan(1);
    expect(await once.listOpenBatches()).toEqual(await services.listOpenBatches());
    expect(await once.listBatches()).toMatchObject(await services.listBatches());
    for (const id of courses.flatMap(({ _id, slug }) => [_id, slug])) {
      expect(await once.showOutline(id)).toEqual(await services.showOutline(id));
      expect(await once.showBatches(id)).toEqual(await services.showBatches(id));
    }
    const ofCourse = await once.showBatches("data-analyst");
    expect(ofCourse?.batches.map(({ _id, hasEnded }) => [_id, hasEnded])).toEqual([
      ["data-evening", true],
      ["data-weekend", false],
    ]);
    expect([await once.showOutline("unknown"), await once.showBatches("unknown")]).toEqual([null, null]);
  });

  it("read once for a round, and again in the next", async () => {
    const readPublicCatalogue = vi.fn(test.app.services.readPublicCatalogue);
    const services: Services = { ...test.app.services, readPublicCatalogue };
    for (const round of [1, 2]) {
      const once = readOnce(services, services.site());
      await Promise.all([once.listCourses(), once.listOpenBatches(), once.showOutline("data-analyst")]);
      await once.showBatches("data-analyst");
      expect(readPublicCatalogue).toHaveBeenCalledTimes(round);
    }
  });
});
