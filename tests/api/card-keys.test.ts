import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cardKeys } from "#domains/money/contract.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { openOrder } from "../support/orders.ts";
import { type SmtpPeer, startSmtpPeer } from "../support/smtp.ts";
import { completedEvent, type StripePeer, signedPost, startStripePeer, stripeKeys } from "../support/stripe-peer.ts";
import { until } from "../support/until.ts";

const [first, other] = ["first", "other"].map((name) => `${name} 9f8e7d6c5b4a39281706f5e4d3c2b1a0`);
const keys = cardKeys.parse({
  secret: { key: stripeKeys.STRIPE_SECRET_KEY, webhook: stripeKeys.STRIPE_WEBHOOK_SECRET },
});

describe.each(databases)("the keys for cards, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let smtp: SmtpPeer;
  let stripe: StripePeer;
  let test: TestApp;
  const { member } = startOffice(() => test);
  const start = async (environment: Record<string, string> = {}) =>
    await startTestApp(
      {
        ...{ DEMO_CONTENT: "on", AUTH_SECRET: first ?? "", SMTP_URL: smtp.url, STRIPE_API_URL: stripe.origin },
        ...environment,
      },
      { database: { ...opened, close: async () => {} } },
    );
  beforeAll(async () => {
    [opened, smtp, stripe] = await Promise.all([open(), startSmtpPeer(), startStripePeer()]);
    test = await start();
  }, 60_000);
  afterAll(async () => {
    await test.stop();
    await opened.close();
    await Promise.all([smtp.close(), stripe.close()]);
  });
  const takesCards = async (app: TestApp, order: Awaited<ReturnType<typeof openOrder>>) =>
    (await app.app.services.orders.show(order)).takesCards;
  const answerOf = (id: string) => test.app.services.site().content.answers.find((one) => one.id === id);

  it("are typed by an owner: orders offer cards at once, and the keys go nowhere", async () => {
    const [sana, second] = [await member(), await member("owner", [], "Second Owner")];
    const order = await openOrder(test);
    expect(await sana.verbs.showCardKeys()).toMatchObject({ by: null, isLocked: false });
    expect(await takesCards(test, order)).toBe(false);
    await expect(sana.verbs.tryCardKeys()).rejects.toMatchObject({ reason: "card.noKeys" });
    const before = JSON.stringify(answerOf("payment"));

    await sana.verbs.setCardKeys(keys);
    expect(await takesCards(test, order)).toBe(true);
    expect((await sana.verbs.showStatus()).takesCards).toBe(true);
    // What the site says of cards follows.
    expect(JSON.stringify(answerOf("payment"))).not.toBe(before);
    expect(await sana.verbs.tryCardKeys()).toBe("works");
    expect(stripe.acts.at(-1)).toContain("GET /v1/checkout/sessions");
    const sessionId = (await test.app.services.orders.startCardPayment(order)).split("/").at(-1) ?? "";
    const event = completedEvent({ sessionId, reference: order.reference, amount: 1 });
    expect((await test.ask("/api/payments/stripe", signedPost(event))).status).toBe(200);

    for (const { email } of [sana, second]) {
      const mail = await until(() =>
        smtp.received.find(({ to, parsed }) => to.includes(email) && parsed.subject?.includes("keys for card")),
      );
      expect(mail.parsed.text).toContain(keys.secret.key.slice(-4));
      expect(mail.parsed.text).not.toContain(keys.secret.key);
    }
    const shown = await sana.verbs.showCardKeys();
    expect(shown).toMatchObject({ by: "settings", lastFour: keys.secret.key.slice(-4), isTest: true });
    const { rows } = await opened.database.execute(
      sql`select details::text as details from audit_entries where verb = 'setCardKeys'`,
    );
    expect(rows).toEqual([{ details: expect.stringContaining("…7890") }]);
    const documents = await test.app.manage(new Request("http://manage/content/documents"));
    const stored = await opened.database.execute(sql`select facts::text as facts, sealed from sealed_settings`);
    for (const said of [shown, rows, await documents.text(), stored.rows])
      for (const secret of Object.values(keys.secret)) expect(JSON.stringify(said)).not.toContain(secret);
  });

  it("are for an owner with a fresh second factor alone, and say what Stripe says to them", async () => {
    const manager = await member("manager");
    await expect(manager.verbs.setCardKeys(keys)).rejects.toMatchObject({ code: "forbidden" });
    await expect(manager.verbs.showCardKeys()).rejects.toMatchObject({ code: "forbidden" });
    const { verbs } = await member();
    stripe.unknownKey = keys.secret.key;
    expect(await verbs.tryCardKeys()).toBe("unknown");
    stripe.unknownKey = null;
    stripe.failWith = 500;
    expect(await verbs.tryCardKeys()).toBe("failed");
    stripe.failWith = null;
    for (const secret of [
      { ...keys.secret, key: "pk_test_1234567890" },
      { ...keys.secret, webhook: "1234567890" },
    ])
      expect(cardKeys.safeParse({ secret }).success).toBe(false);
  });

  it("reach every process, and end in every one", async () => {
    const second = await start();
    const { verbs } = await member();
    const order = await openOrder(test);
    expect(await takesCards(second, order)).toBe(true);
    await verbs.setCardKeys(null);
    await until(async () => (await takesCards(second, order)) === false || undefined);
    expect((await test.ask("/api/payments/stripe", signedPost({ id: "evt_1" }))).status).toBe(401);
    await verbs.setCardKeys(keys);
    await until(async () => (await takesCards(second, order)) || undefined);
    await second.stop();
  });

  it("with another AUTH_SECRET are asked for again, and the program starts; the environment wins", async () => {
    await test.stop();
    test = await start({ AUTH_SECRET: other ?? "" });
    const { verbs } = await member();
    expect(await verbs.showCardKeys()).toMatchObject({ by: null, isLocked: true });
    await verbs.setCardKeys(keys);
    expect(await verbs.showCardKeys()).toMatchObject({ by: "settings", isLocked: false });
    await test.stop();
    const ofMachine = { STRIPE_SECRET_KEY: "sk_test_of_the_machine", STRIPE_WEBHOOK_SECRET: "whsec_of_the_machine" };
    test = await start({ AUTH_SECRET: other ?? "", ...ofMachine });
    const again = await member();
    expect(await again.verbs.showCardKeys()).toMatchObject({ by: "environment", lastFour: "hine" });
  });
});
