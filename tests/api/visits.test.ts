import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inquiryRequest } from "#domains/leads/contract.ts";
import { createVisits, type Visits } from "#domains/overview/server/visits.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { Visitor } from "#server/http/visitor.ts";
import { day as oneDay } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";

const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";

const visitorOf = (address: string, userAgent = phone, more: Record<string, string> = {}): Visitor => ({
  ...{ address, requestId: randomUUID() },
  headers: new Headers({ "user-agent": userAgent, "cf-ipcountry": "PK", ...more }),
});

describe.each(databases)("visits on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let now = new Date();
  const started: Visits[] = [];
  const start = (): Visits => {
    const visits = createVisits({
      ...{ database: opened.database, log: test.app.log, site: test.app.services.site },
      ...{ geo: { locate: async ({ headers }) => headers.get("cf-ipcountry") }, siteUrl: "https://institute.example" },
      clock: () => now,
    });
    started.push(visits);
    return visits;
  };
  const counts = async () =>
    (
      await opened.database.execute(sql`
        select source, country, course_id as course, visits from visit_counts order by course_id, source, country`)
    ).rows;
  const rowsIn = async (table: string) =>
    (await opened.database.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`)).rows[0]?.count;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({}, { database: opened });
  });
  afterAll(async () => await test.stop());
  afterEach(async () => {
    for (const visits of started.splice(0)) await visits.stop();
  });
  beforeEach(async () => {
    now = new Date();
    await opened.database.execute(sql`truncate visit_counts, visit_marks, visit_salts`);
  });

  it("counts each browser once a day by where it came from, and once more for each course", async () => {
    const visits = start();
    const [course, other] = test.app.services.site().content.courses;
    const fromGoogle = visitorOf("203.0.113.20", phone, { referer: "https://www.google.com/" });
    const path = course?.landingPath ?? "";
    for (const opened of ["/", path, `${path}.data`, "/courses", path])
      visits.note({ visitor: fromGoogle, path: opened, query: "" });
    visits.note({ visitor: fromGoogle, path: `/courses/${other?.slug}.data`, query: "?v=1" });
    visits.note({ visitor: visitorOf("203.0.113.20", laptop), path: "/", query: "?utm_source=Flyer" });
    await visits.flush();
    visits.note({ visitor: fromGoogle, path: "/", query: "" });
    await visits.flush();
    expect(await counts()).toEqual([
      { source: "flyer", country: "PK", course: "", visits: 1 },
      { source: "google", country: "PK", course: "", visits: 1 },
      ...[course?.id, other?.id].sort().map((id) => ({ source: "google", country: "PK", course: id, visits: 1 })),
    ]);
  });

  it("counts a browser once where several processes and restarts see it", async () => {
    const visitor = visitorOf("203.0.113.21");
    for (const process of [start(), start()]) {
      process.note({ visitor, path: "/", query: "" });
      await process.flush();
    }
    expect(await counts()).toEqual([{ source: "direct", country: "PK", course: "", visits: 1 }]);
  });

  it("does not count programs, nor more than a network's share", async () => {
    const visits = start();
    for (const robot of ["Googlebot/2.1", "curl/8.5", "Mozilla/5.0 (compatible; bingbot/2.0)"])
      visits.note({ visitor: visitorOf("203.0.113.22", robot), path: "/", query: "" });
    for (let at = 0; at < 700; at += 1)
      visits.note({ visitor: visitorOf("203.0.113.23", `${phone} ${at}`), path: "/", query: `?utm_source=s${at}` });
    await visits.flush();
    const rows = await counts();
    expect(rows.reduce((sum, { visits: one }) => sum + Number(one), 0)).toBe(500);
    // Made-up campaigns cannot fill the list of sources.
    expect(rows.length).toBeLessThanOrEqual(201);
    expect(rows).toContainEqual({ source: "other", country: "PK", course: "", visits: 300 });
  });

  it("stores nothing that leads back to a browser once the day is over", async () => {
    const visits = start();
    visits.note({ visitor: visitorOf("203.0.113.24"), path: "/", query: "" });
    await visits.flush();
    const { rows } = await opened.database.execute(sql`select * from visit_marks`);
    expect(JSON.stringify(rows)).not.toContain("203.0.113.24");
    expect([await rowsIn("visit_marks"), await rowsIn("visit_salts")]).toEqual([1, 1]);
    now = new Date(now.getTime() + oneDay);
    await visits.flush();
    expect([await rowsIn("visit_marks"), await rowsIn("visit_salts")]).toEqual([0, 0]);
    visits.note({ visitor: visitorOf("203.0.113.24"), path: "/", query: "" });
    await visits.flush();
    expect((await counts()).map(({ visits: one }) => one)).toEqual([1, 1]);
  });

  it("credits a lead to where its visit came from", async () => {
    const visits = start();
    const visitor = visitorOf("203.0.113.25", laptop, { referer: "https://www.instagram.com/" });
    visits.note({ visitor, path: "/contact", query: "" });
    const write = async () => {
      const form = contactForm({ email: `${randomUUID()}@example.com` });
      return await test.app.services.submitInquiry(inquiryRequest.parse(form), null);
    };
    const [sent, unseen] = [await write(), await write()];
    visits.credit(visitor, sent.id);
    visits.credit(visitorOf("203.0.113.26", laptop, { "cf-ipcountry": "QA" }), unseen.id);
    await visits.flush();
    const { rows } = await opened.database.execute(sql`
      select came_from, country from leads where about in (${sent.id}, ${unseen.id}) order by created_at, country`);
    expect(rows).toEqual([
      { came_from: "instagram", country: "PK" },
      { came_from: null, country: "QA" },
    ]);
  });
});
