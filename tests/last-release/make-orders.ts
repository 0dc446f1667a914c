import { sql } from "drizzle-orm";
import type { OpenDatabase } from "#server/db/client.ts";
import { callVerb, settleOrder } from "../support/call-verb.ts";
import { simpleEnrolment } from "../support/enrolment-forms.ts";
import { moneyOf } from "../support/money.ts";
import { readPayPath, type StudentOrder, someAddress } from "../support/orders.ts";
import { type FakePaymentProvider, startPaymentProvider } from "../support/payment-provider.ts";
import { png } from "../support/proofs.ts";

/** Makes an order in each state that the program knows, on the program's own verbs. */
export async function makeOrders(opened: OpenDatabase): Promise<FakePaymentProvider> {
  const provider = await startPaymentProvider(opened);
  const { test } = provider;
  const { monthly, newBatch, passTime } = moneyOf(() => ({ opened, staff: provider }));
  const whole = () => monthly({ schedule: "whole" });
  const call = async (...[verb, ...args]: [Parameters<typeof callVerb>[1], ...unknown[]]) => {
    const { status, body } = await callVerb(test, verb, ...args);
    if (status !== 200) throw new Error(`${verb}: ${JSON.stringify(body)}`);
    return body;
  };
  const settle = async ({ reference }: Named, decision: object = {}) => {
    const { status, body } = await settleOrder(test, reference, decision);
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
  const further = { isFurther: true, method: "cash" };
  const correct = ({ reference }: Named, amount: string, direction: "up" | "down") =>
    call("correctOrder", reference, { amount, direction, reason: "agreed" });
  const refund = ({ reference }: Named, amount: string, method = "transfer") =>
    call("refundOrder", reference, { amount, method, reason: "asked", beyondWindow: true });
  const applyCode = async ({ reference, key }: StudentOrder, code: string) =>
    await test.app.services.orders.applyDiscount({ reference, key }, code, someAddress());
  const sendProof = async ({ reference, key }: StudentOrder) =>
    await test.app.services.orders.sendProof({ reference, key }, png(reference));
  const renewed = async (changes: object) => {
    const { order, chargeId, subscriptionId } = await provider.paidByCard(changes);
    const again = async () => await provider.deliverAll(provider.stripe.account.renew(subscriptionId).events);
    return { order, chargeId, again };
  };

  async function atDesk(monthlyPrice: string, currency: string, schedule: "whole" | "monthly"): Promise<StudentOrder> {
    const email = `${crypto.randomUUID()}@example.com`;
    const form = simpleEnrolment({ course: "data-analyst", email, batch: await newBatch(10) });
    const headers = { "Content-Type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(form) };
    const { id } = await (await test.ask("/api/send-email", init, someAddress())).json();
    const { reference } = await call("openOrder", id, { plan: "standard", monthly: monthlyPrice, currency, schedule });
    return { email, ...readPayPath(await provider.pathOf(reference)) };
  }

  await call("makeDiscount", { code: "TENTH", percent: 10, maxUses: 9 });
  await call("makeDiscount", { code: "FIVE-OFF", amount: "5", currency: "USD", maxUses: 9 });
  const batch = await newBatch(20);

  await whole();
  await monthly({ batch });
  await settle(await whole(), { amount: "100", method: "cash" });
  await applyCode(await monthly(), "TENTH");
  const cheaper = await monthly({ batch });
  await applyCode(cheaper, "FIVE-OFF");
  await settle(cheaper);
  await settle(cheaper, { ...further, amount: "40.50" });

  const waived = await whole();
  await correct(waived, "447", "down");
  await settle(waived);
  const cut = await whole();
  await settle(cut);
  await correct(cut, "50", "down");
  const dearer = await monthly();
  await correct(dearer, "20", "up");
  await settle(dearer, { amount: "149" });
  await settle(dearer, { amount: "20", ...further });

  const given = await whole();
  await settle(given);
  await refund(given, "447");
  const partly = await monthly({ batch });
  await settle(partly);
  await refund(partly, "49.50", "cash");

  const card = await renewed({ course: "data-analyst", schedule: "monthly", batch });
  for (let month = 0; month < 3; month += 1) await card.again();
  const course = await renewed({ course: "data-analyst" });
  await provider.deliverAll(provider.stripe.account.refund(course.chargeId, 10_000));
  await course.again();

  const rupees = await atDesk("15,000", "PKR", "monthly");
  await settle(rupees);
  await settle(rupees, { ...further, amount: "7,500.50" });
  await settle(await atDesk("350.50", "QAR", "whole"), { method: "cash" });

  await settle(await whole(), { verdict: "cancelled" });
  await sendProof(await whole());
  const refused = await whole();
  await sendProof(refused);
  await settle(refused, { verdict: "proof_refused" });

  const late = await monthly({ batch });
  await settle(late);
  await passTime(late, 52);
  const expired = await whole();
  await opened.database.execute(sql`
    update orders set created_at = created_at - interval '20 days', due_at = due_at - interval '20 days'
    where reference = ${expired.reference}`);

  // The releases before the ledger stored the price alone.
  const [openBefore, paidBefore] = [await whole(), await monthly()];
  for (const { reference } of [openBefore, paidBefore])
    await opened.database.execute(sql`
      delete from ledger_entries using orders where order_id = orders.id and reference = ${reference}`);
  await opened.database.execute(sql`update orders set state = 'paid' where reference = ${paidBefore.reference}`);
  return provider;
}

type Named = Pick<StudentOrder, "reference">;
