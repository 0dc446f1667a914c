import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { contendedDatabases } from "../../support/databases.ts";
import { demoCourse, demoForm, readSlots, someDemoForm } from "../../support/demo.ts";
import { expectPlacesCounted } from "../../support/demo-places.ts";
import { someAddress } from "../../support/orders.ts";

describe.each(contendedDatabases)("somebody who takes demo classes from others, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;

  beforeAll(async () => {
    opened = await open();
    test = await startTestApp({ TRUST_PROXY: "1" }, { database: opened });
  });
  afterAll(async () => await test.stop());

  const starts = async (course = demoCourse) =>
    (await readSlots(test.ask(`/api/demo/slots?course=${course}`)))
      .filter(({ free }) => free > 3)
      .map((one) => one.start);
  const book = async (form: unknown, address = someAddress()) => {
    const response = await test.post("/api/demo/bookings", form, { "X-Forwarded-For": address });
    return { status: response.status, body: await response.json() };
  };

  it("has one class of a course to come, however the address is written and how many ask at once", async () => {
    const wanted = (await starts()).slice(0, 10);
    const emails = ["taker@example.com", "Taker@Example.com", "taker+1@example.com", "taker+2@example.com"];
    const answers = await Promise.all(
      wanted.map((start, at) => book(demoForm(start, { email: emails[at % emails.length] }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(refused[0]?.body.fields.email).toContain("has a free class in this course already");
    expect(refused[0]?.body.fields.email).not.toMatch(/\d/);
    const elsewhere = await starts("cyber-security-ceh");
    const other = demoForm(elsewhere[0] ?? "", { email: "taker@example.com", courseId: "cyber-security-ceh" });
    expect((await book(other)).status).toBe(200);
    await expectPlacesCounted(opened.database);
  });

  it("takes five classes a day from one address, three places of one, and is told so in words", async () => {
    const address = someAddress();
    const [first = "", ...others] = await starts();
    const same = [];
    for (let at = 0; at < 5; at += 1) same.push(await book(someDemoForm(first), address));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(same.at(-1)?.body.message).toContain("choose another time");
    const before = (await opened.database.select().from(demoBookings)).length;
    const more = [];
    for (const start of others.slice(0, 5)) more.push(await book(someDemoForm(start), address));
    expect(more.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429]);
    expect(more.at(-1)?.body.message).toContain("write to us");
    expect(await opened.database.select().from(demoBookings)).toHaveLength(before + 2);
    expect((await book(someDemoForm(first))).status).toBe(200);
  });
});
