import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "#server/config/log.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { Browser } from "../../support/browser.ts";
import { contactForm } from "../../support/contact-form.ts";
import { embedded } from "../../support/databases.ts";
import { signedPost, stripeKeys } from "../../support/stripe-peer.ts";

const person = { name: "Sana Malik", email: "sana@example.com", password: "sunny river forty two" };

describe("what is tried leaves a line in the log", () => {
  const lines: string[] = [];
  let opened: OpenDatabase;
  let test: TestApp;

  beforeAll(async () => {
    const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
    const renderPage = async () => new Response("page", { status: 422 });
    const environment = { ...stripeKeys, DEMO_CONTENT: "on" };
    opened = await embedded.open();
    test = await startTestApp(environment, { database: opened, renderPage, log });
  });
  afterAll(async () => await test.stop());

  const said = (fields: object) =>
    lines
      .map((line) => JSON.parse(line))
      .filter((line) => Object.entries(fields).every(([name, value]) => line[name] === value));

  it("of an account: what, how it went, and a mark that is the same for the same address", async () => {
    const { own } = test.app.services.accounts;
    const browser = new Browser();
    await own?.signUp(person, browser.visitor);
    await own?.signIn({ ...person, password: "wrong" }, browser.visitor).catch(() => {});
    await own?.signIn({ ...person, email: "other@example.com" }, browser.visitor).catch(() => {});
    browser.take((await own?.signIn(person, browser.visitor)) ?? []);
    await own?.requestPasswordReset(person, browser.visitor);
    await own
      ?.confirmEmail({ token: "invalid", password: "" }, { user: null, visitor: browser.visitor })
      .catch(() => {});
    await test.app.services.accounts.signOut(browser.visitor);
    const acts = said({ msg: "account" }).map(({ act, outcome }) => `${act} ${outcome}`);
    expect(acts).toEqual([
      "sign-up done",
      "sign-in unauthorized",
      "sign-in unauthorized",
      "sign-in done",
      "forgotten-password done",
      "confirmed-address unauthorized",
      "sign-out done",
    ]);
    const marks = said({ msg: "account", act: "sign-in" }).map(({ account }) => account);
    expect(marks[0]).toMatch(/^[\w-]{12}$/);
    expect([marks[1] === marks[0], marks[2] === marks[0]]).toEqual([false, true]);
  });

  it("of a door: a wrong Secret ID, a forged link, a foreign page, a forged event", async () => {
    await test.ask("/api/batches/mern-evening/videos?secretId=WRONG-ONE");
    await test.ask("/api/lectures/mern-evening-lecture-1/film?token=FORGED");
    await test.post("/api/send-email", contactForm(), { Origin: "https://evil.example" });
    await test.ask("/api/payments/stripe", signedPost({ id: "evt_1" }, { secret: "whsec_another0000" }));
    await test.ask("/contact", { method: "POST", headers: { Origin: "https://evil.example" }, body: "a=b" });
    await test.ask("/sign-in", { method: "POST", body: "email=sana%40example.com&password=sunny" });
    const statuses = said({ msg: "request" }).map(({ path, status }) => `${path} ${status}`);
    expect(statuses).toEqual([
      "/api/batches/mern-evening/videos 401",
      "/api/lectures/mern-evening-lecture-1/film 403",
      "/api/send-email 403",
      "/api/payments/stripe 401",
      "/contact 403",
      "/sign-in 422",
    ]);
    for (const line of said({ msg: "request" })) expect(line.requestId).toMatch(/^[\w-]{36}$/);
  });

  it("under an id of our own, whatever a visitor names", async () => {
    for (const id of ["visitors-own-id-1", "x".repeat(300)]) {
      const answer = await test.ask("/api/courses", { headers: { "X-Request-Id": id } });
      expect(answer.headers.get("X-Request-Id")).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    }
  });

  it("of a failed query without what somebody sent", async () => {
    const failing = opened.database.execute(sql`select cast(${"What I learnt, by sana@example.com"} as integer)`);
    const log = createLog({ logLevel: "info" }, { write: (line) => void lines.push(line) });
    await failing.then(undefined, (err: unknown) => log.error({ err }, "a query failed"));
    const [line] = said({ msg: "a query failed" });
    expect(line.err).toMatchObject({ message: "Failed query: select cast($1 as integer)", cause: { code: "22P02" } });
    expect(JSON.stringify(line)).not.toMatch(/learnt|sana/);
  });

  it("and no more than that: no name, no address, no secret, no line of somebody else's making", async () => {
    await test.ask(`/api/x%0a{"level":60}%1b[31m`);
    await test.ask("/api/courses", { headers: { "X-Request-Id": 'x"}\n{"invalid":true' } }).catch(() => {});
    const everything = lines.join("");
    for (const secret of ["sana@example.com", "Sana", "sunny", "WRONG-ONE", "FORGED", "203.0.113.7", "Ayesha"])
      expect(everything, secret).not.toContain(secret);
    for (const line of lines) {
      expect(line.endsWith("\n")).toBe(true);
      expect(line.slice(0, -1)).not.toMatch(/\p{Cc}/u);
      expect(JSON.parse(line).time).toMatch(/Z$/);
    }
  });
});
