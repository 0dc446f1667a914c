import type { CertificateByHand } from "#domains/certificates/contract.ts";
import { readCertificateNumber } from "#domains/certificates/rules/certificate-number.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import type { PageRequest } from "#server/db/keyset.ts";
import { listBatchCertificates, showCertificateProgress } from "./batch-certificates.ts";
import {
  type CertificateDeps,
  changeCertificateRule,
  issueCertificateByHand,
  issueCertificates,
} from "./issue-certificates.ts";
import { listIssuerKeys, rotateIssuerKey } from "./issuer-keys.ts";
import { createCertificatePrinting, type PrintDeps } from "./print-certificate.ts";
import { findCertificate, listCertificates } from "./queries.ts";
import { restoreCertificate, revokeCertificate } from "./revoke-certificate.ts";

/** The dependencies of the back office's certificate verbs. */
export type CertificateOfficeDeps = CertificateDeps & PrintDeps;

/** The verbs of the back office about certificates, for one actor. */
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
