import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { cookieIn } from "#server/http/cookie-in.ts";
import { cookieName } from "#server/http/cookie-name.ts";
import { day } from "#shared/durations.ts";
import { knownDevice } from "#shared/retention.ts";

/** Recognises the devices that have signed in to an account, or shown its second factor, before. */
export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Known devices, by a cookie with three parts: the device's random name, the time it was made, and a signature over both
 * and the account, here its address or id. The cookie opens nothing; it only gives the device tries of its own. The
 * account cannot be read from it, and the server stores nothing. A `staff-device` has shown the second factor, which a
 * password alone does not do.
 */
export function createKnownDevices(secret: string, siteUrl: string, kind: "device" | "staff-device" = "device") {
  const isSecure = siteUrl.startsWith("https:");
  const cookie = cookieName(kind, isSecure);
  const sign = (device: string, made: string, account: string) =>
    createHmac("sha256", secret).update(`known-${kind}\n${device}\n${made}\n${account}`).digest();

  /** The name of the device that sent these headers; null unless it has signed in to this account before. */
  const recognise = (headers: Headers, account: string): string | null => {
    const [device, made, signature] = cookieIn(headers, cookie)?.split(".") ?? [];
    if (!device || !made || !signature) return null;
    const age = Date.now() - Number.parseInt(made, 36);
    const isInTime = age >= 0 && age < knownDevice.days * day;
    return isInTime && isEqual(signature, sign(device, made, account)) ? device : null;
  };

  return {
    recognise,
    /** The `Set-Cookie` value that makes this device known to this account; a known device gets its name again. */
    createCookie(headers: Headers, account: string): string {
      const device = recognise(headers, account) ?? randomBytes(16).toString("base64url");
      const made = Date.now().toString(36);
      const value = `${device}.${made}.${sign(device, made, account).toString("base64url")}`;
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
