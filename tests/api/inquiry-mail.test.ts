import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { company } from "../support/demo-content.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

describe.each(databases)("mail about an inquiry over SMTP, jobs on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let test: TestApp;

  beforeAll(async () => {
    [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const environment = {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Darsgah <office@darsgah.example>",
      MAIL_TO: "desk@darsgah.example",
    };
    test = await startTestApp(environment, { database: opened });
  });
  afterEach(() => {
    smtp.received.length = 0;
    smtp.refuseWith = null;
  });
  afterAll(async () => {
    await test.stop();
    await smtp.close();
  });

  const jobs = async (state: string) => {
    const found = await opened.database.execute(
      sql`select count(*)::int as count from pgboss.job where name = 'send-mail' and state::text = ${state}`,
    );
    return Number(found.rows[0]?.count);
  };
  /** Makes every failed mail's next try due now. */
  const hurry = async () => {
    await opened.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  };
  /** The address of the latest visitor: each has one of their own, so that no limit applies. */
  let email = "";
  const submit = async (changes = {}) => {
    email = `${randomUUID()}@example.com`;
    const response = await test.post("/api/send-email", contactForm({ email, ...changes }));
    expect(response.status).toBe(200);
    return (await response.json()).id;
  };

  it("brings the staff the inquiry, to be answered to the visitor, and the visitor an acknowledgement", async () => {
    const id = await submit();
    await until(() => smtp.received.length === 2);
    const staff = smtp.received.find(({ to }) => to.includes("desk@darsgah.example"));
    const visitor = smtp.received.find(({ to }) => to.includes(email));

    expect(staff?.from).toBe("office@darsgah.example");
    expect(staff?.parsed.subject).toBe("New inquiry from Ayesha Khan");
    expect(staff?.parsed.replyTo).toEqual([{ name: "Ayesha Khan", address: email }]);
    for (const kind of ["text", "html"] as const) {
      expect(staff?.parsed[kind]).toContain("Is there a weekend one?");
      expect(staff?.parsed[kind]).toContain(id);
      expect(visitor?.parsed[kind]).toContain("24 hours");
      expect(visitor?.parsed[kind]).toContain(company.name);
    }
    expect(visitor?.parsed.replyTo).toBeUndefined();
  });

  it("shows what a visitor wrote as text, never as markup", async () => {
    await submit({ firstName: '"><b>Ali</b>', message: "<script>alert(1)</script> & <b>bold</b>" });
    await until(() => smtp.received.length === 2);
    const html = smtp.received.map(({ parsed }) => parsed.html).join();
    expect(html).not.toMatch(/<script|<b>/);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;bold&lt;/b&gt;");
  });

  it("does not carry a stranger's advertisement to a third person", async () => {
    await submit({ firstName: "Win at www.casino.example", message: "https://casino.example" });
    await until(() => smtp.received.length === 2);
    const visitor = smtp.received.find(({ to }) => to.includes(email));
    expect(visitor?.parsed.text).not.toMatch(/casino/);
  });

  it("keeps a name in another script, and its commas, whole", async () => {
    await submit({ firstName: "عائشہ, بنت", lastName: "خان" });
    await until(() => smtp.received.length === 2);
    const staff = smtp.received.find(({ to }) => to.includes("desk@darsgah.example"));
    expect(staff?.parsed.replyTo).toEqual([{ name: "عائشہ, بنت خان", address: email }]);
  });

  it("takes an inquiry while the mail server is down and sends its mails once it is back, once", async () => {
    const port = Number(new URL(smtp.url).port);
    await smtp.close();
    const id = await submit();
    await until(async () => (await jobs("retry")) === 2);

    smtp = await startSmtpPeer(port);
    await until(async () => {
      await hurry();
      return smtp.received.length >= 2;
    }, 15_000);
    await until(async () => (await jobs("retry")) + (await jobs("active")) === 0);
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(2);
    expect(smtp.received.every(({ parsed }) => parsed.text?.includes(id))).toBe(true);
  });

  it("gives up on a visitor's address that does not exist, but not on the staff's", {
    tags: ["thorough"],
  }, async () => {
    smtp.refuseWith = 550;
    const failedBefore = await jobs("failed");
    await submit({ email: "nobody@example.com" });
    await until(async () => (await jobs("failed")) === failedBefore + 1 && (await jobs("retry")) === 1);
    const marks = async () =>
      (await opened.database.execute(sql`select email, refusal from people where refused_at is not null`)).rows;
    expect(await marks()).toEqual([{ email: "nobody@example.com", refusal: "550 Not taken." }]);
    smtp.refuseWith = null;
    await until(async () => {
      await hurry();
      return smtp.received.length === 1;
    }, 15_000);
    expect(smtp.received[0]?.to).toEqual(["desk@darsgah.example"]);
    await submit({ email: "nobody@example.com" });
    await until(async () => smtp.received.length === 3 && (await marks()).length === 0);
  });

  it("sends the other mails of a batch when one job cannot be read and one is of a newer release, which wait", async () => {
    const place = async (data: object) => {
      const found = await opened.database.execute<{ id: string }>(sql`
        insert into pgboss.job (id, name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, heartbeat_seconds, policy)
        select gen_random_uuid(), name, ${JSON.stringify(data)}::jsonb, retry_limit, retry_delay, retry_backoff, retry_delay_max, 300, 20, policy
        from pgboss.queue where name = 'send-mail' returning id`);
      return String(found.rows[0]?.id);
    };
    const odd = [await place({ email: "party-invitation", about: "1" }), await place({ wrong: "shape" })];
    await submit();
    await until(() => smtp.received.length === 2);
    const stateOf = async () => {
      const found = await opened.database.execute(
        sql`select state::text, output->>'reason' as reason from pgboss.job where id in ${odd} order by reason`,
      );
      return found.rows;
    };
    await until(async () => (await stateOf()).every(({ state }) => state === "retry"));
    expect(await stateOf()).toEqual([
      { state: "retry", reason: "unknown email party-invitation" },
      { state: "retry", reason: "unreadable job" },
    ]);
    await opened.database.execute(sql`delete from pgboss.job where id in ${odd}`);
  });

  it("sends no mail of a batch whose job was taken back while a slow mail server held up those before it", {
    tags: ["thorough"],
  }, async () => {
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    smtp.holds = first;
    await submit({ email: "slow@example.com" });
    await until(() => smtp.held === 2);
    for (let sent = 0; sent < 6; sent += 1) await submit({ email: `slow-${sent}@example.com` });
    smtp.holds = second;
    first.resolve();
    // Ten are begun at a time, as many as there are connections arrive; the others of the batch wait for them.
    await until(async () => smtp.held > 0 && (await jobs("active")) === 12);
    smtp.received.length = 0;
    await opened.database.execute(sql`
      update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
      where name = 'send-mail' and state = 'active'`);
    smtp.holds = null;
    second.resolve();
    await until(async () => (await jobs("retry")) < 12 && smtp.held === 0);
    await sleep(500);
    expect(smtp.received.length).toBeLessThanOrEqual(10);
    await until(async () => {
      await hurry();
      return smtp.received.length >= 12;
    });
    await sleep(500);
    expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(12);
    expect(smtp.received).toHaveLength(12);
  });

  it("tries for more than a day before it gives up", async () => {
    const found = await opened.database.execute(
      sql`select retry_limit, retry_delay, retry_delay_max, retry_backoff from pgboss.queue where name = 'send-mail'`,
    );
    const queue = found.rows[0];
    expect(queue).toMatchObject({ retry_backoff: true, retry_delay_max: 3600 });
    expect(Number(queue?.retry_limit) * 3600).toBeGreaterThan(24 * 3600);
  });
});
