import { createHmac } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";

/** What a signed link is for. A token for one purpose is worthless for another. */
export type LinkPurpose = string;

/** The subject of a token, or why it is refused. */
export type TokenReading = { is: "good"; subject: string } | { is: "expired" } | { is: "invalid" };

export interface SignedTokens {
  /** A token that names `subject` until `expires`; safe in a URL. */
  sign(purpose: LinkPurpose, subject: string, expires: Date): Promise<string>;
  /** Reads a token made by `sign` with the same secret and for the same purpose; never throws. */
  read(purpose: LinkPurpose, token: string, now?: Date): Promise<TokenReading>;
}

/** Signs the links that need no account: JSON Web Tokens, HMAC-SHA256, one key per purpose derived from `secret`. */
export function createSignedTokens(secret: string): SignedTokens {
  const keys = new Map<LinkPurpose, Promise<CryptoKey>>();
  const keyOf = async (purpose: LinkPurpose) => {
    const key = keys.get(purpose) ?? deriveKey(secret, purpose);
    keys.set(purpose, key);
    return await key;
  };
  return {
    async sign(purpose, subject, expires) {
      const jwt = new SignJWT().setProtectedHeader({ alg: "HS256" }).setSubject(subject).setExpirationTime(expires);
      return await jwt.sign(await keyOf(purpose));
    },
    async read(purpose, token, now = new Date()) {
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
function deriveKey(secret: string, purpose: LinkPurpose): Promise<CryptoKey> {
  const bytes = createHmac("sha256", secret).update(`link:${purpose}`).digest();
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}
