// @module-tag thorough
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { insertInquiries } from "#domains/leads/server/inquiry-queries.ts";
import { startTestApp } from "../support/app.ts";
import { formData } from "../support/contact-form.ts";
import { postgres } from "../support/databases.ts";
import { startSmtpPeer } from "../support/smtp.ts";
import { until } from "../support/until.ts";

/** The deadline of `mail-jobs`, in milliseconds, plus a margin for a busy machine. */
const within = 45_000 + 5_000;

it("sends a mail whose job was handed out in a fetch that nobody heard of, as in an outage, within 45 s", async () => {
  const opened = await postgres.open();
  if (!opened) throw new Error("No server.");
  const smtp = await startSmtpPeer();
  const test = await startTestApp({ SMTP_URL: smtp.url, DEMO_CONTENT: "off" }, { database: opened });
  try {
    const id = randomUUID();
    await insertInquiries(opened.database, [{ ...formData, id, email: "stranded@example.com" }]);
    const data = JSON.stringify({ email: "inquiry-acknowledgement", about: id });
    await opened.database.execute(sql`
      insert into pgboss.job (id, name, data, state, started_on, heartbeat_on, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, heartbeat_seconds, policy)
      select gen_random_uuid(), name, ${data}::jsonb, 'active', now(), now(), retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, heartbeat_seconds, policy
      from pgboss.queue where name = 'send-mail'`);
    await until(() => smtp.received.length > 0, within);
    expect(smtp.received.map(({ to }) => to)).toEqual([["stranded@example.com"]]);
  } finally {
    await test.stop();
    await smtp.close();
  }
}, 90_000);
