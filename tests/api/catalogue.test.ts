import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { loader } from "#app/routes/learn/lms.tsx";
import { demoContent, demoSite } from "#content/demo-site.ts";
import { RequestSession } from "#domains/accounts/server/request-session.ts";
import { batch } from "#domains/catalogue/contract/batch.ts";
import type { Course } from "#domains/catalogue/contract/course.ts";
import { course } from "#domains/catalogue/contract/course.ts";
import { outline } from "#domains/catalogue/contract/outline.ts";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { matchesSecretId } from "#domains/lectures/server/secret-id-hash.ts";
import { PortalCourses } from "#domains/portal/site/portal-courses.tsx";
import { hasNothingToLose } from "#server/archive/restore-archive.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { demoSecretIds } from "#server/demo/demo-batches.ts";
import { seedDemo } from "#server/demo/seed-demo.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases, embedded, postgres } from "../support/databases.ts";

describe.each(databases)("the catalogue on the $name database (specification §7)", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ DEMO_CONTENT: "on" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  const listed = async () => z.array(course).parse(await (await test.ask("/api/courses")).json());

  it("lists the four courses with the figures of specification §3", async () => {
    const courses = await listed();
    expect(courses.map(({ students, rating, duration }) => [students, rating, duration])).toEqual([
      ["420+", 4.9, "4 months"],
      ["285+", 4.8, "3 months"],
      ["265+", 4.9, "3 months"],
      ["310+", 4.9, "3 months"],
    ]);
  });

  it("has an outline for every course", async () => {
    for (const { _id } of await listed()) {
      const response = await test.ask(`/api/outline/${_id}`);
      expect(outline.safeParse(await response.json()).success).toBe(true);
    }
  });

  it("has at least two batches for every course, the earliest first, and never shows a Secret ID", async () => {
    for (const { _id } of await listed()) {
      const text = await (await test.ask(`/api/batches/course/${_id}`)).text();
      const found = z.array(batch).parse(JSON.parse(text));
      expect(found.length).toBeGreaterThanOrEqual(2);
      expect(found.map((one) => one.startDate)).toEqual(found.map((one) => one.startDate).sort());
      expect(text).not.toMatch(/secret|scrypt/i);
    }
  });

  it("lists all batches with and without the closing slash", async () => {
    const [withSlash, without] = await Promise.all([test.ask("/api/batches/"), test.ask("/api/batches")]);
    const found = z.array(batch).parse(await withSlash.json());
    expect(found.length).toBeGreaterThanOrEqual(8);
    expect(await without.json()).toEqual(found);
    expect(without.headers.get("Cache-Control")).toContain("max-age=60");
  });

  it("gives a course's outline as a PDF, the same bytes to everybody", async () => {
    const ask = async () => await test.ask("/api/outline/data-analyst/pdf");
    const [answer, again] = [await ask(), await ask()];
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Disposition")).toBe('inline; filename="data-analyst-outline.pdf"');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(Buffer.from(await again.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it("gives a batch's first class as a calendar entry, the same for everybody", async () => {
    const answer = await test.ask("/api/batches/mern-gulf/calendar.ics");
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="mern-gulf.ics"');
    expect(answer.headers.get("Cache-Control")).toContain("public");
    const text = await answer.text();
    expect(text).toMatch(/DTSTART:\d{8}T163000Z/);
    expect(text).toContain("UID:class-mern-gulf@");
  });

  it.each([
    "/api/outline/none",
    "/api/batches/course/none",
    "/api/outline/none/pdf",
    "/api/batches/none/calendar.ics",
    "/api/batches/%00/calendar.ics",
    "/api/outline/%00",
    `/api/outline/${"a".repeat(500)}`,
    "/api/batches/course/'%20or%201=1",
  ])("answers 404 to %s", async (path) => {
    const response = await test.ask(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });

  it("seeds an empty database only, and keeps Secret IDs as hashes", async () => {
    const saveFile = async () => expect.unreachable("a file was kept");
    const options = {
      courses: demoContent.courses,
      today: new Date(),
      planClasses: () => [],
      hashSecretId: async () => "",
      saveFile,
    };
    expect(await seedDemo(opened.database, options)).toBe(false);
    const stored = await opened.database.select().from(batches);
    const first = demoSecretIds[0];
    const hash = stored.find(({ id }) => id === first?.batchId)?.secretIdHash ?? "";
    expect(await matchesSecretId(first?.secretId ?? "", hash)).toBe(true);
    expect(await opened.database.select().from(lectures)).toHaveLength(stored.length * 3);
  });

  it("holds just what its own rows say while nobody has changed it, so that a restore may replace it", async () => {
    expect(await hasNothingToLose(opened.database, demoContent.courses)).toBe(true);
    const rename = async (to: string) =>
      await opened.database.update(batches).set({ name: to }).where(eq(batches.id, "mern-evening"));
    await rename("Ours");
    expect(await hasNothingToLose(opened.database, demoContent.courses)).toBe(false);
    await rename("MERN Evening");
  });
});

describe("without demo content", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: await embedded.open() });
  });
  afterAll(async () => await test.stop());

  it("starts with the published courses, and without a batch", async () => {
    const courses: Course[] = await (await test.ask("/api/courses")).json();
    expect(courses.map(({ _id }) => _id)).toEqual(demoSite.content.courses.map(({ id }) => id));
    expect(await (await test.ask("/api/batches")).json()).toEqual([]);
  });

  it("shows 'Error' and the message in the portal where the list of courses fails (specification §8)", async () => {
    const { services } = test.app;
    const listCourses = () => Promise.reject(new Error("The database is away."));
    const signedInHere = { keeper: "embedded" as const, id: "one" };
    const somebody = { id: "one", name: "Ayesha", email: null, emailVerified: false, session: signedInHere };
    const accounts = { ...services.accounts, whoIs: () => Promise.resolve(somebody) };
    const session = new RequestSession(
      accounts,
      { address: "203.0.113.7", requestId: "one", headers: new Headers() },
      { isSecure: false },
    );
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...services, listCourses });
    context.set(sessionContext, session);
    context.set(siteContext, demoSite);
    const url = new URL("http://localhost:3000/lms");
    const { words, courses } = await loader({ request: new Request(url), url, params: {}, pattern: "/lms", context });
    const shown = renderToStaticMarkup(createElement(PortalCourses, { answer: await courses, words }));
    expect(shown).toMatch(/role="alert".*>Error<.*>Something went wrong\. Please try again later\.</);
  });
});

describe("two processes that start together on one server", () => {
  it("migrate and seed once", { tags: ["thorough"] }, async () => {
    const opened = await postgres.open();
    if (opened.home.kind !== "server") throw new Error("No server.");
    const environment = { DATABASE_URL: opened.home.url, DEMO_CONTENT: "on" };
    const tests = await Promise.all([startTestApp(environment), startTestApp(environment)]);
    for (const test of tests) expect(await (await test.ask("/api/courses")).json()).toHaveLength(4);
    await Promise.all(tests.map(async (test) => await test.stop()));
    await opened.close();
  });
});
