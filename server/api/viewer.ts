import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import type { Viewer } from "#server/services/lectures/lecture-links.ts";
import { limitKey, type Visitor } from "#server/services/visitors/visitor.ts";
import { cookieName } from "#shared/rules/cookie-name.ts";

const name = "viewer";
const shape = /^[\w-]{22}$/;

/** Who watches: the network the request comes from, and the browser, where it has been given its cookie. */
export function viewerOf({ address, headers }: Visitor): Viewer {
  const cookies = parse(headers.get("cookie") ?? "");
  const cookie = cookies[cookieName(name, true)] ?? cookies[name];
  return { network: limitKey(address), browser: cookie && shape.test(cookie) ? cookie : null };
}

/**
 * A `Set-Cookie` value with the cookie that a browser's next links are tied to. It holds nothing but chance, no script
 * can read it, and it goes when the browser is closed.
 */
export function viewerCookie({ isSecure }: { isSecure: boolean }): string {
  const value = randomBytes(16).toString("base64url");
  return serialize(cookieName(name, isSecure), value, { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure });
}
