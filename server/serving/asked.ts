import { mayBringSession } from "#shared/rules/session-cookie.ts";

/** What of a request decides which answer it may be sent. */
export interface Asked {
  url: string;
  cookie?: string | undefined;
  acceptEncoding?: string | undefined;
}

export function askedBy({ url, headers }: Request): Asked {
  const acceptEncoding = headers.get("accept-encoding") ?? undefined;
  return { url, cookie: headers.get("cookie") ?? undefined, acceptEncoding };
}

/** Whether a request tells nothing of who sends it, and asks for nothing in particular. */
export function isPlain({ url, cookie }: Asked): boolean {
  return !url.includes("?") && !mayBringSession(cookie);
}
