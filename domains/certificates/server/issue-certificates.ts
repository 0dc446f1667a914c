import { randomInt, randomUUID } from "node:crypto";
import { z } from "zod";
import { type CertificateRule, certificateByHand, certificateRule } from "#domains/certificates/contract.ts";
import { certificateNumber } from "#domains/certificates/rules/certificate-number.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { findClass, lockBatch } from "#domains/seats/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { undrawnLettersIn } from "#server/pdf/undrawn-letters.ts";
import { holders, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { fillText } from "#shared/fill-text.ts";
import { type Candidate, findCandidates, isDue, requireBatch, taking, todayOf } from "./batch-certificates.ts";
import { badgeOf, secondOf } from "./credential.ts";
import { signBadge } from "./data-integrity.ts";
import { type KeyDeps, requireSigner } from "./issuer-keys.ts";
import {
  findCertificateRule,
  findCertificatesOf,
  insertCertificates,
  type NewCertificate,
  putCertificateRule,
} from "./queries.ts";
import { drawPlaces } from "./status-list.ts";

export interface CertificateDeps extends KeyDeps {
  emailQueue: EmailQueue;
  site: () => Site;
  clock: () => Date;
}

/** Sets the certificate rule of a batch's course; issued certificates stay. Throws `not_found` and `invalid`. */
export const changeCertificateRule = verb(
  { may: holders("certificates"), takes: [z.string(), certificateRule], branch: ofBatch },
  async ({ database, clock }: CertificateDeps, actor: Actor, batchId: string, change: unknown): Promise<void> => {
    const rule = certificateRule.parse(change);
    await database.transaction(async (transaction) => {
      const { courseId } = await requireBatch(transaction, batchId);
      const before = await findCertificateRule(transaction, courseId);
      if (before && before.attendance === rule.attendance && before.work === rule.work && before.fees === rule.fees)
        return;
      await putCertificateRule(transaction, courseId, rule, clock());
      const act = {
        verb: "changeCertificateRule",
        subject: "course",
        subjectId: courseId,
        details: { ...rule },
      } as const;
      await audit(transaction, actor, act, clock());
    });
  },
);

/**
 * Issues the certificate to all students of a batch who have earned it and have none, or to those of them whose
 * enrolments are named, and notifies them by email. A student who has one, even a revoked one, gets no other this way.
 * Answers how many were issued. Throws `not_found`.
 */
export const issueCertificates = verb(
  { may: holders("certificates"), branch: ofBatch },
  async (deps: CertificateDeps, actor: Actor, batchId: string, enrolmentIds?: string[]): Promise<number> => {
    return await deps.database.transaction(async (transaction) => {
      const batch = await requireLockedBatch(transaction, batchId);
      const rule = await findCertificateRule(transaction, batch.courseId);
      const candidates = await findCandidates(transaction, batch, rule, todayOf(deps.site(), deps.clock()));
      const due = candidates.filter((one) => isDue(one) && (enrolmentIds?.includes(one.enrolmentId) ?? true));
      if (due.length === 0) return 0;
      const criteria = criteriaOf(deps, rule);
      const ids = await write(
        deps,
        transaction,
        batch,
        due.map((one) => ({ ...one, criteria, byHand: null })),
      );
      const act = {
        verb: "issueCertificates",
        subject: "batch",
        subjectId: batchId,
        details: { issued: ids.length },
      } as const;
      await audit(transaction, actor, act, deps.clock());
      return ids.length;
    });
  },
);

const handWritten = certificateByHand.extend({ enrolmentId: z.string() });

/**
 * Issues a certificate to one student of a batch whatever the rule says, for a reason that stays with it. Once they
 * have one that counts, nothing more is issued. Throws `not_found`, `invalid`, also for a name with letters that cannot
 * be printed, and `conflict` for a person who does not take part in the batch.
 */
export const issueCertificateByHand = verb(
  { may: holders("certificates"), takes: [z.string(), handWritten], branch: ofBatch },
  async (
    deps: CertificateDeps,
    actor: Actor,
    batchId: string,
    { enrolmentId, ...given }: z.infer<typeof handWritten>,
  ): Promise<void> => {
    const { name, reason } = certificateByHand.parse(given);
    const [undrawn = []] = await undrawnLettersIn([name]);
    if (undrawn.length > 0) throw fieldError("name", "certificate.letters", { values: { letters: undrawn.join(" ") } });
    await deps.database.transaction(async (transaction) => {
      const batch = await requireLockedBatch(transaction, batchId);
      const found = (await findClass(transaction, batchId)).find(({ enrolment }) => enrolment.id === enrolmentId);
      if (!found) throw new AppError("not_found", "certificate.nobody");
      if (!taking.includes(found.enrolment.state)) throw new AppError("conflict", "certificate.noSeat");
      const existing = await findCertificatesOf(transaction, [enrolmentId]);
      if (existing.some(({ revokedAt }) => revokedAt === null)) return;
      const criteria = deps.site().messages.certificates.criteria.byHand;
      const holder = { enrolmentId, personId: found.person.id, name, criteria, byHand: reason };
      const [id = ""] = await write(deps, transaction, batch, [holder]);
      const act = { verb: "issueCertificateByHand", subject: "certificate", subjectId: id } as const;
      await audit(transaction, actor, act, deps.clock());
    });
  },
);

type Holder = Pick<Candidate, "enrolmentId" | "personId" | "name"> & { criteria: string; byHand: string | null };

/** Signs and writes certificates, and queues their emails; answers their ids. */
async function write(
  deps: CertificateDeps,
  transaction: Database,
  batch: Awaited<ReturnType<typeof requireBatch>>,
  holders: Holder[],
): Promise<string[]> {
  const { site, siteUrl, clock } = deps;
  // Its lock also lets no one else draw places in the status list.
  const signer = await requireSigner(deps, transaction);
  const free = await drawPlaces(transaction, holders.length);
  const { content } = site();
  const course = findCourse(content, batch.courseId);
  const issuedAt = clock();
  const rows = holders.flatMap(({ enrolmentId, personId, name, criteria, byHand }, at): NewCertificate[] => {
    const place = free[at];
    if (!place) return [];
    const facts = {
      ...{ id: randomUUID(), number: drawNumber(), name: name.trim().normalize("NFC"), issuedAt, criteria, ...place },
      ...{ courseId: batch.courseId, courseTitle: course?.title ?? batch.courseId },
      ...{ description: course?.description ?? "", issuerName: content.company.legalName },
      ...{ startDate: batch.startDate, endDate: batch.endDate },
    };
    const credential = JSON.stringify(signBadge(badgeOf(facts, siteUrl), signer, secondOf(issuedAt)));
    const about = { batchName: batch.name, teacher: batch.instructor, duration: course?.duration ?? "" };
    return [{ ...facts, ...about, enrolmentId, personId, byHand, credential, keyId: signer.publicKey }];
  });
  await insertCertificates(transaction, rows);
  const ids = rows.map(({ id }) => id);
  await deps.emailQueue.enqueue(
    transaction,
    ids.map((about) => ({ email: "certificate-issued", about })),
  );
  return ids;
}

const drawNumber = () => certificateNumber(Array.from({ length: 15 }, () => randomInt(32)));

/** The rule's requirements, in the words that the certificate keeps. */
function criteriaOf({ site }: CertificateDeps, rule: CertificateRule | null): string {
  const words = site().messages.certificates.criteria;
  const parts = [
    words.completed,
    rule?.attendance && fillText(words.attendance, { percent: rule.attendance }),
    rule?.work && fillText(words.work, { percent: rule.work }),
  ];
  return parts.filter(Boolean).join(" ");
}

/** The batch, locked: its enrolments stay as they are, and no one else issues its certificates. */
async function requireLockedBatch(transaction: Database, batchId: string) {
  await lockBatch(transaction, batchId);
  return await requireBatch(transaction, batchId);
}
