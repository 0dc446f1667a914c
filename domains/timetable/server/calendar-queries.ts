import { eq, type SQL } from "drizzle-orm";
import { enrolments } from "#domains/seats/server/tables.ts";
import { staff } from "#domains/staff/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { calendarAddresses } from "./tables.ts";

/** The owner of a calendar: a student, or a member of staff. */
export type CalendarOwner = { personId: string } | { userId: string };

const isOf = (owner: CalendarOwner): SQL =>
  "userId" in owner ? eq(calendarAddresses.userId, owner.userId) : eq(calendarAddresses.personId, owner.personId);

/** The time since which an owner has an address; null if they have none. */
export async function findAddressOf(database: Database, owner: CalendarOwner): Promise<Date | null> {
  const [found] = await database.select().from(calendarAddresses).where(isOf(owner));
  return found?.createdAt ?? null;
}

/** Removes an owner's address; false if there is none. */
export async function removeAddress(transaction: Database, owner: CalendarOwner): Promise<boolean> {
  return (await transaction.delete(calendarAddresses).where(isOf(owner)).returning()).length > 0;
}

/** Gives an owner an address in place of the one before; of several at once the last one stays. */
export async function replaceAddress(
  transaction: Database,
  { token, owner, at }: { token: string; owner: CalendarOwner; at: Date },
): Promise<void> {
  const given = { token, createdAt: at };
  const target = "userId" in owner ? calendarAddresses.userId : calendarAddresses.personId;
  await transaction
    .insert(calendarAddresses)
    .values({ ...given, ...owner })
    .onConflictDoUpdate({ target, set: given });
}

/** What an address shows: the classes of a student, by person, or of a teacher. */
interface Subscription {
  batchIds: string[];
  teacher: { userId: string; name: string } | null;
  personId: string | null;
}

/** The batches whose classes an address shows, and its member of staff; null for an unknown address. */
export async function findSubscription(database: Database, token: string): Promise<Subscription | null> {
  const [found] = await database.select().from(calendarAddresses).where(eq(calendarAddresses.token, token));
  if (!found) return null;
  if (found.personId === null) {
    const [member] = await database
      .select({ batchIds: staff.batchIds, teacher: { userId: staff.userId, name: staff.name } })
      .from(staff)
      .where(eq(staff.userId, found.userId ?? ""));
    return member ? { ...member, personId: null } : null;
  }
  const places = await database
    .select({ batchId: enrolments.batchId, state: enrolments.state })
    .from(enrolments)
    .where(eq(enrolments.personId, found.personId));
  const open = places.filter(({ state }) => state === "active" || state === "completed");
  return { batchIds: open.map(({ batchId }) => batchId), teacher: null, personId: found.personId };
}
