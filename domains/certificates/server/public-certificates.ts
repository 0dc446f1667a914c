import { bindVerbs } from "#server/bind-verbs.ts";
import { showDidDocument } from "./issuer-keys.ts";
import { createOwnCertificates } from "./own-certificates.ts";
import { readSharedCredential, verifyCertificate } from "./show-certificate.ts";
import { showStatusList } from "./status-list.ts";

type Deps = Parameters<typeof showStatusList>[0] &
  Parameters<typeof verifyCertificate>[0] &
  Parameters<typeof createOwnCertificates>[0];

/** Certificates for everyone who verifies one, and for their holders. */
export function createCertificates(deps: Deps) {
  return {
    ...bindVerbs(deps, { verifyCertificate, readSharedCredential, showStatusList, showDidDocument }),
    own: createOwnCertificates(deps),
  };
}
