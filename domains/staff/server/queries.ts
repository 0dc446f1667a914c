import { and, asc, count, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { auditEntries } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";
import type { Locale } from "#shared/formats/formats.ts";
import {
  staff,
  staffAuthenticators,
  staffInvitations,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from "./tables.ts";

export type StaffMember = typeof staff.$inferSelect;
export type StaffInvitationRow = typeof staffInvitations.$inferSelect;
export type StaffSession = typeof staffSessions.$inferSelect;
export type Passkey = typeof staffPasskeys.$inferSelect;
export type Authenticator = typeof staffAuthenticators.$inferSelect;

export async function findStaff(database: Database): Promise<StaffMember[]> {
  return await database.select().from(staff).orderBy(asc(staff.createdAt), asc(staff.userId));
}

export async function findMember(database: Database, userId: string): Promise<StaffMember | undefined> {
  return (await database.select().from(staff).where(eq(staff.userId, userId)))[0];
}

/** Chooses the language in which a member reads the office. */
export async function changeStaffLanguage(database: Database, userId: string, locale: Locale): Promise<void> {
  await database.update(staff).set({ locale }).where(eq(staff.userId, userId));
}

/** The members of staff with one of these accounts or addresses. */
export async function findMembersAmong(
  database: Database,
  { userIds, emails }: { userIds: string[]; emails: string[] },
): Promise<StaffMember[]> {
  return await database
    .select()
    .from(staff)
    .where(or(inArray(staff.userId, userIds), inArray(staff.email, emails)));
}

/** The name of the last member of staff to act on a record; undefined if it was no member of staff. */
export async function findLastActor(
  database: Database,
  { subject, subjectId }: { subject: string; subjectId: string },
): Promise<string | undefined> {
  const [last] = await database
    .select({ name: staff.name })
    .from(auditEntries)
    .leftJoin(staff, eq(staff.userId, auditEntries.actorId))
    .where(and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return last?.name ?? undefined;
}

/** The recorded changes of second factors, by the entries' ids, with the member that each is about. */
export async function findFactorChanges(database: Database, ids: string[]) {
  return await database
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      verb: auditEntries.verb,
      details: auditEntries.details,
      member: staff,
    })
    .from(auditEntries)
    .innerJoin(staff, eq(staff.userId, auditEntries.subjectId))
    .where(and(eq(auditEntries.subject, "staff"), inArray(auditEntries.id, ids.map(Number))));
}

/** The members with these accounts. */
export async function findMembers(database: Database, userIds: string[]): Promise<StaffMember[]> {
  return await database.select().from(staff).where(inArray(staff.userId, userIds));
}

/** A member of staff, locked until the transaction ends. */
export async function lockMember(transaction: Database, userId: string): Promise<StaffMember | undefined> {
  return (await transaction.select().from(staff).where(eq(staff.userId, userId)).for("update"))[0];
}

/** The author's name of an audit entry about one of these records at this time; undefined if not of the staff. */
export async function findActorAt(database: Database, at: Date, subjectIds: string[]): Promise<string | undefined> {
  const [entry] = await database
    .select({ name: staff.name })
    .from(auditEntries)
    .innerJoin(staff, eq(staff.userId, auditEntries.actorId))
    .where(and(eq(auditEntries.at, at), inArray(auditEntries.subjectId, subjectIds)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry?.name;
}

/** All owners and the member with this account, locked until the transaction ends, in one order. */
export async function lockOwnersAnd(transaction: Database, userId: string): Promise<StaffMember[]> {
  const all = await transaction.select().from(staff).orderBy(asc(staff.userId)).for("update");
  return all.filter((member) => member.role === "owner" || member.userId === userId);
}

/** Adds a member of staff; an existing one gets the new role. */
export async function putMember(transaction: Database, member: typeof staff.$inferInsert): Promise<void> {
  const { role, batchIds, branchIds = [], rights = [], name, email } = member;
  await transaction
    .insert(staff)
    .values(member)
    .onConflictDoUpdate({ target: staff.userId, set: { role, batchIds, branchIds, rights, name, email } });
}

export async function changeMember(
  transaction: Database,
  userId: string,
  change: Pick<StaffMember, "role" | "batchIds" | "branchIds" | "rights">,
): Promise<void> {
  await transaction.update(staff).set(change).where(eq(staff.userId, userId));
}

/** Removes a member of staff with all sessions, passkeys and codes. */
export async function deleteMember(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(staff).where(eq(staff.userId, userId));
}

export async function insertInvitation(transaction: Database, invitation: StaffInvitationRow): Promise<void> {
  await transaction.insert(staffInvitations).values(invitation);
}

export async function findInvitations(database: Database, ids: string[]): Promise<StaffInvitationRow[]> {
  return await database.select().from(staffInvitations).where(inArray(staffInvitations.id, ids));
}

/** An invitation, locked until the transaction ends. */
export async function lockInvitation(transaction: Database, id: string): Promise<StaffInvitationRow | undefined> {
  return (await transaction.select().from(staffInvitations).where(eq(staffInvitations.id, id)).for("update"))[0];
}

/** The open invitations, latest first. */
export async function findOpenInvitations(database: Database, now: Date): Promise<StaffInvitationRow[]> {
  return await database
    .select()
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.endedAt), gt(staffInvitations.expiresAt, now)))
    .orderBy(desc(staffInvitations.createdAt), asc(staffInvitations.id));
}

