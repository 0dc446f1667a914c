import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

const keyLength = 32;
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

/** A Secret ID as it is stored: `scrypt$<salt>$<key>`, both base64url. */
export async function hashSecretId(secretId: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(secretId, salt);
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether a hash was made from this Secret ID, compared in constant time; false if it is no such hash. */
export async function matchesSecretId(secretId: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  const expected = Buffer.from(key, "base64url");
  const given = await derive(secretId, Buffer.from(salt, "base64url"));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function derive(secretId: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(secretId, salt, keyLength, cost, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
