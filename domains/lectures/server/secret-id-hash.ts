import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { plainText } from "#shared/clean-text.ts";

const keyLength = 32;
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** A Secret ID without spaces and in capitals: people copy it from a chat, or hear it read aloud. */
const withoutSpaces = (secretId: string) => secretId.replaceAll(/\s/g, "").toUpperCase();

/** The same in plain signs, of any keyboard: digits of every script, dashes of every kind, no invisible marks. */
const folded = (secretId: string) => withoutSpaces(plainText(secretId).replaceAll(/[\p{Pd}\u2212]/gu, "-"));

/** A Secret ID as it is stored: `scrypt-folded$<salt>$<key>`, both base64url; spaces, case and keyboards do not count. */
export async function hashSecretId(secretId: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(folded(secretId), salt);
  return `scrypt-folded$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * Whether a hash was made from this Secret ID, compared in constant time; false if it is no such hash. Hashes of earlier
 * releases are of the signs as they were given, those of release 0.1 with spaces and case.
 */
export async function matchesSecretId(secretId: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split("$");
  if (!salt || !key) return false;
  if (scheme !== "scrypt-folded" && scheme !== "scrypt") return false;
  const expected = Buffer.from(key, "base64url");
  const readings = new Set([folded(secretId), withoutSpaces(secretId), ...(scheme === "scrypt" ? [secretId] : [])]);
  for (const text of readings) {
    const given = await derive(text, Buffer.from(salt, "base64url"));
    if (expected.length === given.length && timingSafeEqual(expected, given)) return true;
  }
  return false;
}

function derive(secretId: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(secretId, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
