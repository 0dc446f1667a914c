import type { HostedAuth, User } from "#server/integrations/auth/port.ts";
import { signedInHint } from "#server/integrations/auth/signed-in-hint.ts";
import { day } from "#shared/rules/durations.ts";

interface HostedAuthDeps {
  publishableKey: string;
  /** The provider's PEM public key. */
  jwtKey: string;
  siteUrl: string;
}

/** How far two clocks may differ, in milliseconds. */
const clockSkew = 5_000;
/** How old a token may be that still says who was here last, in milliseconds. */
const remembered = 7 * day;

/**
 * Accounts at Clerk. Its script on our sign-in pages keeps a token of a minute's life in a cookie, which is checked here
 * with the provider's public key and against our own origin: no request ever waits for the provider.
 */
export function createHostedAuth({ publishableKey, jwtKey, siteUrl }: HostedAuthDeps): HostedAuth {
  const hint = (isSignedIn: boolean) => signedInHint(isSignedIn, siteUrl.startsWith("https:"));

  async function read(headers: Headers, tolerance: number): Promise<User | null> {
    const token = cookieOf(headers, /^__session(?:_\w+)?$/);
    if (!token) return null;
    const [{ verifyToken }, { TokenVerificationError }] = await Promise.all([
      import("@clerk/backend"),
      import("@clerk/backend/errors"),
    ]);
    try {
      const claims = await verifyToken(token, { jwtKey, authorizedParties: [siteUrl], clockSkewInMs: tolerance });
      return { id: claims.sub, name: null, email: null, emailVerified: false };
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
      // The token has run out by the next visit; the sign-in page renews it without asking. Until then the header says
      // what the provider's script said last, and no page that matters believes it.
      const isThere = Number(cookieOf(headers, /^__client_uat(?:_\w+)?$/) ?? 0) > 0;
      const user = isThere ? await read(headers, remembered) : await read(headers, clockSkew);
      return { user, cookies: [hint(user !== null)] };
    },
    signOut: async () => [hint(false)],
  };
}

function cookieOf(headers: Headers, name: RegExp): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split("; ").map((pair) => pair.split("="));
  return pairs.find(([key = "", value]) => name.test(key) && value)?.[1];
}
