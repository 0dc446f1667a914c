import { findCertificate, listCertificates } from "#server/db/queries/certificates.ts";
import type { PageRequest } from "#server/db/queries/keyset.ts";
import type { Actor } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";
import { bindVerbs } from "#server/services/bind-verbs.ts";
import { listBatchCertificates, showCertificateProgress } from "#server/services/certificates/batch-certificates.ts";
import {
  type CertificateDeps,
  changeCertificateRule,
  issueCertificateByHand,
  issueCertificates,
} from "#server/services/certificates/issue-certificates.ts";
import { listIssuerKeys, rotateIssuerKey } from "#server/services/certificates/issuer-keys.ts";
import { createCertificatePrinting, type PrintDeps } from "#server/services/certificates/print-certificate.ts";
import { restoreCertificate, revokeCertificate } from "#server/services/certificates/revoke-certificate.ts";
import type { CertificateByHand } from "#shared/contracts/certificate.ts";
import { readCertificateNumber } from "#shared/rules/certificate-number.ts";

/** What the certificates of the back office need. */
export type CertificateOfficeDeps = CertificateDeps & PrintDeps;

/** The verbs of the back office about certificates, as one actor does them. */
export function certificateVerbs(deps: CertificateOfficeDeps, actor: Actor) {
  const print = createCertificatePrinting(deps);
  return {
    ...bindVerbs(deps, { listBatchCertificates, showCertificateProgress }),
    changeCertificateRule: (batchId: string, rule: unknown) => changeCertificateRule(deps, actor, batchId, rule),
    issueCertificates: (batchId: string) => issueCertificates(deps, actor, batchId),
    issueCertificateByHand: (batchId: string, given: { enrolmentId: string } & CertificateByHand) =>
      issueCertificateByHand(deps, actor, batchId, given),
    revokeCertificate: (number: string, given: unknown) => revokeCertificate(deps, actor, number, given),
    restoreCertificate: (number: string) => restoreCertificate(deps, actor, number),
    async printCertificate(number: string) {
      const read = readCertificateNumber(String(number));
      const found = read === null ? undefined : await findCertificate(deps.database, read);
      if (!found) throw new AppError("not_found", "certificate.unknown");
      return await print(found.certificate);
    },
    findCertificates: (page: PageRequest, words: string) =>
      listCertificates(deps.database, page, { words, number: readCertificateNumber(words) }),
    listIssuerKeys: () => listIssuerKeys(deps),
    rotateIssuerKey: () => rotateIssuerKey(deps, actor),
  };
}
