import { readCertificateNumber, shownNumber } from "#domains/certificates/rules/certificate-number.ts";
import { partialName } from "#domains/certificates/rules/partial-name.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { fillText } from "#shared/fill-text.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { readSigned } from "./data-integrity.ts";
import { type Certificate, findCertificate, type IssuerKey } from "./queries.ts";

export interface ShowDeps {
  database: Database;
  site: () => Site;
}

/** A certificate as its public page shows it. */
export type VerifiedCertificate = ReturnType<typeof verified>;

/** The result for a number; one that is none of ours is told apart from one that was never given. */
export type Verification =
  | { is: "known"; certificate: VerifiedCertificate }
  | { is: "unknown"; number: string }
  | { is: "malformed" };

/** Looks a certificate up for anyone, by its number as it was typed. */
export async function verifyCertificate({ database, site }: ShowDeps, typed: string): Promise<Verification> {
  const number = readCertificateNumber(typed);
  if (!number) return { is: "malformed" };
  const found = await findCertificate(database, number);
  if (!found) return { is: "unknown", number: shownNumber(number) };
  return { is: "known", certificate: verified(found, site()) };
}

function verified({ certificate, key }: { certificate: Certificate; key: IssuerKey }, { content, messages }: Site) {
  const { name, isShared, courseId, courseTitle, issuerName, revokedAt } = certificate;
  const { timeZone } = content.company.hours;
  const dayOf = (moment: Date, zone = timeZone) => shownTime(moment, "day", zone, messages.language.lang);
  const courseNow = findCourse(content, courseId)?.title ?? courseTitle;
  const issuerNow = content.company.legalName;
  return {
    number: shownNumber(certificate.number),
    state: stateOf(certificate, key),
    /** In part unless the holder shares it; null once it was erased. */
    name: name === null ? null : { text: isShared ? name : partialName(name), isWhole: isShared },
    ...{ courseTitle, issuerName },
    batchName: certificate.batchName,
    duration: certificate.duration,
    teacher: certificate.teacher,
    criteria: certificate.criteria,
    from: dayOf(new Date(certificate.startDate), "UTC"),
    until: dayOf(new Date(certificate.endDate), "UTC"),
    issuedAt: dayOf(certificate.issuedAt),
    revokedAt: revokedAt && dayOf(revokedAt),
    revokedReason: certificate.revokedReason,
    /** The current names of course and institute, if they have changed. */
    courseNow: courseNow === courseTitle ? null : courseNow,
    issuerNow: issuerNow === issuerName ? null : issuerNow,
    /** Whether anyone may download the credential. */
    isShared: isShared && name !== null,
  };
}

/** "broken" if the stored credential is not the signed one. */
function stateOf(certificate: Certificate, { publicKey }: IssuerKey): "valid" | "revoked" | "broken" {
  if (certificate.revokedAt) return "revoked";
  return certificate.credential === null || fits(certificate, certificate.credential, publicKey) ? "valid" : "broken";
}

function fits(certificate: Certificate, credential: string, publicKey: string): boolean {
  const { name, courseTitle, issuerName, criteria } = certificate;
  const badge = readSigned(credential, publicKey);
  if (!badge) return false;
  const { identifier, achievement } = badge.credentialSubject;
  const said = [identifier[0].identityHash, badge.name, badge.issuer.name, achievement.criteria.narrative];
  return said.every((text, at) => text === [name, courseTitle, issuerName, criteria][at]);
}

/** The signed credential as a file. */
export interface CredentialFile {
  content: string;
  fileName: string;
}

/**
 * The signed credential of a certificate whose holder shares it; `not_found` for any other, whether there is one or not.
 */
export async function readSharedCredential({ database, site }: ShowDeps, typed: string): Promise<CredentialFile> {
  const number = readCertificateNumber(typed);
  const found = number === null ? undefined : await findCertificate(database, number);
  const { credential = null, isShared = false } = found?.certificate ?? {};
  if (!found || credential === null || !isShared) throw new AppError("not_found", "certificate.unknown");
  return credentialFile(found.certificate.number, credential, site());
}

export function credentialFile(number: string, content: string, { messages }: Pick<Site, "messages">): CredentialFile {
  return { content, fileName: fillText(messages.certificates.credentialFile, { number: shownNumber(number) }) };
}
