import type { Cookies, SignedIn } from "#server/http/user.ts";
import { type Viewer, viewerCookie, viewerOf } from "#server/http/viewer.ts";

import type { Visitor } from "#server/http/visitor.ts";

/** Answers who is signed in, by the cookies of a request. */
export interface WhoIs {
  whoIs(visitor: Visitor): Promise<SignedIn | null>;
}

/** The sender of a page's request. No cache may store an answer that depends on it. */
export class RequestSession {
  #visitor: Visitor;
  readonly #site: { isSecure: boolean };
  readonly #accounts: WhoIs;
  readonly #cookies: Cookies = [];
  #user: Promise<SignedIn | null> | undefined;

  constructor(accounts: WhoIs, visitor: Visitor, site: { isSecure: boolean }) {
    this.#site = site;
    this.#accounts = accounts;
    this.#visitor = visitor;
  }

  /** The visitor, with the cookies set so far. */
  get visitor(): Visitor {
    return this.#visitor;
  }

  /** The signed-in user, looked up once a request; null if no one is signed in. */
  user(): Promise<SignedIn | null> {
    this.#user ??= this.#accounts.whoIs(this.visitor);
    return this.#user;
  }

  /** The viewer of lectures. A browser without a viewer cookie gets one with the answer. */
  viewer(): Viewer {
    const viewer = viewerOf(this.#visitor);
    if (!viewer.browser) this.setCookies([viewerCookie(this.#site)]);
    return viewer;
  }

  /** Sends cookies with the answer. Later readers of this request see them as on the browser's next request. */
  setCookies(cookies: Cookies) {
    this.#cookies.push(...cookies);
    const headers = new Headers(this.#visitor.headers);
    const set = cookies.map((cookie) => cookie.split(";", 1)[0] ?? "");
    const names = new Set(set.map(nameOf));
    const others = (headers.get("cookie") ?? "").split("; ").filter((pair) => pair !== "" && !names.has(nameOf(pair)));
    headers.set("cookie", [...others, ...set].join("; "));
    this.#visitor = { ...this.#visitor, headers };
    if (this.#user !== undefined) this.#user = this.#accounts.whoIs(this.#visitor);
  }

  /** The answer with its cookies; marked as private if it depends on who asked. */
  mark(response: Response): Response {
    if (!this.#user && this.#cookies.length === 0) return response;
    const headers = new Headers(response.headers);
    for (const cookie of this.#cookies) headers.append("Set-Cookie", cookie);
    headers.set("Cache-Control", "private, no-store");
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  }
}

const nameOf = (pair: string) => pair.split("=", 1)[0] ?? "";
