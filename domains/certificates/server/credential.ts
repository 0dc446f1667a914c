import { verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import { type Badge, badgeContexts } from "./open-badge.ts";

/** A list of which credentials are revoked (https://www.w3.org/TR/vc-bitstring-status-list/), without its proof. */
export interface StatusListCredential {
  "@context": [string];
  id: string;
  type: ["VerifiableCredential", "BitstringStatusListCredential"];
  issuer: string;
  validFrom: string;
  credentialSubject: { id: string; type: "BitstringStatusList"; statusPurpose: "revocation"; encodedList: string };
}

/** The permanent facts of a certificate, whatever is renamed later. */
export interface CertificateFacts {
  /** A UUID. */
  id: string;
  number: string;
  name: string;
  courseId: string;
  courseTitle: string;
  description: string;
  criteria: string;
  /** "2026-11-23". */
  startDate: string;
  endDate: string;
  issuerName: string;
  issuedAt: Date;
  statusList: number;
  statusIndex: number;
}

/** The DID of a site: `did:web:darsgah.example`, with its port as `%3A3000`. */
export const issuerDid = (siteUrl: string) => `did:web:${new URL(siteUrl).host.replace(":", "%3A")}`;

/** The path of a list of revoked credentials. */
export const statusListPath = (list: number) => `/status/${list}`;

/** A time without its milliseconds. */
export const secondOf = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

/** The signed content of a certificate. */
export function badgeOf(facts: CertificateFacts, siteUrl: string): Badge {
  const id = `${siteUrl}${verifyPath(facts.number)}`;
  const list = `${siteUrl}${statusListPath(facts.statusList)}`;
  return {
    "@context": [...badgeContexts],
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    issuer: { id: issuerDid(siteUrl), type: ["Profile"], name: facts.issuerName, url: siteUrl },
    validFrom: secondOf(facts.issuedAt),
    name: facts.courseTitle,
    credentialSubject: {
      id: `urn:uuid:${facts.id}`,
      type: ["AchievementSubject"],
      activityStartDate: `${facts.startDate}T00:00:00Z`,
      activityEndDate: `${facts.endDate}T00:00:00Z`,
      identifier: [
        {
          ...{ type: "IdentityObject", identityHash: facts.name, identityType: "name" },
          ...{ hashed: false, salt: "not-used" },
        },
      ],
      achievement: {
        id: `${siteUrl}/courses#${encodeURIComponent(facts.courseId)}`,
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: facts.courseTitle,
        description: facts.description,
        criteria: { narrative: facts.criteria },
      },
    },
    credentialStatus: {
      id: `${list}#${facts.statusIndex}`,
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: String(facts.statusIndex),
      statusListCredential: list,
    },
  };
}
