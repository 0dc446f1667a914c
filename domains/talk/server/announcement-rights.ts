import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { Caller } from "#server/verb.ts";
import { type Announcement, findAnnouncement } from "./announcement-queries.ts";

/** An announcement that a member may act on, locked: teachers only on their own. Throws `not_found`. */
export async function requireOwn(
  transaction: Database,
  who: Pick<Caller, "role"> & Actor,
  batchIds: string[],
  id: string,
): Promise<Announcement> {
  const found = isUuid(id) ? await findAnnouncement(transaction, id, "lock") : undefined;
  const isTheirs = found && mayRead(found, who, batchIds) && (who.role !== "teacher" || found.authorId === who.id);
  if (!isTheirs) throw unknownAnnouncement();
  return found;
}

/** Whether a member may read an announcement: a teacher those to her batches, but not who owes or was chosen by others. */
export function mayRead(
  { batchIds: to, group, authorId }: Announcement,
  { role, id }: Pick<Caller, "role"> & Actor,
  batchIds: string[],
): boolean {
  if (batchIds.length > 0 && !to.some((one) => batchIds.includes(one))) return false;
  return role !== "teacher" || authorId === id || (group !== "owing" && group !== "people");
}

/** The refusal of an announcement that does not exist, or not for this member. */
export const unknownAnnouncement = () => new AppError("not_found", "announcement.unknown");
