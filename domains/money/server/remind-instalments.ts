import type { PgBoss } from "pg-boss";
import type { Site } from "#domains/content/rules/site.ts";
import { instalmentTerms } from "#domains/money/rules/instalments.ts";
import { graceOf, readFeeRules } from "#domains/money/server/desk/fee-rules.ts";
import { findInstalmentsAround, insertReminder } from "#domains/money/server/queries/ledger-queries.ts";
import { lockOrder, setRemindersEnded } from "#domains/money/server/queries/order-queries.ts";
import { findRenewing } from "#domains/money/server/queries/payment-queries.ts";
import { audit, visitor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { readStatements } from "./ledger.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  site: () => Site;
}

/** The reminders of an instalment, in their order. */
export const reminderKinds = ["before", "due", "after", "closed"] as const;

/** The age limit of the instalments searched, in milliseconds: students get the notice of closed lectures once. */
const lookBack = 60 * day;

/**
 * Queues the reminders of the later instalments of paid orders: three days before, on the day, three days after, and
 * when lectures close over it; a card that renews gets none. Each is sent once, however often this runs; after a missed
 * day the reminder that fits by then is sent.
 */
export async function remindOfInstalments({ database, emailQueue, site }: Deps, now: Date): Promise<void> {
  const { timeZone } = site().content.company.hours;
  const { remindBefore } = instalmentTerms;
  const grace = graceOf((await readFeeRules(database)).rules);
  const near = await findInstalmentsAround(database, {
    from: new Date(now.getTime() - (Number.isFinite(grace) ? grace : 0) - lookBack),
    to: new Date(now.getTime() + remindBefore + day),
  });
  const statements = await readStatements(
    database,
    near.map(({ order }) => order),
    now,
  );
  const renewing = new Set((await findRenewing(database, [...statements.keys()])).map(({ orderId }) => orderId));
  for (const { order, entry } of near) {
    const kind = reminderAt(entry.dueAt, now, { timeZone, grace });
    const instalments = statements.get(order.id)?.instalments ?? [];
    const together = instalments.filter(({ dueAt, leftMinor }) => leftMinor > 0 && +dueAt === +entry.dueAt);
    // One reminder tells of all that are due together: of the months of somebody who joined late.
    const isOpen = together[0]?.charge === entry.instalment;
    // A card that renews pays by itself; the provider reports a failure.
    if (!kind || !isOpen || (renewing.has(order.id) && kind !== "closed")) continue;
    await database.transaction(async (transaction) => {
      if (!(await insertReminder(transaction, { entryId: entry.id, kind, sentAt: now }))) return;
      await emailQueue.enqueue(transaction, [{ email: "instalment-reminder", about: `${entry.id} ${kind}` }]);
    });
  }
}

/** Ends the reminders of an order's instalments, or sends them again; students are still told when their lectures close. */
export async function switchReminders(
  { database }: Pick<Deps, "database">,
  reference: string,
  isOn: boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, reference);
    if (!order || (order.remindersEndedAt === null) === isOn) return;
    const at = new Date();
    await setRemindersEnded(transaction, order.id, isOn ? null : at);
    const act = { verb: "switchReminders", subject: "order", subjectId: order.id, details: { isOn } } as const;
    await audit(transaction, visitor, act, at);
  });
}

/** The reminder that fits a day, by the institute's calendar; null on the days between them. */
export function reminderAt(
  dueAt: Date,
  now: Date,
  { timeZone, grace = instalmentTerms.grace }: { timeZone: string; grace?: number },
): (typeof reminderKinds)[number] | null {
  const { remindBefore, remindAfter } = instalmentTerms;
  if (now.getTime() - dueAt.getTime() > grace) return "closed";
  const dayNumber = (moment: Date) => Date.parse(dayOf(moment, timeZone));
  const late = dayNumber(now) - dayNumber(dueAt);
  if (late === 0) return "due";
  if (late < 0) return -late <= remindBefore ? "before" : null;
  return late >= remindAfter ? "after" : null;
}

const reminders = "instalment-reminders";

const reminderSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, notify: true };

/** The time when students read their mail. A server that was off then catches up when it starts. */
const everyMorning = "0 9 * * *";

/** Queues the reminders of instalments every morning, in one of the processes that share the database. */
export async function workInstalmentReminders(
  boss: PgBoss,
  remind: (now: Date) => Promise<void>,
  timeZone: string,
): Promise<void> {
  await prepareQueue(boss, reminders, reminderSettings);
  await boss.work(reminders, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    await remind(new Date());
  });
  await boss.schedule(reminders, everyMorning, null, { tz: timeZone, missed: "once" });
}
