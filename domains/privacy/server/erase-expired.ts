import type { PgBoss } from "pg-boss";
import { photoKey } from "#domains/content/server/photos.ts";
import { proofKey } from "#domains/money/server/proof.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { prepareQueue } from "#server/jobs/queue.ts";
import type { OutboxFiles } from "#server/mail/port.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { day } from "#shared/durations.ts";
import { retention, type Term } from "#shared/retention.ts";
import { findExpired } from "./expired.ts";
import type { FindExpired } from "./expiring.ts";

export interface RetentionDeps {
  database: Database;
  fileRemovals: FileRemovals;
  outboxFiles: OutboxFiles;
}

type Kind = keyof typeof findExpired;

/** The retention period of each kind. Orders go before their requests, records before leads, and people last. */
const terms: Record<Kind, Term> = {
  unpaidOrders: retention.unpaidOrders,
  paidOrders: retention.paidOrders,
  proofs: retention.proofs,
  cardCheckouts: retention.cardPayments,
  paymentEvents: retention.cardPayments,
  bankTexts: retention.bankTexts,
  enrolmentRequests: retention.enrolments,
  inquiries: retention.inquiries,
  incomingMessages: retention.inquiries,
  replies: retention.inquiries,
  demoBookings: retention.demoBookings,
  demoSlots: retention.demoBookings,
  enrolments: retention.places,
  withdrawnEnrolments: retention.withdrawnPlaces,
  leads: retention.handOvers,
  people: retention.people,
  sessions: retention.sessions,
  staffSessions: retention.sessions,
  staffInvitations: retention.staffInvitations,
  passwordResets: retention.passwordResets,
  answeredForms: retention.answeredForms,
  knownNetworks: retention.knownNetworks,
  announcements: retention.announcements,
  announcementFiles: retention.announcementFiles,
  assistantQuestions: retention.assistantQuestions,
  lectureUploads: retention.lectureUploads,
  unusedPhotos: retention.unusedPhotos,
  classMaterials: retention.classMaterials,
  handInFiles: retention.handInFiles,
  auditEntries: retention.auditEntries,
  auditSeals: retention.auditEntries,
};

/** The number of erased records of each kind; kinds without any are left out. */
export type Erased = Partial<Record<Kind | "emails", number>>;

/**
 * Erases or anonymises everything whose retention period is over at `now`, by the terms of `shared/retention.ts`. In
 * small steps: after an interruption, the next run continues.
 */
export async function eraseExpired(deps: RetentionDeps, now: Date): Promise<Erased> {
  const before = ({ days }: Term) => new Date(now.getTime() - days * day);
  const erased: Erased = {};
  for (const kind of Object.keys(terms) as Kind[]) {
    const count = await eraseAll(deps, findExpired[kind], before(terms[kind]));
    if (count > 0) erased[kind] = count;
  }
  const emails = await deps.outboxFiles.findBefore(before(retention.emails));
  await deps.outboxFiles.remove(emails);
  return emails.length > 0 ? { ...erased, emails: emails.length } : erased;
}

async function eraseAll({ database, fileRemovals }: RetentionDeps, find: FindExpired, before: Date): Promise<number> {
  let erased = 0;
  for await (const remove of find(database, before)) {
    erased += await database.transaction(async (transaction) => {
      const { count, proofs, photos = [], files = [] } = await remove(transaction);
      const keys = [...proofs.map(proofKey), ...photos.map(photoKey), ...files];
      if (keys.length > 0) await fileRemovals.place(transaction, { keys, emails: [] });
      return count;
    });
  }
  return erased;
}

const retentionQueue = "retention";

const retentionSettings = { retryLimit: 5, retryDelay: 300, retryBackoff: true, expireInSeconds: 3600, notify: true };

/** At night, when there are few visitors. A server that is off at night catches up in the morning. */
const daily = "17 3 * * *";

/** Erases expired records once a day, in one of the processes that share the database. */
export async function workRetention(
  boss: PgBoss,
  eraseExpired: (now: Date) => Promise<Erased>,
  { timeZone, log }: { timeZone: string; log: Log },
): Promise<void> {
  await prepareQueue(boss, retentionQueue, retentionSettings);
  await boss.work(retentionQueue, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 600 }, async () => {
    const erased = await eraseExpired(new Date());
    log.info({ erased }, "erased what is kept no longer");
  });
  await boss.schedule(retentionQueue, daily, null, { tz: timeZone, missed: "once" });
}
