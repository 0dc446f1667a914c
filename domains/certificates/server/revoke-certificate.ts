import { z } from "zod";
import { revocation } from "#domains/certificates/contract.ts";
import { readCertificateNumber } from "#domains/certificates/rules/certificate-number.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { managers, verb } from "#server/verb.ts";
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
  { may: managers, again: true, takes: [z.string(), revocation] },
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
 * Undoes a mistaken revocation. A certificate that counts stays as it is. Throws `not_found`, and `conflict` if the
 * student has another certificate for the same place since.
 */
export const restoreCertificate = verb(
  { may: managers, again: true },
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
