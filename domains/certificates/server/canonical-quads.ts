import { createHash } from "node:crypto";
import type { StatusListCredential } from "./credential.ts";
import type { Badge, Proof } from "./open-badge.ts";

/** A signature's statements about itself. */
export type ProofOptions = Pick<Proof, "created" | "verificationMethod">;

type Quad = [subject: string, predicate: string, object: string];

const xsd = "http://www.w3.org/2001/XMLSchema#";
// The badge's own context writes some types with https.
const badgeXsd = "https://www.w3.org/2001/XMLSchema#";
const rdfType = "<http://www.w3.org/1999/02/22-rdf-syntax-ns#type>";
const credentials = (term: string) => `<https://www.w3.org/2018/credentials#${term}>`;
const badges = (term: string) => `<https://purl.imsglobal.org/spec/vc/ob/vocab.html#${term}>`;
const status = (term: string) => `<https://www.w3.org/ns/credentials/status#${term}>`;
const security = (term: string) => `<https://w3id.org/security#${term}>`;
const schema = (term: string) => `<https://schema.org/${term}>`;
const iri = (value: string) => `<${value}>`;
const literal = (value: string, type?: string) => `"${escaped(value)}"${type ? `^^<${type}>` : ""}`;

/** The statements of a badge, its terms read by the contexts that it names. */
export function quadsOfBadge(badge: Badge): Quad[] {
  const { issuer, credentialSubject: subject, credentialStatus: entry } = badge;
  const { achievement } = subject;
  const [identity] = subject.identifier;
  const [id, issuerId, subjectId, achievementId, entryId] = [badge, issuer, subject, achievement, entry].map((one) =>
    iri(one.id),
  );
  if (!id || !issuerId || !subjectId || !achievementId || !entryId) throw new Error("A part of the badge has no id.");
  return [
    [id, rdfType, credentials("VerifiableCredential")],
    [id, rdfType, badges("OpenBadgeCredential")],
    [id, credentials("issuer"), issuerId],
    [id, credentials("validFrom"), literal(badge.validFrom, `${xsd}dateTime`)],
    [id, schema("name"), literal(badge.name)],
    [id, credentials("credentialSubject"), subjectId],
    [id, credentials("credentialStatus"), entryId],
    [issuerId, rdfType, badges("Profile")],
    [issuerId, schema("name"), literal(issuer.name)],
    [issuerId, schema("url"), literal(issuer.url, `${badgeXsd}anyURI`)],
    [subjectId, rdfType, badges("AchievementSubject")],
    [subjectId, badges("activityStartDate"), literal(subject.activityStartDate, `${badgeXsd}date`)],
    [subjectId, badges("activityEndDate"), literal(subject.activityEndDate, `${badgeXsd}date`)],
    [subjectId, badges("identifier"), "_:identity"],
    [subjectId, badges("achievement"), achievementId],
    ["_:identity", rdfType, badges("IdentityObject")],
    ["_:identity", badges("identityHash"), literal(identity.identityHash)],
    ["_:identity", badges("identityType"), literal(identity.identityType)],
    ["_:identity", badges("hashed"), literal(String(identity.hashed), `${badgeXsd}boolean`)],
    ["_:identity", badges("salt"), literal(identity.salt)],
    [achievementId, rdfType, badges("Achievement")],
    [achievementId, badges("achievementType"), literal(achievement.achievementType)],
    [achievementId, schema("name"), literal(achievement.name)],
    [achievementId, schema("description"), literal(achievement.description)],
    [achievementId, badges("Criteria"), "_:criteria"],
    ["_:criteria", badges("narrative"), literal(achievement.criteria.narrative)],
    [entryId, rdfType, status("BitstringStatusListEntry")],
    [entryId, status("statusPurpose"), literal(entry.statusPurpose)],
    [entryId, status("statusListIndex"), literal(entry.statusListIndex)],
    [entryId, status("statusListCredential"), iri(entry.statusListCredential)],
  ];
}

/** The statements of a list of revoked credentials. */
export function quadsOfStatusList(list: StatusListCredential): Quad[] {
  const { credentialSubject } = list;
  const [id, subject] = [iri(list.id), iri(credentialSubject.id)];
  return [
    [id, rdfType, credentials("VerifiableCredential")],
    [id, rdfType, status("BitstringStatusListCredential")],
    [id, credentials("issuer"), iri(list.issuer)],
    [id, credentials("validFrom"), literal(list.validFrom, `${xsd}dateTime`)],
    [id, credentials("credentialSubject"), subject],
    [subject, rdfType, status("BitstringStatusList")],
    [subject, status("statusPurpose"), literal(credentialSubject.statusPurpose)],
    [subject, status("encodedList"), literal(credentialSubject.encodedList, "https://w3id.org/security#multibase")],
  ];
}

/** The statements of a proof. */
export function quadsOfProof({ created, verificationMethod }: ProofOptions): Quad[] {
  return [
    ["_:proof", rdfType, security("DataIntegrityProof")],
    ["_:proof", "<http://purl.org/dc/terms/created>", literal(created, `${xsd}dateTime`)],
    ["_:proof", security("cryptosuite"), literal("eddsa-rdfc-2022", "https://w3id.org/security#cryptosuiteString")],
    ["_:proof", security("proofPurpose"), security("assertionMethod")],
    ["_:proof", security("verificationMethod"), iri(verificationMethod)],
  ];
}

/**
 * Statements in their one canonical form (https://www.w3.org/TR/rdf-canon/). Their nodes without a name must differ in
 * their statements, and refer to no other such node: then they are numbered by the hashes of those.
 */
export function canonicalForm(quads: Quad[]): string {
  const unnamed = [...new Set(quads.flatMap(([subject, , object]) => [subject, object].filter(isUnnamed)))];
  const byHash = unnamed
    .map((node) => ({ node, hash: hashOf(quads, node) }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const names = new Map(byHash.map(({ node }, at) => [node, `_:c14n${at}`]));
  const named = (term: string) => names.get(term) ?? term;
  return inLines(quads.map(([subject, predicate, object]) => [named(subject), predicate, named(object)]));
}

const isUnnamed = (term: string) => term.startsWith("_:");

/** The hash of the statements about one node (RDF Dataset Canonicalization, 4.6). */
function hashOf(quads: Quad[], node: string): string {
  const seen = (term: string) => {
    if (!isUnnamed(term)) return term;
    return term === node ? "_:a" : "_:z";
  };
  const about = quads.filter(([subject, , object]) => subject === node || object === node);
  const lines = inLines(about.map(([subject, predicate, object]) => [seen(subject), predicate, seen(object)]));
  return createHash("sha256").update(lines).digest("hex");
}

function inLines(quads: Quad[]): string {
  const lines = quads.map((quad) => `${quad.join(" ")} .\n`);
  return [...new Set(lines)].sort().join("");
}

const shortEscapes: Record<string, string> = {
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
  '"': '\\"',
  "\\": "\\\\",
};

/** A text in the form of canonical N-Quads (RDF Dataset Canonicalization, appendix A). */
function escaped(text: string): string {
  return text.replaceAll(/[\p{Cc}"\\]/gu, (letter) => shortEscapes[letter] ?? unicodeEscape(letter));
}

/** Control characters up to U+001F, and delete; those from U+0080 on stay as they are. */
function unicodeEscape(letter: string): string {
  const code = letter.charCodeAt(0);
  return code > 0x7f ? letter : `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
