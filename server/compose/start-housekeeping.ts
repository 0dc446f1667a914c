import { join } from "node:path";
import { linkPeopleOfEarlierRelease } from "#domains/accounts/server/account-people.ts";
import { queueLeadsDigest, workLeadsDigest } from "#domains/leads/server/digest.ts";
import { finishUpload } from "#domains/lectures/server/finish-upload.ts";
import { workLectureImports } from "#domains/lectures/server/lecture-jobs.ts";
import { closeCheckoutsRegularly } from "#domains/money/server/cards/close-checkouts.ts";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { chargeLateFees } from "#domains/money/server/desk/late-fees.ts";
import { remindOfInstalments, workInstalmentReminders } from "#domains/money/server/remind-instalments.ts";
import { tellOfExpiryRegularly } from "#domains/money/server/tell-of-expiry.ts";
import { countFinishedDays, workFigures } from "#domains/overview/server/figure-days.ts";
import { queueMorningEmails, workMorningEmails } from "#domains/portal/server/morning-emails.ts";
import { eraseExpired, workRetention } from "#domains/privacy/server/erase-expired.ts";
import { closeAttemptsRegularly } from "#domains/quizzes/server/grade-attempts.ts";
import { releaseHoldsRegularly } from "#domains/seats/server/release-holds.ts";
import { sealAuditRegularly } from "#domains/staff/server/audit-seals.ts";
import { spreadAnnouncementsRegularly } from "#domains/talk/server/spread-announcements.ts";
import type { Backups } from "#server/archive/backups.ts";
import { workBackups } from "#server/archive/nightly-backups.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { Config } from "#server/config/env.ts";
import type { DatabaseHome } from "#server/db/client.ts";
import { createDiskSpaceWatch } from "#server/db/disk-space-watch.ts";
import { vacuumRegularly } from "#server/db/vacuum-embedded.ts";
import { deleteExpiredRegularly } from "#server/limits/database.ts";
import { createOutboxFiles } from "#server/mail/outbox-files.ts";
import { workFileRemovals } from "#server/storage/erasure-jobs.ts";
import { removeFiles } from "#server/storage/file-removals.ts";

type Deps = Foundation & { provider: PaymentProvider; backups: Backups };

/**
 * Starts the jobs that keep the database small and erase expired data: files after their records, and once a day
 * everything past its time. Closes checkouts where an order could be paid twice. Notifies the staff every morning of
 * leads that wait, and students of instalments and of their day; tells
 * students of orders that expire. Computes the figures of past days. Seals the audit.
 * Watches the disk of an embedded database.
 */
export async function startHousekeeping({ dataDir, backups }: Config, foundation: Deps, home: DatabaseHome) {
  const { database, storage, fileRemovals, site, boss, log, secret } = foundation;
  const isEmbedded = home.kind === "embedded";
  const { emailQueue, contentChanges } = foundation;
  const stops = [
    deleteExpiredRegularly(database, log),
    isEmbedded ? vacuumRegularly(home.pglite, log) : () => {},
    closeCheckoutsRegularly(foundation),
    sealAuditRegularly({ database, secret, log }),
    closeAttemptsRegularly({ database, log }),
    tellOfExpiryRegularly(foundation),
    spreadAnnouncementsRegularly({ database, emailQueue: foundation.emailQueue, log }),
    releaseHoldsRegularly({ ...foundation, announce: contentChanges.announce, log }),
  ];
  const outboxFiles = createOutboxFiles(join(dataDir, "outbox"));
  await workFileRemovals(boss, (gone) => removeFiles({ storage, outboxFiles }, gone));
  const importDeps = { ...foundation, announce: contentChanges.announce, clock: () => new Date() };
  await workLectureImports(boss, (uploadId) => finishUpload(importDeps, uploadId));
  const { timeZone } = site().content.company.hours;
  await workFigures(boss, (now) => countFinishedDays({ database, site }, now), timeZone);
  // Now for stopped processes of the earlier release, and at night for those that still ran.
  await linkPeopleOfEarlierRelease(database);
  const clean = async (now: Date) => {
    await linkPeopleOfEarlierRelease(database);
    return await eraseExpired({ database, fileRemovals, outboxFiles }, now);
  };
  await workRetention(boss, clean, { timeZone, log });
  if (backups.nightly) await workBackups(boss, foundation.backups, { timeZone, log });
  await workLeadsDigest(boss, (now) => queueLeadsDigest({ database, site, emailQueue }, now), timeZone);
  const remind = async (now: Date) => {
    await chargeLateFees({ database, site }, now);
    await remindOfInstalments({ database, site, emailQueue }, now);
  };
  await workInstalmentReminders(boss, remind, timeZone);
  await workMorningEmails(boss, (now) => queueMorningEmails({ database, site, emailQueue }, now), timeZone);
  return {
    outboxFiles,
    hasDiskSpace: isEmbedded ? createDiskSpaceWatch(dataDir) : async () => true,
    stop() {
      for (const stop of stops) stop();
    },
  };
}
