import type { PgBoss } from "pg-boss";
import { Temporal } from "temporal-polyfill";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import { hasEmailAbout } from "#server/jobs/pending.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { EmailQueue, LeadEmailKind } from "#server/mail/email-queue.ts";
import type { EmailMessage, EmailWriter } from "#server/mail/email-writer.ts";
import type { Written } from "#server/mail/parts.tsx";
import type { Mailbox } from "#server/mail/port.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type * as templates from "./emails.tsx";
import { countLeadsDue, findOverdueLeads } from "./queries.ts";

/** Leads named in the email; it counts the others. */
const named = 20;

interface Deps {
  database: Database;
  site: () => Site;
}

/** Queues the day's email about overdue leads, unless there are none or it is queued already. */
export async function queueLeadsDigest(
  { database, site, emailQueue }: Deps & { emailQueue: EmailQueue },
  now: Date,
): Promise<void> {
  const about = dayOf(now, site().content.company.hours.timeZone);
  await database.transaction(async (transaction) => {
    if ((await countLeadsDue(transaction, { to: now })) === 0) return;
    // A job that is repeated after its commit finds its own email.
    if (await hasEmailAbout(transaction, "leads-digest", about)) return;
    await emailQueue.enqueue(transaction, [{ email: "leads-digest", about }]);
  });
}

interface WriterDeps extends Deps {
  emails: Written<typeof templates>;
  /** The staff's inbox. */
  staff: () => Mailbox;
  clock: () => Date;
}

/** The writer of the email about overdue leads: as they are when it is sent, and none if all were answered by then. */
export function writeLeadEmails(deps: WriterDeps): Record<LeadEmailKind, EmailWriter> {
  return {
    "leads-digest": async (days) => {
      const message = await writeDigest(deps);
      return new Map(message ? days.map((day) => [day, message]) : []);
    },
  };
}

async function writeDigest({ database, emails, site, staff, clock }: WriterDeps): Promise<EmailMessage | undefined> {
  const now = clock();
  const overdue = await countLeadsDue(database, { to: now });
  if (overdue === 0) return undefined;
  const found = await findOverdueLeads(database, now, named);
  const leads = found.map(({ lead: { source, createdAt: since }, person: { name, email } }) => {
    // With the address, so that an email that is stored as a file is found when the person is erased.
    return { name, email, source, since };
  });
  const to = endOfDay(now, site().content.company.hours.timeZone);
  const dueToday = await countLeadsDue(database, { from: now, to });
  return { ...emails.leadsDigest({ overdue, leads, dueToday }), to: staff(), endsOnRefusal: false };
}

function endOfDay(now: Date, timeZone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(here.add({ days: 1 }).startOfDay().epochMilliseconds);
}

const digest = "leads-digest";

const digestSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, notify: true };

/** Before the day's work begins. A program that is switched off then catches up when it starts. */
const everyMorning = "30 8 * * *";

/** Queues the email about overdue leads every morning, in one of the processes that share the database. */
export async function workLeadsDigest(
  boss: PgBoss,
  queueDigest: (now: Date) => Promise<void>,
  timeZone: string,
): Promise<void> {
  await prepareQueue(boss, digest, digestSettings);
  await boss.work(digest, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await queueDigest(new Date());
  });
  await boss.schedule(digest, everyMorning, null, { tz: timeZone, missed: "once" });
}
