import { createHmac } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** The subject of a token, or the reason for its refusal. */
type TokenReading = { is: "good"; subject: string } | { is: "expired" } | { is: "invalid" };

export type SignedTokens = ReturnType<typeof createSignedTokens>;

/**
 * Signs the links that need no account: JSON Web Tokens, HMAC-SHA256, one key per purpose derived from `secret`. A token for
 * one purpose is worthless for another.
 */
export function createSignedTokens(secret: string) {
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = async (purpose: string) => {
    const key = keys.get(purpose) ?? deriveKey(secret, purpose);
    keys.set(purpose, key);
    return await key;
  };
  return {
    /** A token that names `subject` until `expires`; safe in a URL. */
    async sign(purpose: string, subject: string, expires: Date): Promise<string> {
      const jwt = new SignJWT().setProtectedHeader({ alg: "HS256" }).setSubject(subject).setExpirationTime(expires);
      return await jwt.sign(await keyOf(purpose));
    },
    /** Reads a token made by `sign` with the same secret and for the same purpose; never throws. */
    async read(purpose: string, token: string, now = new Date()): Promise<TokenReading> {
      try {
        const { payload } = await jwtVerify(token, await keyOf(purpose), { algorithms: ["HS256"], currentDate: now });
        return payload.sub ? { is: "good", subject: payload.sub } : { is: "invalid" };
      } catch (error) {
        return { is: error instanceof errors.JWTExpired ? "expired" : "invalid" };
      }
    },
  };
}

/** To be called once for each purpose: it costs as much as signing. */
function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
  const bytes = createHmac("sha256", secret).update(`link:${purpose}`).digest();
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}
