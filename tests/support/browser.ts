import type { Visitor } from "#server/http/visitor.ts";

/** A visitor's browser as the services see it: an address, a name, and the cookies it was given. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #address: string;
  readonly #name: string;

  constructor(address = "203.0.113.7", name = "Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0") {
    this.#address = address;
    this.#name = name;
  }

  /** Keeps and drops cookies as `Set-Cookie` values say. */
  take(cookies: string[]) {
    for (const cookie of cookies) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  get headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new Headers({ "user-agent": this.#name, ...(cookie ? { cookie } : {}) });
  }

  get visitor(): Visitor {
    return { address: this.#address, requestId: "test", headers: this.headers };
  }
}
