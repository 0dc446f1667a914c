import type { Cookies, User } from "#server/integrations/auth/port.ts";
import type { Accounts } from "#server/services/accounts/account-services.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";

/** Who sent a page's request. An answer that depends on it is nobody's to keep. */
export class RequestSession {
  readonly visitor: Visitor;
  readonly #accounts: Accounts;
  readonly #cookies: Cookies = [];
  #user: Promise<User | null> | undefined;

  constructor(accounts: Accounts, visitor: Visitor) {
    this.#accounts = accounts;
    this.visitor = visitor;
  }

  /** The signed-in user, looked up once a request; null for nobody. */
  user(): Promise<User | null> {
    this.#user ??= this.#accounts.whoIs(this.visitor);
    return this.#user;
  }

  /** Sends these cookies with the answer. */
  setCookies(cookies: Cookies) {
    this.#cookies.push(...cookies);
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
