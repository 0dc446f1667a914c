import type { ChangedOrder } from "#domains/money/server/manage-orders.ts";
import type { Discount } from "#domains/money/server/queries/discounts.ts";
import type { RefundedOrder } from "#domains/money/server/refund-order.ts";
import type { ListedRequest } from "#domains/money/server/requests-without-order.ts";
import { ask } from "#server/manage/client.ts";
import { type Command, columns, type Outcome } from "#server/manage/command.ts";
import { listCommand } from "#server/manage/list-command.ts";
import { formatMoney } from "#shared/formats/format-money.ts";

type Sent<Value> = { [Name in keyof Value]: Value[Name] extends Date | null ? string | null : Value[Name] };

const requests = listCommand<Sent<ListedRequest>>({
  name: "requests list",
  about: "Lists the enrolment requests without an order, the latest first.",
  example: "requests list --limit 20",
  path: "/requests",
  head: ["REFERENCE", "SENT", "COUNTRY", "COURSE", "BATCH", "STUDENT"],
  row: ({ reference, id, createdAt, country, courseId, batchId, student }) => [
    ...[reference ?? id, String(createdAt).slice(0, 10), country ?? "", courseId, batchId ?? ""],
    student,
  ],
});

const open: Command = {
  name: "orders open",
  about: "Opens the order of an enrolment request, in any currency of the price book; the student gets an email.",
  words: ["<reference of the request>"],
  options: {
    plan: { value: "<id>", about: "the plan" },
    schedule: { value: "<how>", about: "whole or monthly; the whole course unless named" },
    monthly: { value: "<amount>", about: "what a month costs, if the price book does not say" },
    currency: { value: "<code>", about: "of that amount: USD, PKR or QAR" },
  },
  example: "orders open K7M4-Q2XW --plan standard --monthly 15000 --currency PKR --schedule monthly",
  async run(client, { words: [reference = ""], texts }) {
    const path = `/requests/${encodeURIComponent(reference)}/order`;
    const opened = await ask<{ reference: string }>(client, "POST", path, texts);
    return { answer: opened, text: `The order ${opened.reference} is open, and the student has its e-mail.` };
  },
};

const refund: Command = {
  name: "payments refund",
  about: "Writes down money that you have sent back; the student gets an email and a receipt.",
  words: ["<reference>"],
  options: {
    amount: { value: "<amount>", about: "in the order's currency: 149 or 1250.50" },
    method: { value: "<how>", about: "transfer, card or cash" },
    reason: { value: "<text>", about: "why, without names" },
    "beyond-window": { about: "although the time for a full refund has passed" },
  },
  example: 'payments refund K7M4-Q2XW --amount 149 --method transfer --reason "moved abroad"',
  async run(client, { words, texts, switches }) {
    const body = { ...texts, beyondWindow: switches.has("beyond-window") };
    const order = await ask<RefundedOrder>(client, "POST", `${pathOf(words)}/refunds`, body);
    if (order.receipt === null)
      return { answer: order, text: "The card provider sends it back; the receipt follows when it says so." };
    const ended = order.isCancelled ? " The order is cancelled and its seat is free." : "";
    return { answer: order, text: `Receipt ${order.receipt} is written. ${standingOf(order)}${ended}` };
  },
};

const correct: Command = {
  name: "orders correct",
  about: "Raises or lowers what an order costs, for a reason.",
  words: ["<reference>"],
  options: {
    amount: { value: "<amount>", about: "by how much, in the order's currency" },
    direction: { value: "<way>", about: "up or down" },
    reason: { value: "<text>", about: "why, without names" },
  },
  example: 'orders correct K7M4-Q2XW --amount 20 --direction down --reason "late start"',
  async run(client, { words, texts }) {
    const order = await ask<ChangedOrder>(client, "POST", `${pathOf(words)}/corrections`, texts);
    return { answer: order, text: standingOf(order) };
  },
};

const makeDiscount: Command = {
  name: "discounts add",
  about: "Makes a discount code, which students write on their order's page.",
  words: ["<code>"],
  options: {
    percent: { value: "<number>", about: "per cent of the price; or an amount" },
    amount: { value: "<amount>", about: "with --currency" },
    currency: { value: "<code>", about: "USD, PKR or QAR" },
    course: { value: "<id>", about: "only for this course" },
    "max-uses": { value: "<number>", about: "how many orders may use it" },
    until: { value: "<day>", about: "its last day: 2026-12-31" },
  },
  example: "discounts add EARLY25 --percent 25 --max-uses 50 --until 2026-12-31",
  async run(client, { words: [code], texts }) {
    const { percent, "max-uses": maxUses, ...rest } = texts;
    const numbers = { ...(percent ? { percent: Number(percent) } : {}), maxUses: Number(maxUses) };
    const made = await ask<Sent<Discount>>(client, "POST", "/discounts", { code, ...rest, ...numbers });
    return { answer: made, text: `The code ${made.code} works now.` };
  },
};

const listDiscounts: Command = {
  name: "discounts list",
  about: "Lists the discount codes and how often each was used.",
  words: [],
  options: {},
  example: "discounts list",
  async run(client) {
    const found = await ask<Sent<Discount>[]>(client, "GET", "/discounts");
    const rows = found.map(({ code, percent, amountMinor, currency, uses, maxUses, endsAt, courseId }) => [
      ...[
        code,
        percent === null ? formatMoney({ minor: amountMinor ?? 0, currency: currency ?? "USD" }) : `${percent} %`,
      ],
      ...[`${uses} of ${maxUses}`, endsAt?.slice(0, 10) ?? "", courseId ?? ""],
    ]);
    const head = ["CODE", "OFF", "USED", "ENDS", "COURSE"];
    return { answer: found, text: rows.length === 0 ? "There is none." : columns([head, ...rows]) };
  },
};

const endDiscount: Command = {
  name: "discounts end",
  about: "Ends a discount code now; orders that have used it keep it.",
  words: ["<code>"],
  options: {},
  example: "discounts end EARLY25",
  async run(client, { words: [code = ""] }): Promise<Outcome> {
    const ended = await ask<{ code: string }>(client, "POST", `/discounts/${encodeURIComponent(code)}/ended`);
    return { answer: ended, text: `The code ${ended.code} has ended.` };
  },
};

/** The commands about prices and money: orders opened for requests, refunds, corrections and discounts. */
export const moneyCommands: Command[] = [requests, open, correct, refund, listDiscounts, makeDiscount, endDiscount];

const pathOf = ([reference = ""]: string[]) => `/orders/${encodeURIComponent(reference)}`;

function standingOf({ reference, currency, priceMinor, paidMinor, leftMinor }: ChangedOrder): string {
  const words = (minor: number) => formatMoney({ minor, currency });
  return `The order ${reference} costs ${words(priceMinor)}; ${words(paidMinor)} came, ${words(leftMinor)} are left.`;
}
