import { afterAll, beforeAll, expect } from "vitest";
import type { AppOptions } from "#server/compose/create-app.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { Browser } from "./browser.ts";
import { type SmtpPeer, startSmtpPeer } from "./smtp.ts";
import { until } from "./until.ts";

export const password = "sunny river forty two";
export const otherPassword = "quiet lantern by the well";

/** The token of the link to a page in a mail's text; empty without one. */
export const tokenIn = (text: string | undefined, page: string) =>
  new RegExp(`http://localhost:3000${page}\\?token=([\\w.-]+)`).exec(text ?? "")?.[1] ?? "";

/** The error of a refused verb: its code, and the fields it marks. */
export const refusal = (code: string, fields?: string[]) =>
  expect.objectContaining({
    code,
    ...(fields ? { fields: expect.toSatisfy((f) => fields.join() === Object.keys(f).join()) } : {}),
  });

/**
 * Runs the program on a database, without demo content unless `environment` says otherwise, with an SMTP peer, for the
 * tests of one suite. Returns what runs, from the first test on, and people with accounts of our own.
 */
export function startAccounts(
  open: () => Promise<OpenDatabase>,
  environment: Record<string, string> = {},
  options: AppOptions = {},
) {
  const running = {} as { opened: OpenDatabase; test: TestApp; smtp: SmtpPeer };
  beforeAll(async () => {
    const [opened, smtp] = await Promise.all([open(), startSmtpPeer()]);
    const test = await startTestApp(
      { DEMO_CONTENT: "off", SMTP_URL: smtp.url, ...environment },
      { ...options, database: opened },
    );
    Object.assign(running, { opened, test, smtp });
  });
  afterAll(async () => {
    await running.test.stop();
    await running.smtp.close();
  });
  let people = 0;

  const own = () => {
    const accounts = running.test.app.services.accounts.own;
    if (!accounts) throw new Error("The accounts are not ours.");
    return accounts;
  };

  /** A new visitor, in a browser and at an address of their own. */
  const somebody = () => {
    people += 1;
    const person = { name: "Sana Malik", email: `sana.${people}@example.com`, password };
    return { person, browser: new Browser(`198.51.100.${people}`) };
  };

  const resetTokens = (email: string) =>
    running.smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ parsed }) => tokenIn(parsed.text, "/reset-password"))
      .filter((token) => token !== "");

  return {
    running,
    own,
    somebody,
    async signedUp() {
      const someone = somebody();
      someone.browser.take(await own().signUp(someone.person, someone.browser.visitor));
      return someone;
    },
    async session(browser: Browser) {
      return await (await running.test.ask("/api/session", { headers: browser.headers })).json();
    },
    async mailTo(address: string, words: string) {
      const find = () =>
        running.smtp.received.find(({ to, parsed }) => to.includes(address) && parsed.subject?.includes(words));
      return await until(find);
    },
    /** The token of a reset link that a visitor asks for now. */
    async resetToken(email: string, browser: Browser) {
      const before = new Set(resetTokens(email));
      await own().requestPasswordReset({ email }, browser.visitor);
      return await until(() => resetTokens(email).find((token) => !before.has(token)));
    },
    async changePassword(browser: Browser, currentPassword: string, next: string) {
      const user = await running.test.app.services.accounts.whoIs(browser.visitor);
      if (!user) throw new Error("Nobody is signed in.");
      browser.take(await own().changePassword({ currentPassword, password: next }, { user, visitor: browser.visitor }));
    },
  };
}
