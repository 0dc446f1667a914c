/**
 * The cookie that tells the page, not the server, whether the visitor is signed in. It exists as long as a session, has
 * no other content, and grants nothing. A page reads it before it paints, so the header never shows the wrong buttons.
 */
export const SIGNED_IN_COOKIE = "signed-in";

/** Whether a browser's cookies (`document.cookie`, or a request's header) say that the visitor is signed in. */
export function saysSignedIn(cookies: string): boolean {
  return /(^|; )(__Host-)?signed-in=1(;|$)/.test(cookies);
}
