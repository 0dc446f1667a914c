import { z } from "zod";

/** The contexts of every badge, by which its terms are read. */
export const badgeContexts = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
] as const;

/** Like "2026-11-23T10:00:00Z". */
const time = z.string();

/**
 * An Open Badge 3.0 without its proof, with exactly the fields of ours: any other field would not be signed by us, and
 * is refused (https://www.imsglobal.org/spec/ob/v3p0/).
 */
const badge = z.strictObject({
  "@context": z.tuple([z.literal(badgeContexts[0]), z.literal(badgeContexts[1])]),
  id: z.string(),
  type: z.tuple([z.literal("VerifiableCredential"), z.literal("OpenBadgeCredential")]),
  issuer: z.strictObject({ id: z.string(), type: z.tuple([z.literal("Profile")]), name: z.string(), url: z.string() }),
  validFrom: time,
  name: z.string(),
  credentialSubject: z.strictObject({
    id: z.string(),
    type: z.tuple([z.literal("AchievementSubject")]),
    /** Midnight of the first and of the last day. */
    activityStartDate: time,
    activityEndDate: time,
    identifier: z.tuple([
      z.strictObject({
        type: z.literal("IdentityObject"),
        identityHash: z.string(),
        identityType: z.literal("name"),
        hashed: z.literal(false),
        salt: z.literal("not-used"),
      }),
    ]),
    achievement: z.strictObject({
      id: z.string(),
      type: z.tuple([z.literal("Achievement")]),
      achievementType: z.literal("CertificateOfCompletion"),
      name: z.string(),
      description: z.string(),
      criteria: z.strictObject({ narrative: z.string() }),
    }),
  }),
  credentialStatus: z.strictObject({
    id: z.string(),
    type: z.literal("BitstringStatusListEntry"),
    statusPurpose: z.literal("revocation"),
    statusListIndex: z.string(),
    statusListCredential: z.string(),
  }),
});
export type Badge = z.infer<typeof badge>;

/** The proof of a credential (https://www.w3.org/TR/vc-di-eddsa/). */
const proof = z.strictObject({
  type: z.literal("DataIntegrityProof"),
  cryptosuite: z.literal("eddsa-rdfc-2022"),
  created: time,
  verificationMethod: z.string(),
  proofPurpose: z.literal("assertionMethod"),
  /** The signature, in base 58 after a "z". */
  proofValue: z.string(),
});
export type Proof = z.infer<typeof proof>;

/** A badge with its proof, as it is handed out. */
export const signedBadge = badge.extend({ proof });
export type SignedBadge = z.infer<typeof signedBadge>;
