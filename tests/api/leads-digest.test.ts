import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queueLeadsDigest } from "#domains/leads/server/digest.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createEmailQueue } from "#server/jobs/mail-jobs.ts";
import { type JobQueue, startJobQueue } from "#server/jobs/queue.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day } from "#shared/durations.ts";
import { contactForm } from "../support/contact-form.ts";
import { databases } from "../support/databases.ts";
import { someAddress } from "../support/orders.ts";
import { outboxFiles } from "../support/outbox-mails.ts";
import { type Staff, startStaff } from "../support/staff.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the email about leads in the morning, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  let queue: JobQueue;
  let emailQueue: EmailQueue;

  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
    queue = await startJobQueue(opened.home, staff.test.app.log);
    emailQueue = await createEmailQueue(queue.boss);
    for (const email of ["one@example.com", "two@example.com", "three@example.com"]) {
      const body = JSON.stringify(contactForm({ email, lastName: email.split("@")[0] ?? "" }));
      const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
      expect((await staff.test.ask("/api/send-email", init, someAddress())).status).toBe(200);
    }
  }, 60_000);
  afterAll(async () => {
    await queue.stop();
    await staff.test.stop();
  });

  const morning = (now = new Date()) =>
    queueLeadsDigest({ database: opened.database, site: staff.test.app.services.site, emailQueue }, now);
  const digests = () => {
    // Long lines are folded (RFC 2045, quoted-printable).
    const unfolded = outboxFiles(staff.test.dataDir).map((mail) => mail.replaceAll(/=\r?\n/g, ""));
    return unfolded.filter((mail) => /^Subject: .* overdue/m.test(mail));
  };
  /** Number of such emails queued, and number of them done. */
  const queued = async () => {
    const { rows } = await opened.database.execute(sql`
      select count(*)::int as all, count(*) filter (where state in ('completed', 'failed', 'cancelled'))::int as done
      from pgboss.job where name = 'send-mail' and data->>'email' = 'leads-digest'`);
    return rows[0];
  };

  it("is not sent while every answer is in time", async () => {
    await morning();
    expect(await queued()).toEqual({ all: 0, done: 0 });
  });

  it("names who waits too long and counts the others of the day, once a day however often the job runs", async () => {
    await opened.database.execute(sql`
      update leads set due_at = now() - interval '1 minute', created_at = '2026-03-02T09:30:00Z'
      where person_id = (select id from people where email = 'two@example.com')`);
    await opened.database.execute(sql`
      update leads set due_at = now() where person_id = (select id from people where email = 'three@example.com')`);
    await Promise.all([morning(), morning()]);
    await morning();
    await until(() => digests().length === 1, 20_000);
    expect((await queued())?.all).toBe(1);
    const [mail = ""] = digests();
    expect(mail).toMatch(/^Subject: 2 answers are overdue/m);
    expect(mail).toMatch(/Ayesha two<.*two@example\.com<\/a>\), since Monday 2 March 2026, 2:30=C2=A0PM/);
    expect(mail).toContain("Ayesha three");
    expect(mail).not.toContain("Ayesha one");
    // An erasure finds it by the address: two other emails are about the same person.
    const about = async () => (await staff.ask("POST", "/people/export", { email: "two@example.com" })).body;
    await until(async () => (await about()).emails.files.length === 3, 20_000);
  });

  it("is not sent when everybody was answered before it is written", { tags: ["thorough"] }, async () => {
    const { body } = await staff.call("listLeads", { limit: 50 }, { state: "new" });
    await opened.database.execute(sql`update leads set due_at = now() - interval '1 day'`);
    await opened.database.transaction(async (transaction) => {
      await emailQueue.enqueue(
        transaction,
        [{ email: "leads-digest", about: "2026-01-01" }],
        new Date(Date.now() + 3_000),
      );
    });
    for (const { id } of body.entries) await staff.call("settleLead", id, { state: "answered" });
    await until(async () => (await queued())?.done === 2, 20_000);
    expect(digests()).toHaveLength(1);
    await morning(new Date(Date.now() + day));
    expect((await queued())?.all).toBe(2);
  });

  it("is planned for half past eight where the company is", async () => {
    const { rows } = await opened.database.execute(
      sql`select cron, timezone, options->>'missed' as missed from pgboss.schedule where name = 'leads-digest'`,
    );
    expect(rows).toEqual([{ cron: "30 8 * * *", timezone: "Asia/Karachi", missed: "once" }]);
  });
});
