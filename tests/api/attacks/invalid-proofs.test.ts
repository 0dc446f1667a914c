import { createHmac, generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoBookingAnswer } from "#domains/demo-classes/contract.ts";
import { createSignedTokens, type SignedTokens } from "#server/links/signed-tokens.ts";
import { hour } from "#shared/durations.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { Browser } from "../../support/browser.ts";
import { embedded } from "../../support/databases.ts";
import { demoCourse, demoForm, readSlots } from "../../support/demo.ts";
import { openOrder, type StudentOrder, someAddress } from "../../support/orders.ts";
import { orderCost } from "../../support/plan-cost.ts";
import { completedEvent, signedPost, stripeKeys } from "../../support/stripe-peer.ts";

const secret = "a secret of this test's own, 0123456789";
const soon = () => new Date(Date.now() + hour);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that look like ours for this purpose and subject, and are not. */
async function forgeries(tokens: SignedTokens, purpose: string, subject: string): Promise<[string, string][]> {
  const good = await tokens.sign(purpose, subject, soon());
  const [header = "", payload = "", signature = ""] = good.split(".");
  const claims = { sub: subject, exp: Math.floor(Date.now() / 1000) + 3600 };
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const flipped = signature.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  const keyed = (key: string) => createHmac("sha256", key).update(`${header}.${payload}`).digest("base64url");
  return [
    ["nothing", ""],
    ["words", "let me in"],
    ["one without a signature", `${header}.${payload}.`],
    ["one of algorithm none", `${part({ alg: "none" })}.${payload}.`],
    ["one of algorithm none, signed", `${part({ alg: "none" })}.${payload}.${signature}`],
    ["one of algorithm NONE", `${part({ alg: "NONE" })}.${part(claims)}.`],
    [
      "one signed with a key of the sender's",
      await new SignJWT(claims).setProtectedHeader({ alg: "RS256" }).sign(privateKey),
    ],
    ["one that brings its own key", `${part({ alg: "HS256", jwk: { kty: "oct", k: "" } })}.${payload}.${keyed("")}`],
    ["one signed with an empty key", `${header}.${payload}.${keyed("")}`],
    ["one signed with the secret itself, not its key for this", `${header}.${payload}.${keyed(secret)}`],
    ["one with a changed signature", `${header}.${payload}.${flipped}`],
    ["one with a changed subject", `${header}.${part({ ...claims, sub: "another" })}.${signature}`],
    ["one with a longer life", `${header}.${part({ ...claims, exp: claims.exp * 2 })}.${signature}`],
    ["one for another purpose", await tokens.sign("another", subject, soon())],
    ["one for another subject", await tokens.sign(purpose, "another", soon())],
    ["one that has expired", await tokens.sign(purpose, subject, new Date(Date.now() - hour))],
    ["one of another house", await createSignedTokens(`${secret}!`).sign(purpose, subject, soon())],
    ["one with more behind it", `${good}.${signature}`],
    ["very much", "a".repeat(5000)],
  ];
}

