import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import {
  type Announcement,
  findAnnouncement,
  findDue,
  reachNext,
  reachNextChosen,
  remindNext,
  updateAnnouncement,
} from "./announcement-queries.ts";
import { peopleOf } from "./audience.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
}

/** Interval between looks for announcements whose time has come, in milliseconds. */
const interval = 2_000;

/** The number of people reached in one transaction: no one waits longer than that takes. */
const slice = 200;

/**
 * Puts every announcement whose time has come on the pages of its people and queues their emails, a slice in each
 * transaction: each person is reached once, however often the program is killed meanwhile. Then reminds those who have
 * not seen one, where staff asked for it.
 */
async function spreadAnnouncements(deps: Deps, now: Date): Promise<void> {
  for (const id of await findDue(deps.database, now)) {
    let hasMore = true;
    while (hasMore) hasMore = await spreadSlice(deps, id, now);
  }
}

/** Reaches or reminds the next people, and queues their emails; false once there are none left. */
async function spreadSlice({ database, emailQueue }: Deps, id: string, now: Date): Promise<boolean> {
  return await database.transaction(async (transaction) => {
    const found = await findAnnouncement(transaction, id, "lock");
    if (!found || found.takenBackAt) return false;
    const { rows, suffix } =
      found.spreadAt === null
        ? { rows: await reachSlice(transaction, found, now), suffix: "" }
        : { rows: await remindSlice(transaction, found, now), suffix: `.${found.remindsAt?.getTime()}` };
    const told = found.byEmail || suffix !== "" ? rows.filter(({ hasEmail }) => hasEmail) : [];
    const requests = told.map((row) => ({ email: "announcement" as const, about: `${row.id}${suffix}` }));
    if (requests.length > 0) await emailQueue.enqueue(transaction, requests);
    return rows.length === slice;
  });
}

type Rows = { id: string; hasEmail: boolean }[];

async function reachSlice(transaction: Database, announcement: Announcement, now: Date): Promise<Rows> {
  const { id, group, startsAt } = announcement;
  if (startsAt > now) return [];
  const next = { id, at: now, limit: slice };
  const to = { ...announcement, personIds: [] };
  const reached =
    group === "people"
      ? await reachNextChosen(transaction, next)
      : await reachNext(transaction, { ...next, among: await peopleOf(transaction, to, now) });
  if (reached.length < slice) await updateAnnouncement(transaction, id, { spreadAt: now });
  return reached;
}

async function remindSlice(transaction: Database, { id, remindsAt }: Announcement, now: Date): Promise<Rows> {
  if (!remindsAt || remindsAt > now) return [];
  const reminded = await remindNext(transaction, { id, at: remindsAt, limit: slice });
  if (reminded.length < slice) await updateAnnouncement(transaction, id, { remindsAt: null });
  return reminded;
}

/** Repeats this until the returned function is called. */
export function spreadAnnouncementsRegularly({ log, ...deps }: Deps & { log: Log }): () => void {
  const spread = () => spreadAnnouncements(deps, new Date());
  return repeat(spread, { every: interval, log, failed: "announcements could not be spread" });
}
