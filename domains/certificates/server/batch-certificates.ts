import { z } from "zod";
import type { CertificateRule } from "#domains/certificates/contract.ts";
import { certificateFragment } from "#domains/certificates/rules/certificate-number.ts";
import { type Missing, missingForCertificate } from "#domains/certificates/rules/certificate-rule.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import { findClass } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { PageRequest } from "#server/db/keyset.ts";
import { pageRequest } from "#server/db/keyset.ts";
import { undrawnLettersIn } from "#server/pdf/undrawn-letters.ts";
import { byBatch, holders, query, workOfClass } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import {
  findBatchesToCertify,
  findBatchToCertify,
  findCertificateRule,
  findCertificatesOf,
  findCourseRecords,
  listCertificates,
} from "./queries.ts";

interface Deps {
  database: Database;
  site: () => Site;
  clock: () => Date;
}

/** A moment, and the day that it is for the institute. */
interface Today {
  now: Date;
  today: string;
}

export const todayOf = ({ content }: Site, now: Date): Today => ({
  now,
  today: dayOf(now, content.company.hours.timeZone),
});

/** A student of a batch, with the missing requirements for the certificate, and the latest certificate. */
export interface Candidate {
  enrolmentId: string;
  personId: string;
  name: string;
  hasEmail: boolean;
  state: EnrolmentState;
  missing: Missing[];
  certificate: {
    number: string;
    name: string | null;
    issuedAt: Date;
    isByHand: boolean;
    revokedAt: Date | null;
    revokedReason: string | null;
  } | null;
}

/** The certificates of a batch: its course's rule, and the state of every student with a seat. Throws `not_found`. */
export const listBatchCertificates = query(
  { may: holders("certificates"), branch: ofBatch },
  async (
    { database, clock, site }: Deps,
    batchId: string,
  ): Promise<{ courseId: string; rule: CertificateRule | null; candidates: Candidate[] }> => {
    const batch = await requireBatch(database, batchId);
    const { courseId } = batch;
    const rule = await findCertificateRule(database, courseId);
    return { courseId, rule, candidates: await findCandidates(database, batch, rule, todayOf(site(), clock())) };
  },
);

/** The states in which a student takes part in a batch to its end. */
export const taking: EnrolmentState[] = ["active", "completed"];

/** The students of a batch; with a rule, none has earned a certificate before the day after its last. */
export async function findCandidates(
  database: Database,
  { id: batchId, endDate }: { id: string; endDate: string },
  rule: CertificateRule | null,
  { now, today }: Today,
): Promise<Candidate[]> {
  const members = (await findClass(database, batchId)).filter(({ enrolment }) => taking.includes(enrolment.state));
  const recordOf = await findCourseRecords(database, { batchId, now, hasEnded: endDate < today });
  const undrawn = await undrawnLettersIn(members.map(({ person }) => person.name));
  const found = await findCertificatesOf(
    database,
    members.map(({ enrolment }) => enrolment.id),
  );
  return members.map(({ enrolment, person }, at): Candidate => {
    const own = found.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
    const latest = own.find(({ revokedAt }) => revokedAt === null) ?? own[0];
    return {
      ...{ enrolmentId: enrolment.id, state: enrolment.state },
      ...{ personId: person.id, name: person.name, hasEmail: person.email !== null },
      missing: [...missingForCertificate(rule, recordOf(enrolment.id)), ...lettersMissing(undrawn[at] ?? [])],
      certificate: latest ? shown(latest) : null,
    };
  });
}

const lettersMissing = (letters: string[]): Missing[] =>
  letters.length > 0 ? [{ what: "letters", letters: letters.join(" ") }] : [];

function shown({
  number,
  name,
  issuedAt,
  byHand,
  revokedAt,
  revokedReason,
}: Awaited<ReturnType<typeof findCertificatesOf>>[number]) {
  return { number, name, issuedAt, isByHand: byHand !== null, revokedAt, revokedReason };
}

/** Whether a student has earned a certificate and was never given one. */
export const isDue = ({ missing, certificate, name }: Candidate) =>
  missing.length === 0 && certificate === null && name.trim() !== "";

/**
 * The certificates of a batch, and what the other students lack, for its teacher: of money nothing, only that the
 * office knows more. Throws `not_found`.
 */
export const showCertificateProgress = query(
  { may: workOfClass, scope: byBatch },
  async ({ database, clock, site }: Deps, batchId: string) => {
    const batch = await requireBatch(database, batchId);
    const rule = await findCertificateRule(database, batch.courseId);
    const candidates = await findCandidates(database, batch, rule, todayOf(site(), clock()));
    return candidates.map(({ enrolmentId, name, missing, certificate }) => ({
      ...{ enrolmentId, name },
      missing: missing.map((one) =>
        one.what === "fees" || one.what === "noOrder" ? { what: "office" as const } : one,
      ),
      certificate: certificate && {
        number: certificate.number,
        on: certificate.revokedAt ?? certificate.issuedAt,
        isRevoked: certificate.revokedAt !== null,
      },
    }));
  },
);

/** A page of the certificates with a number, name, course or batch like `words`, or of all; the latest first. */
export const findCertificates = query(
  { may: holders("certificates"), takes: [pageRequest, z.string().max(200)] },
  async ({ database }: Pick<Deps, "database">, page: PageRequest, words: string) =>
    await listCertificates(database, page, { words, fragment: certificateFragment(words) }),
);

/** Time after its end for which a batch with unissued certificates is listed. */
const namedFor = 90 * day;

/** Which of the recently ended batches are wanted: those that `isShown` lets through, and at most `limit`. */
interface Wanted {
  timeZone: string;
  now: Date;
  isShown: (batchId: string) => boolean;
  limit: number;
}

/**
 * Recently ended batches with earned but unissued certificates and their number; those that ended last come first.
 * `timeZone` says which day it is.
 */
export async function findDueCertificates(database: Database, { timeZone, now, isShown, limit }: Wanted) {
  const since = dayOf(new Date(now.getTime() - namedFor), timeZone);
  const today = dayOf(now, timeZone);
  const ended = await findBatchesToCertify(database, { since, before: today, states: taking });
  const counted: { batchId: string; name: string; endDate: string; waiting: number }[] = [];
  for (const { id, courseId, name, endDate } of ended.filter((batch) => isShown(batch.id))) {
    const rule = await findCertificateRule(database, courseId);
    const waiting = (await findCandidates(database, { id, endDate }, rule, { now, today })).filter(isDue).length;
    if (waiting > 0) counted.push({ batchId: id, name, endDate, waiting });
    if (counted.length === limit) break;
  }
  return counted;
}

export async function requireBatch(database: Database, batchId: string) {
  const batch = await findBatchToCertify(database, batchId);
  if (!batch) throw new AppError("not_found", "lecture.noBatch");
  return batch;
}