export async function endInvitations(transaction: Database, ids: string[], endedAt: Date): Promise<void> {
  await transaction.update(staffInvitations).set({ endedAt }).where(inArray(staffInvitations.id, ids));
}

export async function insertStaffSession(database: Database, session: StaffSession): Promise<void> {
  await database.insert(staffSessions).values(session);
}

/** A session by the hash of its token, with its member. */
export async function findStaffSession(database: Database, token: string) {
  const [found] = await database
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.userId, staffSessions.userId))
    .where(eq(staffSessions.token, token));
  return found;
}

export async function changeStaffSession(
  database: Database,
  id: string,
  change: Partial<Omit<StaffSession, "id" | "userId" | "accountSessionId" | "providerSession">>,
): Promise<void> {
  await database.update(staffSessions).set(change).where(eq(staffSessions.id, id));
}

/** A session, locked until the transaction ends. */
export async function lockStaffSession(transaction: Database, id: string): Promise<StaffSession | undefined> {
  return (await transaction.select().from(staffSessions).where(eq(staffSessions.id, id)).for("update"))[0];
}

/** The open sessions of all staff, or of one member, the latest used first. */
export async function findStaffSessions(database: Database, now: Date, userId?: string): Promise<StaffSession[]> {
  const own = userId === undefined ? undefined : eq(staffSessions.userId, userId);
  return await database
    .select()
    .from(staffSessions)
    .where(and(gt(staffSessions.expiresAt, now), own))
    .orderBy(desc(staffSessions.seenAt), asc(staffSessions.id));
}

/** Ends a session, or all of a member's sessions; returns how many. */
export async function deleteStaffSessions(
  transaction: Database,
  which: { id: string; userId?: string | undefined } | { userId: string; id?: undefined },
): Promise<number> {
  const chosen = and(
    which.id === undefined ? undefined : eq(staffSessions.id, which.id),
    which.userId === undefined ? undefined : eq(staffSessions.userId, which.userId),
  );
  return (await transaction.delete(staffSessions).where(chosen).returning({ id: staffSessions.id })).length;
}

export async function findPasskeys(database: Database, userId: string): Promise<Passkey[]> {
  return await database
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.userId, userId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
}

export async function insertPasskey(transaction: Database, passkey: Passkey): Promise<boolean> {
  const added = await transaction.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function changePasskey(
  transaction: Database,
  id: string,
  change: Pick<Passkey, "counter" | "usedAt">,
): Promise<void> {
  await transaction.update(staffPasskeys).set(change).where(eq(staffPasskeys.id, id));
}

export async function deletePasskey(transaction: Database, userId: string, id: string): Promise<boolean> {
  const own = and(eq(staffPasskeys.userId, userId), eq(staffPasskeys.id, id));
  return (await transaction.delete(staffPasskeys).where(own).returning({ id: staffPasskeys.id })).length > 0;
}

/** A member's authenticator, locked until the transaction ends. */
export async function lockAuthenticator(transaction: Database, userId: string): Promise<Authenticator | undefined> {
  const own = eq(staffAuthenticators.userId, userId);
  return (await transaction.select().from(staffAuthenticators).where(own).for("update"))[0];
}

export async function findAuthenticator(database: Database, userId: string): Promise<Authenticator | undefined> {
  return (await database.select().from(staffAuthenticators).where(eq(staffAuthenticators.userId, userId)))[0];
}

/** Removes everything that a member can show as a second factor, recovery codes too. */
export async function deleteFactors(transaction: Database, userId: string): Promise<void> {
  for (const table of [staffPasskeys, staffAuthenticators, staffRecoveryCodes])
    await transaction.delete(table).where(eq(table.userId, userId));
}

/** Stores an authenticator in place of the member's earlier one. */
export async function putAuthenticator(transaction: Database, authenticator: Authenticator): Promise<void> {
  const { userId: target } = staffAuthenticators;
  await transaction
    .insert(staffAuthenticators)
    .values(authenticator)
    .onConflictDoUpdate({ target, set: authenticator });
}

/** Replaces a member's recovery codes. */
export async function putRecoveryCodes(
  transaction: Database,
  userId: string,
  hashes: string[],
  createdAt: Date,
): Promise<void> {
  await transaction.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId));
  if (hashes.length > 0)
    await transaction.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ hash, userId, createdAt })));
}

/** Uses up a recovery code; false if the member has none like it. */
export async function takeRecoveryCode(transaction: Database, userId: string, hash: string): Promise<boolean> {
  const own = and(eq(staffRecoveryCodes.userId, userId), eq(staffRecoveryCodes.hash, hash));
  return (await transaction.delete(staffRecoveryCodes).where(own).returning()).length > 0;
}

export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const own = eq(staffRecoveryCodes.userId, userId);
  return (await database.select({ all: count() }).from(staffRecoveryCodes).where(own))[0]?.all ?? 0;
}
