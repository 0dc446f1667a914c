import type { ListedOrder, OrderHistory } from "#domains/money/server/list-orders.ts";
import type { SettledOrder } from "#domains/money/server/settle-order.ts";
import { ask } from "#server/manage/client.ts";
import { type Command, columns } from "#server/manage/command.ts";
import { listCommand } from "#server/manage/list-command.ts";
import { formatMoney } from "#shared/formats/format-money.ts";

/** A value that has travelled as JSON: its dates are texts. */
type Sent<Value> = {
  [Name in keyof Value]: Value[Name] extends Date
    ? string
    : Value[Name] extends Date | null
      ? string | null
      : Value[Name];
};

const states = "awaiting_payment, proof_sent, paid, rejected, expired or cancelled";

const list = listCommand<Sent<ListedOrder>>({
  name: "orders list",
  about: "Lists the orders of plans, the latest first.",
  example: "orders list --state proof_sent --limit 50",
  path: "/orders",
  filter: { field: "state", value: "<state>", about: `only these: ${states}` },
  head: ["REFERENCE", "STATE", "AMOUNT", "OPENED", "STUDENT", "PLAN"],
  row: ({ reference, state, student, courseTitle, planTitle, createdAt, ...order }) => [
    ...[reference, stateOf(state), amountOf(order), createdAt.slice(0, 10)],
    ...[nameOf(student), `${courseTitle}, ${planTitle}`],
  ],
});

const show: Command = {
  name: "orders show",
  about: "Shows an order, its student and what happened to it.",
  words: ["<reference>"],
  options: {},
  example: "orders show K7M4-Q2XW",
  async run(client, { words }) {
    const order = await ask<Sent<OrderHistory>>(client, "GET", pathOf(words));
    const { reference, state, student, courseTitle, planTitle, months, createdAt, dueAt, changes } = order;
    const facts = columns([
      ["reference", reference],
      ["state", stateOf(state)],
      ["student", student.email ? `${nameOf(student)} <${student.email}>` : nameOf(student)],
      ["plan", `${courseTitle}, ${planTitle}, ${months} months`],
      ["amount", amountOf(order)],
      ["opened", minuteOf(createdAt)],
      ["to be paid by", minuteOf(dueAt)],
      ["to pay next", formatMoney({ minor: order.nextMinor, currency: order.currency })],
      ...(order.refundableUntil ? [["full refund until", order.refundableUntil.slice(0, 10)]] : []),
      ...changes.map((change) => [minuteOf(String(change.at)), stateOf(change.state)]),
    ]);
    const ledger = order.ledger.map((entry) => [
      ...[String(entry.dueAt).slice(0, 10), entry.instalment ? `${entry.kind} ${entry.instalment}` : entry.kind],
      formatMoney({ minor: entry.amountMinor, currency: order.currency }),
      ...[entry.method ?? "", entry.receipt ? `receipt ${entry.receipt}` : "", entry.note ?? ""],
    ]);
    return { answer: order, text: `${facts}\n\n${columns([["DUE", "ENTRY", "AMOUNT"], ...ledger])}` };
  },
};

const seenMoney = {
  amount: { value: "<amount>", about: "what came, if not what was asked for: 149 or 1250.50" },
  method: { value: "<how>", about: "transfer, card or cash; a transfer unless named" },
};

/** A command that settles an order; repeated, it counts once. */
function settle(name: string, about: string, outcome: "confirmed" | "rejected" | "cancelled"): Command {
  return {
    name,
    about,
    words: ["<reference>"],
    options: outcome === "confirmed" ? seenMoney : {},
    example: `${name} K7M4-Q2XW`,
    async run(client, { words, texts }) {
      const query = Object.keys(texts).length > 0 ? `?${new URLSearchParams(texts)}` : "";
      const order = await ask<SettledOrder>(client, "POST", `${pathOf(words)}/${outcome}${query}`);
      const { reference, state, changed } = order;
      return { answer: order, text: `The order ${reference} is ${changed ? "now" : "already"} ${state}.` };
    },
  };
}

/** The commands about orders and their payment. */
export const orderCommands: Command[] = [
  list,
  show,
  settle("orders cancel", "Cancels an order.", "cancelled"),
  settle(
    "payments confirm",
    "Confirms that the money for an order has arrived; the student gets an email.",
    "confirmed",
  ),
  settle("payments reject", "Refuses the proof of payment of an order; the student gets an email.", "rejected"),
];

const pathOf = ([reference = ""]: string[]) => `/orders/${encodeURIComponent(reference)}`;
const stateOf = (state: string) => state.replaceAll("_", " ");
const nameOf = ({ firstName, lastName }: ListedOrder["student"]) => `${firstName} ${lastName}`.trim() || "(erased)";
const minuteOf = (time: string) => `${time.slice(0, 16).replace("T", " ")} UTC`;

function amountOf({ amountMinor: minor, currency }: Pick<ListedOrder, "amountMinor" | "currency">): string {
  return formatMoney({ minor, currency });
}
