import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { noorSchool } from "../support/own-school.ts";

describe.each(databases)("a site in preparation, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  const { member } = startOffice(() => test);
  let owner: Awaited<ReturnType<typeof member>>;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({}, { database: opened });
    owner = await member();
  });
  afterAll(async () => {
    await test.stop();
  });

  const asStaff = (path: string) => test.ask(path, { headers: owner.browser.headers });

  it("begins when the school takes the demo's place: until then everything is open", async () => {
    expect((await test.ask("/api/courses")).status).toBe(200);
    expect(await owner.verbs.showSetup()).toMatchObject({ isDemo: true, inPreparation: false, isPutAway: false });
    await expect(owner.verbs.goLive()).rejects.toMatchObject({ reason: "school.isLive" });
    await owner.verbs.makeOwnSchool(noorSchool);
    const setup = await owner.verbs.showSetup();
    expect(setup).toMatchObject({ isDemo: false, inPreparation: true, asItCame: { pages: true, policies: true } });
    expect(setup.done).toMatchObject({
      name: true,
      look: false,
      place: false,
      course: false,
      batch: false,
      live: false,
    });
  });

  it("shows visitors the name and how to reach it on every page, and no search engine keeps it", async () => {
    for (const path of ["/", "/courses", "/courses/baking", "/batches", "/enrollnow", "/nothing-here"]) {
      const answer = await test.ask(path);
      expect([path, answer.status, answer.headers.get("x-robots-tag")]).toEqual([path, 200, "noindex"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const page = await answer.text();
      expect(page).toContain("Noor School");
      expect(page).toContain("0300 1234567");
      expect(page).toContain("salaam@noor.example");
      expect(page).not.toContain("Small classes");
    }
  });

  it("gives programs nothing of it: no API, no sitemap, no page's data, no search, no answer, no picture", async () => {
    const closed = ["/api/courses", "/api/batches", "/api/openapi.json", "/sitemap.xml", "/_.data", "/courses.data"];
    for (const path of [...closed, "/search.data?q=noor", "/site.webmanifest", "/social/home.png", "/feed.xml"]) {
      const answer = await test.ask(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get("retry-after")).toBe("3600");
      expect(await answer.text()).not.toMatch(/Small classes|baking/i);
    }
    const asked = await test.post("/api/assistant", { messages: [{ role: "user", content: "What do you teach?" }] });
    expect(asked.status).toBe(503);
    expect(await asked.json()).toMatchObject({ code: "unavailable", message: "This site is not open yet." });
    expect((await test.post("/api/send-email", { formType: "contact", formData: {} })).status).toBe(503);
  });

  it("lets staff in, sees whole what they ask for, and keeps it out of every cache", async () => {
    const answer = await asStaff("/api/courses");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect((await test.ask("/api/health")).status).toBe(200);
    expect((await test.ask("/api/session")).status).toBe(200);
  });

  it("ends when an owner opens it, and does not come back", async () => {
    await owner.verbs.putAwaySetup(true);
    expect((await owner.verbs.showSetup()).isPutAway).toBe(true);
    await owner.verbs.putAwaySetup(false);
    await owner.verbs.goLive();
    expect(await owner.verbs.showSetup()).toMatchObject({
      inPreparation: false,
      isPutAway: false,
      done: { live: true },
    });
    expect((await test.ask("/api/courses")).status).toBe(200);
    await expect(owner.verbs.goLive()).rejects.toMatchObject({ reason: "school.isLive" });
    await owner.verbs.undoOwnSchool();
    await owner.verbs.makeOwnSchool(noorSchool);
    expect((await owner.verbs.showSetup()).inPreparation).toBe(false);
  });
});
