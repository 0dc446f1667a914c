import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findInquiries } from "#domains/leads/server/inquiry-queries.ts";
import { createInquiryWriter } from "#domains/leads/server/submit-inquiry.ts";
import { inquiries } from "#domains/leads/server/tables.ts";
import { type OpenDatabase, openDatabase } from "#server/db/client.ts";
import { isOutage } from "#server/db/outage.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm, formData } from "../support/contact-form.ts";
import { createServerDatabase } from "../support/databases.ts";
import { someAddress } from "../support/orders.ts";
import { type PostgresProxy, startPostgresProxy } from "../support/postgres-proxy.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

let direct: OpenDatabase;
let proxy: PostgresProxy;
let smtp: SmtpPeer;
let test: TestApp;

beforeAll(async () => {
  const url = await createServerDatabase();
  [proxy, smtp, direct] = await Promise.all([
    startPostgresProxy(url),
    startSmtpPeer(),
    openDatabase({ databaseUrl: url, dataDir: "" }),
  ]);
  test = await startTestApp({ DATABASE_URL: proxy.url, SMTP_URL: smtp.url, DEMO_CONTENT: "off" });
});
afterAll(async () => {
  await test.stop();
  await Promise.all([proxy.close(), smtp.close(), direct.close()]);
});

const send = async (email = `${randomUUID()}@example.com`) => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(contactForm({ email }));
  return await test.ask("/api/send-email", { method: "POST", headers, body }, someAddress());
};

it("acknowledges an inquiry whose commit succeeded though its answer was lost: kept once, each mail once", async () => {
  await send();
  const email = `${randomUUID()}@example.com`;
  proxy.mode = "loses the next commit's answer";
  const answer = await send(email);
  expect([answer.status, proxy.mode]).toEqual([200, "open"]);
  const { id } = await answer.json();
  expect(await findInquiries(direct.database, [id])).toHaveLength(1);
  const kept = (await direct.database.select().from(inquiries)).filter((one) => one.email === email);
  expect(kept).toHaveLength(1);
  const about = () => smtp.received.filter(({ to, parsed }) => to.includes(email) || parsed.text?.includes(email));
  await until(() => about().length >= 2);
  // A mail queued a second time would come with the next one's.
  await send();
  await until(() => smtp.received.length >= 6);
  expect(about()).toHaveLength(2);
});

it("refuses all fifty who wait for a database that takes every query and answers none, not one after another", {
  tags: ["thorough"],
}, async () => {
  const through = await openDatabase({ databaseUrl: proxy.url, dataDir: "" });
  const { write } = createInquiryWriter({ database: through.database, emailQueue: { enqueue: async () => {} } });
  const form = { ...formData, service: null };
  const inquiry = () => ({ ...form, id: randomUUID() });
  await write(inquiry());
  proxy.mode = "silent";
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => write(inquiry())));
  proxy.mode = "open";
  expect(outcomes.filter((one) => one.status === "rejected" && isOutage(one.reason))).toHaveLength(50);
  await write(inquiry());
  await through.close();
});

it("sends mails again once a database that took every query answers again, and stops in time", {
  tags: ["thorough"],
  timeout: 60_000,
}, async () => {
  proxy.mode = "silent";
  expect((await send()).status).toBe(503);
  // Longer than a query of the job queue may take.
  await sleep(18_000);
  proxy.mode = "open";
  const before = smtp.received.length;
  await until(async () => (await send()).status === 200);
  await until(() => smtp.received.length >= before + 2);
});
