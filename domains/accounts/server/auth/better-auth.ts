import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { makeSignature } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { passwordLength } from "#domains/accounts/contract.ts";
import { cookieName } from "#server/http/cookie-name.ts";
import { secureAdapter } from "./database-adapter.ts";
import type { Passwords } from "./passwords.ts";
import { sessionLifetime } from "./signed-in-cookie.ts";

export interface BetterAuthDeps {
  database: Parameters<typeof drizzleAdapter>[0];
  /** The tables, by the library's names for them. */
  tables: Record<"user" | "session" | "account" | "verification", object>;
  /** Signs the session cookies. */
  secret: string;
  siteUrl: string;
  passwords: Passwords;
}

/**
 * The library as configured here: our pages call its verbs, its HTTP handler is not mounted, and it talks only to our
 * database. Its log is off because it names addresses; its limits are off because ours guard every verb.
 */
export function openBetterAuth({ database, tables, secret, siteUrl, passwords }: BetterAuthDeps) {
  const isSecure = siteUrl.startsWith("https:");
  return betterAuth({
    baseURL: siteUrl,
    secret,
    database: secureAdapter(drizzleAdapter(database, { provider: "pg", schema: tables, transaction: true })),
    // Its renewal would postpone a session's end with every visit.
    session: { expiresIn: sessionLifetime, disableSessionRefresh: true, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: passwords,
    },
    advanced: {
      // Our tables have no columns for features we do not use.
      database: { generateId: () => randomUUID(), validateSchema: false },
      ipAddress: { disableIpTracking: true },
      // Its own prefix (`__Secure-`) would let a sibling host set the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      cookiePrefix: cookieName("auth", isSecure),
      cookies: { session_token: { name: cookieName("session", isSecure) } },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** The `Set-Cookie` value with a session's token, as the library makes it. */
export async function sessionCookie({ secret, siteUrl }: BetterAuthDeps, token: string): Promise<string> {
  const isSecure = siteUrl.startsWith("https:");
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  const attributes = `Max-Age=${sessionLifetime}; Path=/; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Lax`;
  return `${cookieName("session", isSecure)}=${value}; ${attributes}`;
}
