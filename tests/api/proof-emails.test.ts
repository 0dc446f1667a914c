import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder, type StudentOrder, someAddress } from "../support/orders.ts";
import { orderCost } from "../support/plan-cost.ts";
import { png, proofForm } from "../support/proofs.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

const provider = "desk@darsgah.example";

describe.each(databases)("the emails about a proof on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    test = await startTestApp({ SMTP_URL: smtp.url, MAIL_TO: provider }, { database: opened });
  });
  afterEach(() => {
    smtp.received.length = 0;
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const { member } = startOffice(() => test);
  const mailsAbout = ({ reference }: StudentOrder) =>
    smtp.received.filter((mail) => mail.to.includes(provider) && mail.parsed.text?.includes(`Order: ${reference}`));
  const send = async ({ reference, key }: StudentOrder, body: FormData) => {
    const path = `/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`;
    return await test.ask(path, { method: "POST", body }, someAddress());
  };

  /** An order whose first email is queued once more, waiting or in the hands of a worker; and its way on. */
  const queueFirstEmail = async (state: "created" | "active") => {
    const order = await openOrder(test);
    const id = (await findOrder(opened.database, order.reference))?.id;
    const own = () => smtp.received.filter(({ to }) => to.includes(order.email));
    await until(() => own().length === 1);
    smtp.received.length = 0;
    const data = JSON.stringify({ email: "order-opened", about: id });
    const isIt = sql`state in ('created', 'active') and data->>'email' = 'order-opened' and data->>'about' = ${id}`;
    await opened.database.execute(sql`
      insert into pgboss.job (name, data, state, start_after, policy)
      select name, ${data}::jsonb, ${state}, now() + interval '1 hour', policy from pgboss.queue where name = 'send-mail'`);
    const letGo = async () => {
      await opened.database.execute(sql`update pgboss.job set state = 'created', start_after = now() where ${isIt}`);
      await until(
        async () => (await opened.database.execute(sql`select from pgboss.job where ${isIt}`)).rows.length === 0,
      );
    };
    return { order, own, letGo };
  };

  it("are three to an address that nobody has proved, however many pictures are sent with the form's key", async () => {
    const order = await openOrder(test);
    const own = () => smtp.received.filter(({ to }) => to.includes(order.email));
    await until(() => own().length === 1);
    for (let at = 0; at < 5; at += 1)
      expect((await send(order, proofForm(png(`one after another, ${at}`)))).status).toBe(200);
    await until(async () => {
      const { rows } = await opened.database.execute(sql`
        select from pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')
          and data->>'email' = 'proof-taken'`);
      return rows.length === 0;
    });
    expect(own()).toHaveLength(3);
  });

  it("brings the student one email where the order's first one has not left: what came, what was asked, what is next", async () => {
    const { order, own, letGo } = await queueFirstEmail("created");
    await send(order, proofForm(png("before the first email")));
    await until(() => smtp.received.some(({ to }) => to.includes(provider)));
    await letGo();
    const [mail] = await until(() => own().length > 0 && own());
    expect(mail?.parsed.subject).toBe(`We have your receipt, order ${order.reference}`);
    for (const text of [orderCost.total, "one working day"]) expect(mail?.parsed.text).toContain(text);
    await send(order, proofForm(png("after it")));
    const sent = await until(() => own().length > 1 && own());
    expect(sent.map(({ parsed }) => parsed.text?.includes("arrived on"))).toEqual([false, true]);
  });

  it("tells the student once of a proof that came while the order's first email was being sent", async () => {
    const { order, own, letGo } = await queueFirstEmail("active");
    await send(order, proofForm(png("meanwhile")));
    await until(() => own().length === 1);
    await letGo();
    expect(own().map(({ parsed }) => parsed.text?.includes("arrived on"))).toEqual([true]);
  });

  it("keeps what its sender wrote beside it, and tells the staff loudly of a difference and of one number twice", async () => {
    const { verbs } = await member("support");
    const wrote = (picture: string, fields: Record<string, string>) => {
      const form = proofForm(png(`${picture} ${randomUUID()}`));
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return form;
    };
    const reviewed = async ({ reference }: StudentOrder) => (await verbs.findOrder(reference)).review.proofs;
    const [first, second, silent] = [await openOrder(test), await openOrder(test), await openOrder(test)];
    const refusals: [string, string][] = [
      ...["six thousand", "0", "-5", "PKR 100"].map((amount): [string, string] => ["amount", amount]),
      ...["2199-01-01", "2001-01-01", "yesterday"].map((on): [string, string] => ["paidOn", on]),
      ...["--", "1".repeat(61)].map((number): [string, string] => ["transaction", number]),
    ];
    for (const [field, value] of refusals) {
      const answer = await send(first, wrote("refused", { [field]: value }));
      const { fields } = (await answer.json()) as { fields: Record<string, string> };
      expect({ value, status: answer.status, fields: Object.keys(fields) }).toEqual({
        ...{ value, status: 422, fields: [field] },
      });
    }
    expect(await reviewed(first)).toEqual([]);
    const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10);
    const form = wrote("slip", { amount: "$1,50,000/-", paidOn: yesterday, transaction: "FT-2611 9981" });
    expect((await send(first, form)).status).toBe(200);
    const stated = { amount: "$150,000", paidOn: yesterday, transaction: "FT26119981", differs: true };
    expect(await reviewed(first)).toMatchObject([{ stated, numberAlsoAt: [] }]);
    // The same file once more: what is written beside it now counts.
    form.set("amount", orderCost.total);
    await send(first, form);
    expect(await reviewed(first)).toMatchObject([{ stated: { amount: orderCost.total, differs: false } }]);
    await send(second, wrote("other slip", { transaction: "ft26119981" }));
    await send(silent, wrote("silent", { amount: "", paidOn: "", transaction: "" }));
    const at = async (order: StudentOrder) =>
      (await reviewed(order)).map(({ numberAlsoAt, alsoAt }) =>
        [...numberAlsoAt, ...alsoAt].map((one) => one.reference),
      );
    expect([await at(second), await at(first), await at(silent)]).toEqual([
      [[first.reference]],
      [[second.reference]],
      [[]],
    ]);
    expect(await reviewed(silent)).toMatchObject([{ stated: null }]);
    const [mail] = await until(() => mailsAbout(second).length === 1 && mailsAbout(second));
    expect(mail?.parsed.subject).toContain("Please look");
    expect(mail?.parsed.text).toContain(`/admin/payments/${first.reference}`);
  });
});
