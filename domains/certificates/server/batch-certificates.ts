import { z } from "zod";
import type { CertificateRule } from "#domains/certificates/contract.ts";
import { readCertificateNumber } from "#domains/certificates/rules/certificate-number.ts";
import { type Missing, missingForCertificate } from "#domains/certificates/rules/certificate-rule.ts";
import type { EnrolmentState } from "#domains/seats/contract/enrolment.ts";
import { findClass } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { PageRequest } from "#server/db/keyset.ts";
import { pageRequest } from "#server/db/keyset.ts";
import { byBatch, managers, query, workOfClass } from "#server/verb.ts";
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
  clock: () => Date;
}

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
  { may: managers },
  async (
    { database, clock }: Deps,
    batchId: string,
  ): Promise<{ courseId: string; rule: CertificateRule | null; candidates: Candidate[] }> => {
    const { courseId } = await requireBatch(database, batchId);
    const rule = await findCertificateRule(database, courseId);
    return { courseId, rule, candidates: await findCandidates(database, batchId, rule, clock()) };
  },
);

/** The states in which a student takes part in a batch to its end. */
export const taking: EnrolmentState[] = ["active", "completed"];

export async function findCandidates(database: Database, batchId: string, rule: CertificateRule | null, now: Date) {
  const members = (await findClass(database, batchId)).filter(({ enrolment }) => taking.includes(enrolment.state));
  const recordOf = await findCourseRecords(database, { batchId, now });
  const found = await findCertificatesOf(
    database,
    members.map(({ enrolment }) => enrolment.id),
  );
  return members.map(({ enrolment, person }): Candidate => {
    const own = found.filter(({ enrolmentId }) => enrolmentId === enrolment.id);
    const latest = own.find(({ revokedAt }) => revokedAt === null) ?? own[0];
    return {
      ...{ enrolmentId: enrolment.id, state: enrolment.state },
      ...{ personId: person.id, name: person.name, hasEmail: person.email !== null },
      missing: missingForCertificate(rule, recordOf(enrolment.id)),
      certificate: latest ? shown(latest) : null,
    };
  });
}

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
  async ({ database, clock }: Deps, batchId: string) => {
    const { courseId } = await requireBatch(database, batchId);
    const rule = await findCertificateRule(database, courseId);
    const candidates = await findCandidates(database, batchId, rule, clock());
    return candidates.map(({ enrolmentId, name, missing, certificate }) => ({
      ...{ enrolmentId, name },
      missing: missing.map((one) => (one.what === "fees" ? { what: "office" as const } : one)),
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
  { may: managers, takes: [pageRequest, z.string().max(200)] },
  async ({ database }: Pick<Deps, "database">, page: PageRequest, words: string) =>
    await listCertificates(database, page, { words, number: readCertificateNumber(words) }),
);

/** Time after its end for which a batch with unissued certificates is listed. */
const namedFor = 90 * day;

/**
 * Recently ended batches with earned but unissued certificates and their number; those that ended last come first.
 * `timeZone` says which day it is.
 */
export async function findDueCertificates(database: Database, { timeZone, now }: { timeZone: string; now: Date }) {
  const since = dayOf(new Date(now.getTime() - namedFor), timeZone);
  const ended = await findBatchesToCertify(database, { since, before: dayOf(now, timeZone), states: taking });
  const counted: { batchId: string; name: string; endDate: string; waiting: number }[] = [];
  for (const { id, courseId, name, endDate } of ended) {
    const rule = await findCertificateRule(database, courseId);
    const waiting = (await findCandidates(database, id, rule, now)).filter(isDue).length;
    if (waiting > 0) counted.push({ batchId: id, name, endDate, waiting });
  }
  return counted;
}

export async function requireBatch(database: Database, batchId: string) {
  const batch = await findBatchToCertify(database, batchId);
  if (!batch) throw new AppError("not_found", "lecture.noBatch");
  return batch;
}
