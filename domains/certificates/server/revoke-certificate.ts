import { z } from "zod";
import { revocation } from "#domains/certificates/contract.ts";
import { readCertificateNumber } from "#domains/certificates/rules/certificate-number.ts";
import { findClass, lockBatch } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { holders, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { type Certificate, changeCertificate, findCertificatesOf, lockCertificate } from "./queries.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/**
 * Revokes a certificate, for a reason that its page shows: from this moment on its page and the status list say so, in
 * every process. A revoked one stays as it is. Throws `not_found` and `invalid`.
 */
export const revokeCertificate = verb(
  { may: holders("certificates"), again: true, takes: [z.string(), revocation] },
  async (deps: Deps, actor: Actor, number: string, given: unknown): Promise<void> => {
    const { reason } = revocation.parse(given);
    await change(deps, number, async (transaction, certificate) => {
      if (certificate.revokedAt) return;
      const revokedAt = deps.clock();
      await changeCertificate(transaction, certificate.id, { revokedAt, revokedReason: reason });
      await audit(
        transaction,
        actor,
        { verb: "revokeCertificate", subject: "certificate", subjectId: certificate.id },
        revokedAt,
      );
    });
  },
);

/**
 * Revokes several certificates of a batch for one reason, all or none, in one act; answers how many counted until then.
 * Throws `not_found` if one is no certificate of the batch, and `invalid`.
 */
export const revokeCertificates = verb(
  { may: holders("certificates"), again: true, branch: ofBatch },
  async (deps: Deps, actor: Actor, batchId: string, { numbers, reason }: Revocations): Promise<number> => {
    const revoked = { revokedReason: revocation.parse({ reason }).reason, revokedAt: deps.clock() };
    return await deps.database.transaction(async (transaction) => {
      await lockBatch(transaction, batchId);
      const places = (await findClass(transaction, batchId)).map(({ enrolment }) => enrolment.id);
      const all = await findCertificatesOf(transaction, places);
      const named = numbers.map((typed) => all.find(({ number }) => number === readCertificateNumber(typed)));
      if (named.includes(undefined)) throw new AppError("not_found", "certificate.unknown");
      const counting = named.flatMap((one) => (one && one.revokedAt === null ? [one.id] : []));
      if (counting.length === 0) return 0;
      for (const id of counting) await changeCertificate(transaction, id, revoked);
      const details = { revoked: counting.length, certificates: counting.join(" ") };
      const act = { verb: "revokeCertificates", subject: "batch", subjectId: batchId, details } as const;
      await audit(transaction, actor, act, revoked.revokedAt);
      return counting.length;
    });
  },
);

interface Revocations {
  numbers: string[];
  reason: unknown;
}

/**
 * Undoes a mistaken revocation. A certificate that counts stays as it is. Throws `not_found`, and `conflict` if the
 * student has another certificate for the same place since.
 */
export const restoreCertificate = verb(
  { may: holders("certificates"), again: true },
  async (deps: Deps, actor: Actor, number: string): Promise<void> => {
    await change(deps, number, async (transaction, certificate) => {
      if (!certificate.revokedAt) return;
      const { enrolmentId } = certificate;
      const others = enrolmentId ? await findCertificatesOf(transaction, [enrolmentId]) : [];
      if (others.some(({ revokedAt }) => revokedAt === null)) throw new AppError("conflict", "certificate.another");
      await changeCertificate(transaction, certificate.id, { revokedAt: null, revokedReason: null });
      const act = { verb: "restoreCertificate", subject: "certificate", subjectId: certificate.id } as const;
      await audit(transaction, actor, act, deps.clock());
    });
  },
);

/** Changes a certificate while no one issues another one for its place. */
async function change(
  { database }: Deps,
  typed: string,
  act: (transaction: Database, certificate: Certificate) => Promise<void>,
): Promise<void> {
  const number = readCertificateNumber(typed);
  await database.transaction(async (transaction) => {
    const certificate = number && (await lockCertificate(transaction, number));
    if (!certificate) throw new AppError("not_found", "certificate.unknown");
    await act(transaction, certificate);
  });
}
