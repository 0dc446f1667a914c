import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieIn } from "#server/services/visitors/cookie-in.ts";
import { cookieName } from "#shared/rules/cookie-name.ts";
import { day } from "#shared/rules/durations.ts";
import { knownDevice } from "#shared/rules/retention.ts";

/** Recognises the devices that have signed in to an account before. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Known devices, by a cookie with three parts: the device's random name, the time it was made, and a signature over both
 * and the account's address. The cookie opens nothing; it only gives the device tries of its own. The address cannot be
 * read from it, and the server stores nothing.
 */
export function createKnownDevices(secret: string, siteUrl: string) {
  const isSecure = siteUrl.startsWith("https:");
  const cookie = cookieName("device", isSecure);
  const sign = (device: string, made: string, email: string) =>
    createHmac("sha256", secret).update(`known-device\n${device}\n${made}\n${email}`).digest();

  /** The name of the device that sent these headers; null unless it has signed in to this account before. */
  const recognise = (headers: Headers, email: string): string | null => {
    const [device, made, signature] = cookieIn(headers, cookie)?.split(".") ?? [];
    if (!device || !made || !signature) return null;
    const age = Date.now() - Number.parseInt(made, 36);
    const isInTime = age >= 0 && age < knownDevice.days * day;
    return isInTime && isEqual(signature, sign(device, made, email)) ? device : null;
  };

  return {
    recognise,
    /** The `Set-Cookie` value that makes this device known to this account; a known device gets its name again. */
    createCookie(headers: Headers, email: string): string {
      const device = recognise(headers, email) ?? randomBytes(16).toString("base64url");
      const made = Date.now().toString(36);
      const value = `${device}.${made}.${sign(device, made, email).toString("base64url")}`;
      const lifetime = `Max-Age=${(knownDevice.days * day) / 1000}`;
      return `${cookie}=${value}; ${lifetime}; Path=/; HttpOnly${isSecure ? "; Secure" : ""}; SameSite=Lax`;
    },
  };
}

/** Compares as text, so that a signature has only one spelling, and in constant time. */
function isEqual(given: string, expected: Buffer): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected.toString("base64url"))];
  return one.length === other.length && timingSafeEqual(one, other);
}
