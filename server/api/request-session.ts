import { viewerCookie, viewerOf } from "#server/api/viewer.ts";
import type { Cookies, User } from "#server/integrations/auth/port.ts";
import type { Accounts } from "#server/services/accounts/accounts.ts";
import type { Viewer } from "#server/services/lectures/lecture-links.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";

/** Who sent a page's request. An answer that depends on it is nobody's to keep. */
export class RequestSession {
  #visitor: Visitor;
  readonly #site: { isSecure: boolean };
  readonly #accounts: Accounts;
  readonly #cookies: Cookies = [];
  #user: Promise<User | null> | undefined;

  constructor(accounts: Accounts, visitor: Visitor, site: { isSecure: boolean }) {
    this.#site = site;
    this.#accounts = accounts;
    this.#visitor = visitor;
  }

  /** Who is asking, with the cookies as they are by now. */
  get visitor(): Visitor {
    return this.#visitor;
  }

  /** The signed-in user, looked up once a request; null for nobody. */
  user(): Promise<User | null> {
    this.#user ??= this.#accounts.whoIs(this.visitor);
    return this.#user;
  }

  /** Who watches lectures; a browser without its cookie for that gets one with the answer. */
  viewer(): Viewer {
    const viewer = viewerOf(this.#visitor);
    if (!viewer.browser) this.setCookies([viewerCookie(this.#site)]);
    return viewer;
  }

  /** Sends these cookies with the answer. What still looks at this request sees them, as at the browser's next one. */
  setCookies(cookies: Cookies) {
    this.#cookies.push(...cookies);
    const headers = new Headers(this.#visitor.headers);
    const set = cookies.map((cookie) => cookie.split(";", 1)[0] ?? "");
    const names = new Set(set.map(nameOf));
    const kept = (headers.get("cookie") ?? "").split("; ").filter((pair) => pair !== "" && !names.has(nameOf(pair)));
    headers.set("cookie", [...kept, ...set].join("; "));
    this.#visitor = { ...this.#visitor, headers };
    if (this.#user !== undefined) this.#user = this.#accounts.whoIs(this.#visitor);
  }

  /** The answer with its cookies; not to be kept by anyone, if it depends on who asked. */
  mark(response: Response): Response {
    if (!this.#user && this.#cookies.length === 0) return response;
    const headers = new Headers(response.headers);
    for (const cookie of this.#cookies) headers.append("Set-Cookie", cookie);
    headers.set("Cache-Control", "private, no-store");
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  }
}

function nameOf(pair: string): string {
  return pair.split("=", 1)[0] ?? "";
}
