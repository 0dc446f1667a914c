import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { findOrder } from "#domains/money/server/queries/order-queries.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
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
});
