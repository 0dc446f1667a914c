import { randomBytes } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { cookieName } from "#server/http/cookie-name.ts";
import { limitKey, type Visitor } from "#server/http/visitor.ts";

const viewerName = "viewer";
const viewerShape = /^[\w-]{22}$/;

/** The viewer of lectures: the request's network, and the browser if it has a viewer cookie. */
export function viewerOf({ address, headers }: Visitor): Viewer {
  const cookies = parse(headers.get("cookie") ?? "");
  const cookie = cookies[cookieName(viewerName, true)] ?? cookies[viewerName];
  return { network: limitKey(address), browser: cookie && viewerShape.test(cookie) ? cookie : null };
}

/**
 * A `Set-Cookie` value with the random name that a browser's next lecture links are tied to. Scripts cannot read it, and
 * it ends with the browser's session.
 */
export function viewerCookie({ isSecure }: { isSecure: boolean }): string {
  const value = randomBytes(16).toString("base64url");
  const options = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  return serialize(cookieName(viewerName, isSecure), value, options);
}

/** A viewer, as far as a link can be tied to them. */
export interface Viewer {
  /** The address, or the prefix a household shares. */
  network: string;
  /** The browser's viewer cookie; null on its first visit, and if it stores none. */
  browser: string | null;
}