describe("a proof that was forged, changed, borrowed or kept too long", () => {
  let test: TestApp;
  const tokens = createSignedTokens(secret);

  beforeAll(async () => {
    const environment = { ...stripeKeys, AUTH_SECRET: secret.replace("secret", "phrase"), DEMO_CONTENT: "on" };
    test = await startTestApp({ ...environment, TRUST_PROXY: "1" }, { database: await embedded.open() });
  });
  afterAll(async () => await test.stop());

  const ours = createSignedTokens(secret.replace("secret", "phrase"));
  const status = async (path: string, init?: RequestInit) => (await test.ask(path, init, someAddress())).status;

  it("is told apart from a good one, whatever is wrong with it", async () => {
    expect(await tokens.read("order", await tokens.sign("order", "one", soon()))).toEqual({
      is: "good",
      subject: "one",
    });
    for (const [what, token] of await forgeries(tokens, "order", "one")) {
      const reading = await tokens.read("order", token);
      const opens = reading.is === "good" && reading.subject === "one";
      expect(opens, what).toBe(false);
    }
  });

  it("opens no order, and says the same whether there is one", async () => {
    const order: StudentOrder = await openOrder(test);
    const { orders } = test.app.services;
    const refusals = new Set<string>();
    for (const reference of [order.reference, "ZZZZ-ZZZZ"])
      for (const [what, key] of await forgeries(ours, "order", reference)) {
        const refused = await orders.show({ reference, key }).then(
          () => "opened",
          (error: Error) => error.message,
        );
        expect(refused, what).not.toBe("opened");
        if (what !== "one that has expired") refusals.add(refused);
        expect(
          await status(`/api/payments/${reference}/proof?key=${encodeURIComponent(key)}`, { method: "POST" }),
        ).toBe(403);
      }
    expect(refusals.size).toBe(1);
  });

  it("opens no proof, no booking, no calendar, no lecture and no account", async () => {
    const [slot] = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
    const booked = await test.post("/api/demo/bookings", demoForm(slot?.start ?? ""));
    const booking = demoBookingAnswer.parse(await booked.json());
    const { demo, accounts } = test.app.services;
    for (const [what, key] of await forgeries(ours, "demo-booking", booking.id)) {
      await expect(demo.open({ id: booking.id, key }), what).rejects.toMatchObject({ code: "forbidden" });
      await expect(demo.cancel({ id: booking.id, key }), what).rejects.toMatchObject({ code: "forbidden" });
    }
    const places: [string, string, (key: string) => string][] = [
      ["demo-calendar", booking.id, (key) => `/api/demo/bookings/${booking.id}/calendar.ics?key=${key}`],
      ["lecture", "mern-evening-lecture-1", (key) => `/api/lectures/mern-evening-lecture-1/film?token=${key}`],
    ];
    for (const [purpose, subject, path] of places)
      for (const [what, key] of await forgeries(ours, purpose, subject))
        expect([403, 422], `${purpose}: ${what}`).toContain(await status(path(encodeURIComponent(key))));
    const nobody = { user: null, visitor: new Browser().visitor };
    for (const purpose of ["reset-password", "confirm-email"])
      for (const [what, key] of await forgeries(ours, purpose, "somebody nobody@example.com")) {
        expect(await accounts.own?.isResetOpen(key), what).toBe(false);
        const refused = { code: "unauthorized" };
        await expect(accounts.own?.confirmEmail({ token: key, password: "" }, nobody), what).rejects.toMatchObject(
          refused,
        );
        await expect(accounts.own?.refuseAccount(key), what).rejects.toMatchObject(refused);
      }
  });

  it("makes no order paid: an event nobody signed, signed with another key, changed, or too old", async () => {
    const order = await openOrder(test);
    const event = completedEvent({ sessionId: "cs_test_1", reference: order.reference, amount: orderCost.totalCents });
    const good = signedPost(event);
    const header = String(new Headers(good.headers).get("Stripe-Signature"));
    const [at = "", v1 = ""] = header.split(",");
    const later = `t=${Math.floor(Date.now() / 1000) + 1}`;
    const withSignature = (signature: string): RequestInit => ({
      ...good,
      headers: { "Content-Type": "application/json", "Stripe-Signature": signature },
    });
    const forged: RequestInit[] = [
      { method: "POST", body: good.body },
      withSignature(""),
      withSignature(at),
      withSignature(v1),
      withSignature(`${at},v1=`),
      withSignature(`${at},v0=${v1.slice(3)}`),
      withSignature(`${later},${v1}`),
      withSignature(`${at},v1=${"0".repeat(64)}`),
      { ...good, body: `${good.body} ` },
      { ...good, body: good.body.replace(String(orderCost.totalCents), "1") },
      signedPost(event, { secret: "whsec_another0000" }),
      signedPost(event, { at: Date.now() - hour }),
    ];
    for (const [index, post] of forged.entries())
      expect(await status("/api/payments/stripe", post), `forgery ${index}`).toBe(401);
    expect((await test.app.services.orders.show(order)).state).toBe("awaiting_payment");
  });
});
