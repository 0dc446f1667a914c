import { and, asc, count, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { countMarks } from "#domains/attendance/rules/class-attendance.ts";
import { findCountedMarks } from "#domains/attendance/server/counted-marks.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { CertificateRule } from "#domains/certificates/contract.ts";
import type { CourseRecord } from "#domains/certificates/rules/certificate-rule.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { textSays } from "#domains/people/server/text-says.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { courseTotal } from "#domains/work/rules/course-total.ts";
import { givenIn } from "#domains/work/rules/given.ts";
import { classWork, grades } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";
import { certificateRules, certificates, issuerKeys } from "./tables.ts";

export type Certificate = typeof certificates.$inferSelect;
export type NewCertificate = typeof certificates.$inferInsert;
export type IssuerKey = typeof issuerKeys.$inferSelect;

export async function findCertificateRule(database: Database, courseId: string): Promise<CertificateRule | null> {
  const { attendance: least, work, fees } = certificateRules;
  const [rule] = await database
    .select({ attendance: least, work, fees })
    .from(certificateRules)
    .where(eq(certificateRules.courseId, courseId));
  return rule ?? null;
}

export async function putCertificateRule(
  transaction: Database,
  courseId: string,
  rule: CertificateRule,
  changedAt: Date,
): Promise<void> {
  await transaction
    .insert(certificateRules)
    .values({ courseId, ...rule, changedAt })
    .onConflictDoUpdate({ target: certificateRules.courseId, set: { ...rule, changedAt } });
}

/**
 * The records of the students of a batch, by enrolment: classes as `findCountedMarks` counts them. A work counts once its
 * grades are posted, by `courseTotal`; no grade is no point.
 */
export async function findCourseRecords(
  database: Database,
  { batchId, now, hasEnded }: { batchId: string; now: Date; hasEnded: boolean },
): Promise<(enrolmentId: string) => CourseRecord> {
  const marks = Map.groupBy(await findCountedMarks(database, { batchId }, now), ({ enrolmentId }) => enrolmentId);
  const isPosted = and(eq(classWork.batchId, batchId), lte(classWork.gradesPostedAt, now));
  const { id: workId, points, weight } = classWork;
  const posted = await database.select({ workId, points, weight }).from(classWork).where(isPosted);
  const graded = await database
    .select({ id: grades.enrolmentId, workId, points: grades.points, isExcused: grades.isExcused })
    .from(grades)
    .innerJoin(classWork, eq(workId, grades.workId))
    .where(isPosted);
  const byWork = new Map(graded.map((grade) => [`${grade.id} ${grade.workId}`, givenIn(grade)]));
  const owed = await findOwed(database, batchId);
  const classesOf = (id: string) => {
    const own = marks.get(id) ?? [];
    const { present, late, excused } = countMarks(own.map(({ mark }) => mark));
    return { held: own.length, attended: present + late, excused };
  };
  return (id) => ({
    hasEnded,
    classes: classesOf(id),
    work: courseTotal(
      posted.map((work) => ({ ...work, given: byWork.get(`${id} ${work.workId}`) ?? null })),
      "the end",
    ),
    owedMinor: owed.get(id) ?? null,
  });
}

/**
 * The unpaid rest of the orders of a batch's students, in minor units; nothing for a student without an order. What is open
 * of an order is not owed where staff gave the seat for it.
 */
async function findOwed(database: Database, batchId: string): Promise<Map<string, number>> {
  const found = await database
    .select({ id: enrolments.id, hasSeat: enrolments.isPaid, order: orders })
    .from(orders)
    .innerJoin(enrolments, eq(enrolments.id, orders.enrolmentId))
    .where(and(eq(enrolments.batchId, batchId), ne(orders.state, "cancelled")));
  const statements = await readStatements(
    database,
    found.map(({ order }) => order),
    new Date(),
  );
  const owed = new Map<string, number>();
  for (const { id, hasSeat, order } of found) {
    const balance = order.state === "paid" || !hasSeat ? (statements.get(order.id)?.balanceMinor ?? 0) : 0;
    owed.set(id, (owed.get(id) ?? 0) + balance);
  }
  return owed;
}

/** The certificates of these enrolments, the latest first. */
export async function findCertificatesOf(database: Database, enrolmentIds: string[]): Promise<Certificate[]> {
  return await database
    .select()
    .from(certificates)
    .where(inArray(certificates.enrolmentId, enrolmentIds))
    .orderBy(desc(certificates.issuedAt));
}

/** The certificates of these people, the latest first. */
export async function findCertificatesOfPeople(database: Database, personIds: string[]): Promise<Certificate[]> {
  return await database
    .select()
    .from(certificates)
    .where(inArray(certificates.personId, personIds))
    .orderBy(desc(certificates.issuedAt), asc(certificates.id));
}

/** The certificate with this number, with the key that signed it. */
export async function findCertificate(
  database: Database,
  number: string,
): Promise<{ certificate: Certificate; key: IssuerKey } | undefined> {
  const [found] = await database
    .select({ certificate: certificates, key: issuerKeys })
    .from(certificates)
    .innerJoin(issuerKeys, eq(issuerKeys.publicKey, certificates.keyId))
    .where(eq(certificates.number, number));
  return found;
}

/** A certificate, locked until the transaction ends. */
export async function lockCertificate(transaction: Database, number: string): Promise<Certificate | undefined> {
  const [found] = await transaction.select().from(certificates).where(eq(certificates.number, number)).for("update");
  return found;
}

export async function findCertificatesById(database: Database, ids: string[]): Promise<Certificate[]> {
  return await database.select().from(certificates).where(inArray(certificates.id, ids));
}

const latestFirst = keyset([certificates.issuedAt, certificates.id], "desc");

/** A page of the certificates, or of those with a name, course or number like `words`; the latest first. */
export async function listCertificates(
  database: Database,
  { after, limit }: PageRequest,
  { words, fragment }: { words: string; fragment: string | null },
): Promise<Page<Certificate>> {
  const { name, courseTitle, batchName } = certificates;
  const isWanted = or(
    fragment ? ilike(certificates.number, `%${fragment}%`) : undefined,
    textSays(sql`concat_ws(' ', ${name}, ${courseTitle}, ${batchName})`, words),
  );
  const rows = database
    .select({ certificate: certificates, key: latestFirst.key })
    .from(certificates)
    .where(and(words === "" ? undefined : isWanted, latestFirst.after(after)))
    .orderBy(latestFirst.order);
  const { entries, ...rest } = await pageOf(rows, limit);
  return { ...rest, entries: entries.map(({ certificate }) => certificate) };
}

/** Writes certificates some at a time, so that no statement is too long. */
export async function insertCertificates(transaction: Database, rows: NewCertificate[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 200)
    await transaction.insert(certificates).values(rows.slice(from, from + 200));
}

export async function changeCertificate(
  transaction: Database,
  id: string,
  change: Partial<Pick<Certificate, "revokedAt" | "revokedReason" | "isShared">>,
): Promise<void> {
  await transaction.update(certificates).set(change).where(eq(certificates.id, id));
}

/** Removes a person's name, and the credential that holds it, from these certificates; the certified facts stay. */
export async function anonymiseCertificates(transaction: Database, ids: string[]): Promise<void> {
  await transaction
    .update(certificates)
    .set({
      ...{ name: null, credential: null, byHand: null, personId: null, enrolmentId: null, isShared: false },
      // A reason may identify the person.
      revokedReason: sql`case when ${certificates.revokedAt} is not null then '' end`,
    })
    .where(inArray(certificates.id, ids));
}

/** The places of a status list that are taken. */
export async function findTakenPlaces(transaction: Database, list: number): Promise<Set<number>> {
  const found = await transaction
    .select({ index: certificates.statusIndex })
    .from(certificates)
    .where(eq(certificates.statusList, list));
  return new Set(found.map(({ index }) => index));
}

export async function countCertificates(database: Database): Promise<number> {
  const [counted] = await database.select({ all: count() }).from(certificates);
  return counted?.all ?? 0;
}

/** The places of a status list whose certificates are revoked. */
export async function findRevokedPlaces(database: Database, list: number): Promise<number[]> {
  const found = await database
    .select({ index: certificates.statusIndex })
    .from(certificates)
    .where(and(eq(certificates.statusList, list), isNotNull(certificates.revokedAt)));
  return found.map(({ index }) => index);
}

/** All keys of the issuer, the latest first. */
export async function findIssuerKeys(database: Database): Promise<IssuerKey[]> {
  return await database.select().from(issuerKeys).orderBy(desc(issuerKeys.createdAt), asc(issuerKeys.publicKey));
}

/** The key that signs now. With "lock" it signs until the transaction ends, and no other is made. */
export async function findSigningKey(
  database: Database,
  locking: "lock" | "leave" = "leave",
): Promise<IssuerKey | undefined> {
  const wanted = database.select().from(issuerKeys).where(isNull(issuerKeys.retiredAt));
  const [key] = await (locking === "lock" ? wanted.for("update") : wanted);
  return key;
}

/** Adds a key that signs from now on; false if there is such a key already. */
export async function insertIssuerKey(
  transaction: Database,
  key: Pick<IssuerKey, "publicKey" | "privateKey" | "createdAt">,
): Promise<boolean> {
  const written = await transaction.insert(issuerKeys).values(key).onConflictDoNothing().returning();
  return written.length > 0;
}

/** Retires a key: its private half is removed for good. */
export async function retireIssuerKey(transaction: Database, publicKey: string, retiredAt: Date): Promise<void> {
  await transaction.update(issuerKeys).set({ privateKey: null, retiredAt }).where(eq(issuerKeys.publicKey, publicKey));
}

/** The batch of a certificate to be issued. */
export async function findBatchToCertify(database: Database, batchId: string) {
  const { id, courseId, name, instructor, startDate, endDate } = batches;
  const [batch] = await database
    .select({ id, courseId, name, instructor, startDate, endDate })
    .from(batches)
    .where(eq(batches.id, batchId));
  return batch;
}

/**
 * The batches that ended on a day from `since` on and before `before`, whose course has a rule and in which a student
 * in one of these states has no certificate, not even a revoked one; those that ended last first.
 */
export async function findBatchesToCertify(
  database: Database,
  { since, before, states }: { since: string; before: string; states: EnrolmentState[] },
) {
  const { id, courseId, name, endDate } = batches;
  return await database
    .selectDistinct({ id, courseId, name, endDate })
    .from(batches)
    .innerJoin(certificateRules, eq(certificateRules.courseId, courseId))
    .innerJoin(enrolments, and(eq(enrolments.batchId, id), inArray(enrolments.state, states)))
    .leftJoin(certificates, eq(certificates.enrolmentId, enrolments.id))
    .where(and(gte(endDate, since), lt(endDate, before), isNull(certificates.id)))
    .orderBy(desc(endDate), asc(id));
}
