import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { AppEnv } from "#server/api/app-env.ts";
import type { Viewer } from "#server/services/lectures/lecture-links.ts";
import { limitKey } from "#server/services/visitors/limit-key.ts";
import { cookieName } from "#shared/rules/cookie-name.ts";

const name = "viewer";
const shape = /^[\w-]{22}$/;

/** Who watches: the network the request comes from, and the browser, where it has been given its cookie. */
export function viewerOf(c: Context<AppEnv>): Viewer {
  const cookie = getCookie(c, name, "host") ?? getCookie(c, name);
  return { network: limitKey(c.get("visitor").address), browser: cookie && shape.test(cookie) ? cookie : null };
}

/**
 * Gives a browser the cookie that its next links are tied to. It holds nothing but chance, no script can read it, and it
 * goes when the browser is closed.
 */
export function nameBrowser(c: Context<AppEnv>, { isSecure }: { isSecure: boolean }) {
  const value = randomBytes(16).toString("base64url");
  setCookie(c, cookieName(name, isSecure), value, { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure });
}
