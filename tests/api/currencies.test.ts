import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import type { Currency } from "#shared/money.ts";
import { callVerb } from "../support/call-verb.ts";
import { databases } from "../support/databases.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { moneyOf, monthlyCost } from "../support/money.ts";
import { readPayPath, someAddress } from "../support/orders.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";

const { months } = monthlyCost;

/** A text with plain spaces; a currency's code is followed by a no-break space. */
const spaced = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

describe.each(databases)("an order in any currency on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let provider: FakePaymentProvider;
  beforeAll(async () => {
    opened = await open();
    provider = await startPaymentProvider(opened);
  }, 60_000);
  afterAll(() => provider.stop());

  const { rowOf, ledgerOf, settle } = moneyOf(() => ({ opened, staff: provider }));

  /** An order that staff open at a price of a month, as its student has it. */
  async function openIn(currency: Currency, monthly: string) {
    const email = `${crypto.randomUUID()}@example.com`;
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(simpleEnrolment({ course: "data-analyst", email })),
    };
    const { id } = await (await provider.test.ask("/api/send-email", init, someAddress())).json();
    const opening = { plan: "standard", monthly, currency, schedule: "monthly" };
    const { body } = await callVerb(provider.test, "openOrder", id, opening);
    return { email, ...readPayPath(await provider.pathOf(body.reference)) };
  }

  it.each([
    ["JPY", "15,000", 15_000, "¥15,000", "1500", 1_500, "¥1,500"],
    ["KWD", "45.125", 45_125, "KWD 45.125", "5.125", 5_125, "KWD 5.125"],
    ["OMR", "55", 55_000, "OMR 55", "0.005", 5, "OMR 0.005"],
    ["PKR", "1,50,000.50", 15_000_050, "PKR 150,000.50", "500", 50_000, "PKR 500"],
    ["IRR", "900,000,000.25", 90_000_000_025, "IRR 900,000,000.25", "800000000", 80_000_000_000, "IRR 800,000,000"],
  ] as const)("in %s a month of %s is stored and printed with its own decimals", async (...given) => {
    const [currency, typed, minor, words, part, partMinor, partWords] = given;
    const order = await openIn(currency, typed);
    const inAll = minor * months;
    expect(await rowOf(order)).toMatchObject({ currency, openedMonthlyMinor: minor, openedAmountMinor: inAll });
    expect((await ledgerOf(order)).map(({ amountMinor }) => amountMinor)).toEqual(Array(months).fill(minor));
    expect(await settle(order, { amount: part, method: "cash" })).toMatchObject({ status: 200 });
    const { body } = await callVerb(provider.test, "findOrder", order.reference);
    expect(body.statement).toMatchObject({ currency, paidMinor: partMinor, balanceMinor: inAll - partMinor });
    const page = await provider.test.app.services.orders.show(order);
    expect([page.monthly, page.paid, page.receipts[0]?.amount].map(spaced)).toEqual([words, partWords, partWords]);
    expect(Number(page.asked.plain)).toBe(Number(typed.replaceAll(",", "")) - Number(part));
  });

  it.each([
    ["KWD", "45.125", 45_130, 45_130],
    ["JPY", "15,000", 15_000, 15_000],
    ["ISK", "21,000", 2_100_000, 21_000],
  ] as const)("in %s a month of %s is paid by card as the provider counts", async (currency, typed, asked, paid) => {
    const order = await openIn(currency, typed);
    const sessionId = (await provider.start(order)).split("/").at(-1) ?? "";
    const { form } = provider.stripe.requests.at(-1) ?? {};
    expect(form?.["line_items[0][price_data][unit_amount]"]).toBe(String(asked));
    await provider.deliverAll(provider.stripe.account.pay(sessionId).events);
    expect((await provider.ledgerOf(order)).at(-1)).toMatch(new RegExp(`^payment ${-paid} card:`));
    expect(await provider.stateOf(order)).toBe("paid");
  });

  it("in dinars a card is refunded in tens of fils alone", async () => {
    const order = await openIn("KWD", "45.125");
    const sessionId = (await provider.start(order)).split("/").at(-1) ?? "";
    await provider.deliverAll(provider.stripe.account.pay(sessionId).events);
    const refund = (amount: string) =>
      callVerb(provider.test, "refundOrder", order.reference, {
        ...{ amount, method: "card", reason: "asked", beyondWindow: true },
      });
    expect(await refund("5.125")).toMatchObject({ status: 422 });
    expect(await refund("5.12")).toMatchObject({ status: 200 });
  });
});
