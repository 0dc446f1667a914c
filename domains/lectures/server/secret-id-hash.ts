import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const keyLength = 32;
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** A Secret ID without spaces and in capitals: people copy it from a chat, or hear it read aloud. */
const folded = (secretId: string) => secretId.replaceAll(/\s/g, "").toUpperCase();

/** A Secret ID as it is stored: `scrypt-folded$<salt>$<key>`, both base64url; spaces and case do not count. */
export async function hashSecretId(secretId: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(folded(secretId), salt);
  return `scrypt-folded$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/**
 * Whether a hash was made from this Secret ID, compared in constant time; false if it is no such hash. Hashes of release
 * 0.1 are of the text as it was given.
 */
export async function matchesSecretId(secretId: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split("$");
  if (!salt || !key) return false;
  const expected = Buffer.from(key, "base64url");
  const isMadeOf = async (text: string) => {
    const given = await derive(text, Buffer.from(salt, "base64url"));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  if (scheme === "scrypt-folded") return await isMadeOf(folded(secretId));
  return scheme === "scrypt" && ((await isMadeOf(secretId)) || (await isMadeOf(folded(secretId))));
}

function derive(secretId: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(secretId, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
