import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWaysForm, settingsOfWays, waysFormOf, wrongWays } from "#domains/institute/rules/ways-form.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const way = { kind: "bank" as const, title: "Bank", note: "", currencies: [], hasQr: false, isOn: true };
const iban = "PK36 SCBL 0000 0011 2345 6702";
const settings = {
  ways: [
    { ...way, details: [{ label: "IBAN", value: iban }] },
    { ...way, kind: "wallet" as const, title: "Easypaisa", details: [{ label: "Account", value: "0300 1234567" }] },
    { ...way, kind: "cash" as const, title: "Cash", note: "At the desk.", details: [], currencies: ["PKR" as const] },
  ],
};

describe.each(databases)("ways to pay on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;
  const { member } = startOffice(() => test);

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = { SMTP_URL: smtp.url, SITE_URL: "https://darsgah.example", DEMO_CONTENT: "off" };
    test = await startTestApp(environment, { database: opened });
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const payment = () => test.app.services.site().content.payment;

  it("an owner changes them: every owner is told, and the audit keeps the last four alone", async () => {
    const [sana, hamza] = [await member("owner"), await member("owner", [], "Hamza Rafiq")];
    // What an earlier release stored in the company's facts goes.
    expect(payment().ways).toBeNull();
    await sana.verbs.setWaysToPay(settings);
    expect(payment().transfers.map(({ title, currencies }) => [title, currencies])).toEqual([
      ["Bank", null],
      ["Easypaisa", null],
      ["Cash", ["PKR"]],
    ]);
    for (const { email } of [sana, hamza]) {
      const mail = await until(() =>
        smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject === "The ways to pay were changed"),
      );
      expect(mail.parsed.text).toContain("Bank …6702, Easypaisa …4567, Cash");
      expect(mail.parsed.text).not.toMatch(/SCBL|0300/);
    }
    const { rows } = await opened.database.execute(
      sql`select verb, actor_id, details::text from audit_entries where verb = 'setWaysToPay'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ verb: "setWaysToPay", actor_id: sana.user.id });
    expect(String(rows[0]?.details)).toContain("…6702");
    expect(String(rows[0]?.details)).not.toMatch(/SCBL|0300/);
  });

  it("only owners may, and nobody by way of the documents", async () => {
    const manager = await member("manager");
    await expect(manager.verbs.setWaysToPay(settings)).rejects.toMatchObject({ code: "forbidden" });
    const key = { kind: "settings", id: "payment", locale: "en" };
    const { version } = await manager.verbs.showDocument(key);
    await manager.verbs.saveDraft(key, { document: { ways: [] }, version });
    await expect(manager.verbs.publish({ only: [key] })).rejects.toMatchObject({ reason: "content.waysToPay" });
    await manager.verbs.discardDraft(key);
    const company = { kind: "company", id: "company", locale: "en" };
    const states = await manager.verbs.showDocument(company);
    const document = structuredClone(states.published) as { payment: { transfers: unknown[] } };
    document.payment.transfers = [{ id: "bank", title: "Mine", note: "x", details: [{ label: "IBAN", value: iban }] }];
    await manager.verbs.saveDraft(company, { document, version: states.version });
    await expect(manager.verbs.publish()).rejects.toMatchObject({ reason: "content.waysToPay" });
    await manager.verbs.discardDraft(company);
  });

  it("the form shows what is stored, reads what is typed, and says what is wrong at its field", () => {
    const form = waysFormOf(payment());
    expect(form.map(({ title, details }) => [title, details])).toEqual([
      ["Bank", `IBAN: ${iban}`],
      ["Easypaisa", "Account: 0300 1234567"],
      ["Cash", ""],
      ["", ""],
    ]);
    expect(settingsOfWays(form)).toEqual(settings);
    const sent = new FormData();
    sent.set("ways", "2");
    sent.set("ways.0.details", "IBAN: PK36 SCBL 0000 0011 2345 6703");
    sent.set("ways.1.title", "Cash");
    sent.set("ways.1.details", "At the desk");
    expect(wrongWays(readWaysForm(sent))).toEqual([
      ["ways.0.title", "untitled", ""],
      ["ways.0.details", "iban", "PK36 SCBL 0000 0011 2345 6703"],
      ["ways.1.details", "unlabelled", "At the desk"],
    ]);
    // By any name, and a code needs one.
    sent.set("ways.0.title", "Bank");
    sent.set("ways.0.details", "Account: PK36 SCBL 0000 0011 2345 6703");
    sent.set("ways.1.details", "IBAN: DE89 3704 0044 0532 0130 00");
    sent.set("ways.1.hasQr", "on");
    expect(wrongWays(readWaysForm(sent))).toEqual([
      ["ways.0.details", "iban", "PK36 SCBL 0000 0011 2345 6703"],
      ["ways.1.details", "noIban", ""],
    ]);
    sent.set("ways.1.details", `IBAN: ${iban}`);
    sent.set("ways.1.scheme", "30");
    sent.set("ways.1.consumerNumber", "1000012345");
    expect(settingsOfWays(readWaysForm(sent))).toMatchObject({
      ways: [{}, { hasQr: true, scheme: "30", consumerNumber: "1000012345" }],
    });
  });
});
