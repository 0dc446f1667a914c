import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoBookingAnswer } from "#domains/demo-classes/contract.ts";
import { demoBookings, demoSlots } from "#domains/demo-classes/server/tables.ts";
import { type OpenDatabase, openDatabase } from "#server/db/client.ts";
import { minute } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contendedDatabases } from "../support/databases.ts";
import { demoCourse, demoForm, readEntry, readSlots, someDemoForm } from "../support/demo.ts";
import { expectPlacesCounted } from "../support/demo-places.ts";

describe.each(contendedDatabases)(
  "booking a demo class on the $name database (specification §2, Free demo page)",
  ({ open }) => {
    let opened: OpenDatabase;
    let test: TestApp;
    let visitors = 0;

    beforeAll(async () => {
      opened = await open();
      test = await startTestApp({ TRUST_PROXY: "1", DEMO_CONTENT: "off" }, { database: opened });
    });
    afterAll(async () => await test.stop());

    /** Posts as a new visitor, so that no limit applies. */
    const book = (body: unknown, at: TestApp = test) => {
      visitors += 1;
      return at.post("/api/demo/bookings", body, { "X-Forwarded-For": `10.0.${visitors >> 8}.${visitors & 255}` });
    };
    const slots = (course = demoCourse) => readSlots(test.ask(`/api/demo/slots?course=${course}`));
    const kept = async () => await opened.database.select().from(demoBookings);
    /** A class without bookings; another one for each call. */
    const freshSlot = async () => {
      const known = new Set((await opened.database.select().from(demoSlots)).map(({ startsAt }) => startsAt.getTime()));
      const found = (await slots()).find(({ start }) => !known.has(Date.parse(start)));
      if (!found) throw new Error("Every class has been booked.");
      return found;
    };

    it("lists a course's classes with their free places, and nothing more", async () => {
      const response = await test.ask(`/api/demo/slots?course=${demoCourse}`);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const { slots: listed } = await response.json();
      expect(listed.length).toBeGreaterThan(50);
      for (const slot of listed) expect(Object.keys(slot).sort()).toEqual(["free", "minutes", "start"]);
    });

    it("books a place: one fewer is free, in that course only", async () => {
      const { start, free, minutes } = await freshSlot();
      const response = await book(demoForm(start));
      expect(response.status).toBe(200);
      const answer = demoBookingAnswer.parse(await response.json());
      expect(answer).toMatchObject({ courseId: demoCourse, start, minutes });
      expect(JSON.stringify(answer)).not.toMatch(/ayesha|300/i);
      expect((await slots()).find((one) => one.start === start)?.free).toBe(free - 1);
      expect((await slots("cyber-security-ceh")).find((one) => one.start === start)?.free).toBe(free);
      const booking = (await kept()).find(({ id }) => id === answer.id);
      expect(booking).toMatchObject({
        ...{ name: "Ayesha Khan", email: "ayesha@example.com", phone: "+923001234567", timeZone: "Europe/Berlin" },
        ...{ sequence: 0, cancelledAt: null },
      });
      expect(booking?.endsAt.getTime()).toBe(Date.parse(start) + minutes * minute);
    });

    it("offers the class as a calendar file that names nobody, to its own key only", async () => {
      const { start } = await freshSlot();
      const { calendar, id } = await (await book(someDemoForm(start))).json();
      const file = await test.ask(calendar);
      expect(file.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
      expect(file.headers.get("Content-Disposition")).toContain("attachment");
      const { property, lines } = readEntry(await file.text());
      expect(property("METHOD")).toBe("PUBLISH");
      expect(property("UID")).toContain(id);
      expect(property("DTSTART")).toBe(start.replace(/[-:]|\.000/g, ""));
      expect(lines.join()).not.toMatch(/ayesha|ATTENDEE/i);
      expect((await test.ask(calendar.replace(/key=.*/, "key=nonsense"))).status).toBe(403);
      const other = await (await book(someDemoForm((await freshSlot()).start))).json();
      expect((await test.ask(calendar.replace(id, other.id))).status).toBe(403);
    });

    it("takes the same person in the same class, however written, for the same booking", async () => {
      const { start } = await freshSlot();
      const [typed, retyped] = ["zara@example.com", "Zara@Example.com"];
      const first = await (await book(demoForm(start, { email: typed }))).json();
      const again = await (await book(demoForm(start, { email: retyped, name: "Z. Khan" }))).json();
      expect(again.id).toBe(first.id);
      expect((await kept()).filter(({ startsAt }) => startsAt.toISOString() === start)).toHaveLength(1);
    });

    it("takes the same form sent many times at once for one booking, even when the class is full by then", async () => {
      const { start, free } = await freshSlot();
      const form = someDemoForm(start, { key: randomUUID() });
      const answers = await Promise.all(Array.from({ length: 10 }, async () => await (await book(form)).json()));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      for (let one = 1; one < free; one += 1) expect((await book(someDemoForm(start))).status).toBe(200);
      expect((await book(demoForm(start, { email: "late@example.com" }))).status).toBe(409);
      expect(await (await book(form)).json()).toMatchObject({ id: answers[0].id });
    });

    it("gives the last places to as many as there are, of a hundred who want them, sent to two processes", {
      tags: ["thorough"],
    }, async () => {
      const second =
        opened.home.kind === "server"
          ? await startTestApp(
              { TRUST_PROXY: "1", DEMO_CONTENT: "off" },
              { database: await openDatabase({ databaseUrl: opened.home.url, dataDir: "" }) },
            )
          : null;
      try {
        const { start, free } = await freshSlot();
        const wishes = Array.from({ length: 100 }, async (_, at) => {
          const email = `visitor-${at}-${randomUUID()}@example.com`;
          for (;;) {
            const answer = await book(demoForm(start, { email }), second && at % 2 ? second : test);
            // On a busy machine the database has no connection to spare for the last of so many at once.
            if (answer.status !== 503) return answer;
          }
        });
        const answers = await Promise.all(wishes);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(free);
        const refused = answers.filter(({ status }) => status !== 200);
        expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
        expect(await refused[0]?.json()).toMatchObject({
          code: "conflict",
          fields: { start: expect.stringContaining("filled up") },
        });
        expect((await kept()).filter(({ startsAt }) => startsAt.toISOString() === start)).toHaveLength(free);
        expect((await slots()).find((one) => one.start === start)?.free).toBe(0);
      } finally {
        await second?.stop();
      }
      await expectPlacesCounted(opened.database);
    });

    it.each([
      ["no course", { courseId: undefined }, "courseId"],
      ["an unknown course", { courseId: "astrology" }, "courseId"],
      ["no time", { start: undefined }, "start"],
      ["a time that is no time", { start: "tomorrow at ten" }, "start"],
      ["a time in another zone's notation", { start: "2099-01-01T10:00:00+05:00" }, "start"],
      ["a blank name", { name: "  " }, "name"],
      ["a name of 201 characters", { name: "a".repeat(201) }, "name"],
      ["a header smuggled into the name", { name: "Ayesha\r\nBcc: all@example.com" }, "name"],
      ["a wrong e-mail address", { email: "ayesha at example" }, "email"],
      ["a missing phone number", { phone: "" }, "phone"],
      ["letters for a phone number", { phone: "call me" }, "phone"],
      ["a phone number that cannot exist", { phone: "+92 300 12" }, "phone"],
      ["a name that is no text", { name: { $ne: 1 } }, "name"],
      ["a key that is none", { key: "1" }, "key"],
    ])("refuses %s and says where (specification §5)", async (_what, changes, field) => {
      const before = (await kept()).length;
      const { start } = await freshSlot();
      const response = await book(demoForm(start, changes));
      const body = await response.json();
      expect(response.status).toBe(422);
      expect(Object.keys(body.fields)).toEqual([field]);
      expect(body).toMatchObject({ code: "invalid", message: body.error });
      expect(await kept()).toHaveLength(before);
    });

    it("answers 409 to a class that has passed or is too soon, 422 to a time without a class", async () => {
      const soon = new Date(Date.now() + minute).toISOString();
      for (const start of ["2026-01-05T05:00:00.000Z", soon]) {
        const response = await book(demoForm(start));
        expect(response.status).toBe(409);
        expect(await response.json()).toMatchObject({ code: "conflict", fields: { start: expect.any(String) } });
      }
      const { start } = await freshSlot();
      const between = new Date(Date.parse(start) + minute).toISOString();
      for (const none of [between, "2199-01-05T05:00:00Z"]) {
        const response = await book(demoForm(none));
        expect(response.status).toBe(422);
        expect(await response.json()).toMatchObject({ fields: { start: expect.stringContaining("no class") } });
      }
    });

    it("reads a number without a country code as one of the company's country, and an unknown zone as its zone", async () => {
      const { start } = await freshSlot();
      const { id } = await (
        await book(someDemoForm(start, { phone: "0300-7654321", timeZone: "Mars/Olympus" }))
      ).json();
      const booking = (await kept()).find((one) => one.id === id);
      expect(booking).toMatchObject({ phone: "+923007654321", timeZone: "Asia/Karachi" });
    });

    it("reads a number without a country code as one of the chosen zone's country", async () => {
      const { start } = await freshSlot();
      const { id } = await (
        await book(someDemoForm(start, { phone: "(212) 555-0143", timeZone: "America/New_York" }))
      ).json();
      const booking = (await kept()).find((one) => one.id === id);
      expect(booking).toMatchObject({ phone: "+12125550143" });
    });

    it("keeps what a program has probably sent, marked for staff, and writes to nobody", async () => {
      const { start } = await freshSlot();
      const email = `${randomUUID()}@example.com`;
      const response = await book(demoForm(start, { email, leftEmpty: "https://spam.example" }));
      expect(response.status).toBe(200);
      const { id } = demoBookingAnswer.parse(await response.json());
      expect((await kept()).map((one) => one.id)).toContain(id);
      const { rows } = await opened.database.execute(sql`select is_suspect from leads where about = ${id}`);
      expect(rows).toEqual([{ is_suspect: true }]);
      const { rows: mails } = await opened.database.execute(sql`
        select 1 from pgboss.job where data->>'about' like ${`${id}%`}`);
      expect(mails).toEqual([]);
    });

    it("knows no classes of an unknown course", async () => {
      expect((await test.ask("/api/demo/slots?course=astrology")).status).toBe(404);
      expect((await test.ask("/api/demo/slots")).status).toBe(422);
      expect((await test.ask("/api/demo/bookings/1/calendar.ics?key=a")).status).toBe(404);
    });

    it("refuses what another site's page sends, and the twenty-first booking in ten minutes", async () => {
      const { start } = await freshSlot();
      const foreign = await test.post("/api/demo/bookings", demoForm(start), { Origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
      const form = someDemoForm(start);
      const send = async () => await test.post("/api/demo/bookings", form, { "X-Forwarded-For": "192.0.2.9" });
      for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(429);
    });
  },
);
