import { randomInt, randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { certificateNumber } from "#domains/certificates/rules/certificate-number.ts";
import { otherVerifier } from "../../../tests/support/other-verifier.ts";
import { badgeOf, type CertificateFacts, issuerDid } from "./credential.ts";
import { newKeyPair, readSigned, signBadge } from "./data-integrity.ts";

const siteUrl = "https://darsgah.example";
const did = issuerDid(siteUrl);
const key = newKeyPair();
const verificationMethod = `${did}#${key.publicKey}`;
const signer = { verificationMethod, privateKey: key.privateKey };
const publicKeyMultibase = key.publicKey;
const document = {
  "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/multikey/v1"],
  id: did,
  verificationMethod: [{ id: verificationMethod, type: "Multikey", controller: did, publicKeyMultibase }],
  assertionMethod: [verificationMethod],
};
const accepts = otherVerifier(document);

const factsOf = (words: Partial<CertificateFacts> = {}): CertificateFacts => ({
  ...{ id: randomUUID(), number: certificateNumber(Array.from({ length: 15 }, () => randomInt(32))) },
  ...{ name: "Sana Javed", courseId: "mern", courseTitle: "MERN Full Stack Web Development" },
  ...{ description: "From first page to live application.", criteria: "Took part in the course to its end." },
  ...{ startDate: "2026-07-01", endDate: "2026-10-30", issuerName: "Darsgah Solutions", issuedAt: new Date() },
  ...{ statusList: 1, statusIndex: randomInt(131_072) },
  ...words,
});
const signed = (words?: Partial<CertificateFacts>) =>
  signBadge(badgeOf(factsOf(words), siteUrl), signer, "2026-11-23T10:00:00Z");

describe("a signed badge", () => {
  it("is accepted by another author's verifier, 100 of 100, whatever is written on it", {
    tags: ["thorough"],
    timeout: 120_000,
  }, async () => {
    // Lone surrogates are no text: JSON and PostgreSQL have none.
    const text = fc.string({ unit: "binary", minLength: 1, maxLength: 60 }).filter((one) => one.isWellFormed());
    const name = fc.oneof(
      text,
      fc.constantFrom("محمد عبداللہ خان نیازی", 'O\'Neil "Jr." \\ <b>', "Gül\tÖz", "\u007f\u0080"),
    );
    const property = fc.asyncProperty(name, text, text, async (bearer, courseTitle, criteria) => {
      const badge = signed({ name: bearer, courseTitle, criteria });
      const file = JSON.stringify(badge);
      expect(readSigned(file, key.publicKey)?.name).toBe(courseTitle);
      expect(await accepts(JSON.parse(file))).toBe(true);
    });
    await fc.assert(property, { numRuns: 100 });
  });

  it("is accepted by neither verifier after a change of any one byte, 1,000 of 1,000", async () => {
    const whole = Buffer.from(JSON.stringify(signed()));
    let accepted = 0;
    for (let change = 0; change < 1_000; change++) {
      const bytes = Buffer.from(whole);
      const place = randomInt(bytes.length);
      bytes[place] = ((bytes[place] ?? 0) + randomInt(1, 256)) & 255;
      const changed = textOf(bytes);
      // The badges' vocabulary has this term under two spellings, and the statements are what is signed.
      if (changed?.replace('"Criteria":', '"criteria":') === String(whole)) continue;
      const badge = changed && jsonOf(changed);
      if (changed && (readSigned(changed, key.publicKey) || (badge && (await accepts(badge))))) accepted++;
    }
    expect(accepted).toBe(0);
  }, 120_000);

  it("is not accepted with another key, with a field of somebody else's, or if it is none at all", () => {
    const file = JSON.stringify(signed());
    expect(readSigned(file, newKeyPair().publicKey)).toBeNull();
    for (const wrong of ["z6Mk", "", "z"]) expect(readSigned(file, wrong)).toBeNull();
    expect(readSigned(JSON.stringify({ ...signed(), grade: "A" }), key.publicKey)).toBeNull();
    for (const text of ["", "{}", "null"]) expect(readSigned(text, key.publicKey)).toBeNull();
  });
});

/** A file's text; null for bytes that are none. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
