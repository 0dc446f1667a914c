/**
 * The cookie that tells the page, not the server, whether somebody is signed in: it is there while a session is, holds
 * nothing else, and opens nothing. A page reads it before it paints, so no header ever shows the wrong buttons first.
 */
export const SIGNED_IN_COOKIE = "signed-in";

/** Whether a browser's cookies (`document.cookie`, or a request's header) say that somebody is signed in. */
export function saysSignedIn(cookies: string): boolean {
  return /(?:^|; )(?:__Host-)?signed-in=1(?:;|$)/.test(cookies);
}
