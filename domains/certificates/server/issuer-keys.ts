import { type Actor, audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { seal, unseal } from "#server/links/sealed-texts.ts";
import { holders, ownersAlone, query, verb } from "#server/verb.ts";
import { issuerDid } from "./credential.ts";
import { newKeyPair, type Signer } from "./data-integrity.ts";
import { findIssuerKeys, findSigningKey, type IssuerKey, insertIssuerKey, retireIssuerKey } from "./queries.ts";

export interface KeyDeps {
  database: Database;
  /** The program's secret: private keys are stored encrypted with a key derived from it. */
  secret: string;
  siteUrl: string;
}

const purpose = "issuer-key";

/** The name of a key in the issuer's DID document. */
const methodOf = (siteUrl: string, publicKey: string) => `${issuerDid(siteUrl)}#${publicKey}`;

/**
 * The key that signs now. The first one is made when it is first needed; one whose secret was replaced is retired, and
 * another takes its place. To be called in the transaction that signs: until it ends, no one rotates the key.
 */
export async function requireSigner(deps: KeyDeps, transaction: Database): Promise<Signer & { publicKey: string }> {
  const stored = await findSigningKey(transaction, "lock");
  const known = stored && opened(deps, stored);
  if (known) return known;
  await replaceKey(deps, transaction, system, stored);
  const made = await findSigningKey(transaction, "lock");
  const signer = made && opened(deps, made);
  if (!signer) throw new Error("No key of the issuer can be read.");
  return signer;
}

/** The same key, for content that the previous key may also sign, without waiting for certificates being issued now. */
export async function currentSigner(deps: KeyDeps): Promise<Signer> {
  const stored = await findSigningKey(deps.database);
  const known = stored && opened(deps, stored);
  return known ?? (await deps.database.transaction((transaction) => requireSigner(deps, transaction)));
}

/** The private half of a key; null if it was encrypted with another secret. */
function opened({ secret, siteUrl }: KeyDeps, { publicKey, privateKey }: IssuerKey) {
  try {
    const opened = unseal(secret, purpose, privateKey ?? "");
    return { publicKey, verificationMethod: methodOf(siteUrl, publicKey), privateKey: opened };
  } catch {
    return null;
  }
}

/** Retires a key, if there is one, and makes the next. Two calls at once make one. */
async function replaceKey(
  { secret }: Pick<KeyDeps, "secret">,
  transaction: Database,
  actor: Actor,
  before: IssuerKey | undefined,
) {
  const now = new Date();
  if (before) await retireIssuerKey(transaction, before.publicKey, now);
  const { publicKey, privateKey } = newKeyPair();
  const key = { publicKey, privateKey: seal(secret, purpose, privateKey), createdAt: now };
  if (!(await insertIssuerKey(transaction, key))) return;
  const details = { key: publicKey, before: before?.publicKey ?? null };
  await audit(transaction, actor, { verb: "rotateIssuerKey", subject: "certificate", subjectId: "keys", details }, now);
}

/** Retires the key that signs, and makes another, which it answers. Signatures of the old one still verify. */
export const rotateIssuerKey = verb(
  { may: ownersAlone, again: true },
  async (deps: Pick<KeyDeps, "database" | "secret">, actor: Actor): Promise<Pick<IssuerKey, "publicKey">> => {
    return await deps.database.transaction(async (transaction) => {
      await replaceKey(deps, transaction, actor, await findSigningKey(transaction, "lock"));
      const made = await findSigningKey(transaction);
      if (!made) throw new Error("No key of the issuer was made.");
      return { publicKey: made.publicKey };
    });
  },
);

/** The issuer's keys without their private halves, the latest first. */
export const listIssuerKeys = query(
  { may: holders("certificates") },
  async ({ database }: Pick<KeyDeps, "database">) => {
    return (await findIssuerKeys(database)).map(({ privateKey: _, ...key }) => key);
  },
);

/** The issuer's DID document (https://w3c-ccg.github.io/did-method-web/): every key that ever signed still verifies. */
export async function showDidDocument({ database, siteUrl }: Pick<KeyDeps, "database" | "siteUrl">) {
  const id = issuerDid(siteUrl);
  const keys = await findIssuerKeys(database);
  const methods = keys.map(({ publicKey }) => methodOf(siteUrl, publicKey));
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/multikey/v1"],
    id,
    verificationMethod: keys.map(({ publicKey }) => {
      const method = methodOf(siteUrl, publicKey);
      return { id: method, type: "Multikey", controller: id, publicKeyMultibase: publicKey };
    }),
    assertionMethod: methods,
  };
}
