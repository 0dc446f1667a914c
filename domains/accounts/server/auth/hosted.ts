import type { SignedIn } from "#server/http/user.ts";
import { day } from "#shared/durations.ts";
import type { HostedAuth } from "./port.ts";
import { signedInCookie } from "./signed-in-cookie.ts";

interface HostedAuthDeps {
  publishableKey: string;
  /** The provider's PEM public key. */
  jwtKey: string;
  siteUrl: string;
}

/** Allowed difference between two clocks, in milliseconds. */
const clockSkew = 5_000;
/** Oldest age at which a token still tells who was here last, in milliseconds. */
const lastUserTolerance = 7 * day;

/**
 * Accounts at Clerk. Its script on our sign-in pages stores a token that lives for a minute in a cookie. The token is
 * verified here with the provider's public key and against our origin, so no request waits for the provider.
 */
export function createHostedAuth({ publishableKey, jwtKey, siteUrl }: HostedAuthDeps): HostedAuth {
  const stateCookie = (isSignedIn: boolean) => signedInCookie(isSignedIn, siteUrl);

  async function read(headers: Headers, tolerance: number): Promise<SignedIn | null> {
    const token = cookieOf(headers, /^__session(?:_\w+)?$/);
    if (!token) return null;
    const [{ verifyToken }, { TokenVerificationError }] = await Promise.all([
      import("@clerk/backend"),
      import("@clerk/backend/errors"),
    ]);
    try {
      const claims = await verifyToken(token, { jwtKey, authorizedParties: [siteUrl], clockSkewInMs: tolerance });
      return {
        ...{ id: claims.sub, name: null, email: null, emailVerified: false },
        session: { keeper: "hosted", id: claims.sid },
      };
    } catch (error) {
      if (error instanceof TokenVerificationError) return null;
      throw error;
    }
  }

  return {
    kind: "hosted",
    widgets: { publishableKey },
    whoIs: (headers) => read(headers, clockSkew),
    async renew(headers) {
      // The token has expired by the next visit; the sign-in page renews it without a question. Until then the page's
      // header shows what the provider's script said last; pages that matter do not trust it.
      const isThere = Number(cookieOf(headers, /^__client_uat(?:_\w+)?$/) ?? 0) > 0;
      const user = isThere ? await read(headers, lastUserTolerance) : await read(headers, clockSkew);
      return { user, cookies: [stateCookie(user !== null)] };
    },
    signOut: async () => [stateCookie(false)],
  };
}

function cookieOf(headers: Headers, name: RegExp): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split("; ").map((pair) => pair.split("="));
  return pairs.find(([key = "", value]) => name.test(key) && value)?.[1];
}
