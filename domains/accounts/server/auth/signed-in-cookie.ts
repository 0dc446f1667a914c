import { SIGNED_IN_COOKIE } from "#domains/accounts/rules/says-signed-in.ts";
import { cookieName } from "#server/http/cookie-name.ts";
import { day } from "#shared/durations.ts";
import { signedIn } from "#shared/retention.ts";

/** Longest lifetime of a session and its cookie, in seconds from signing in. */
export const sessionLifetime = (signedIn.atMost.days * day) / 1000;

/** The `Set-Cookie` value of the cookie that pages read; it accompanies the session's own, and grants nothing. */
export function signedInCookie(isSignedIn: boolean, siteUrl: string): string {
  const isSecure = siteUrl.startsWith("https:");
  const value = isSignedIn ? `1; Max-Age=${sessionLifetime}` : "; Max-Age=0";
  return `${cookieName(SIGNED_IN_COOKIE, isSecure)}=${value}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
