import { ask } from "#server/manage/client.ts";
import { columns } from "#server/manage/columns.ts";
import type { Command } from "#server/manage/command.ts";
import { pageOptions, tellList } from "#server/manage/lists.ts";
import type { ListedOrder, OrderHistory } from "#server/services/orders/list-orders.ts";
import type { SettledOrder } from "#server/services/orders/settle-order.ts";
import { formatMoney } from "#shared/rules/format-money.ts";

/** What travelled as JSON: a moment is text. */
type Sent<Value> = { [Name in keyof Value]: Value[Name] extends Date ? string : Value[Name] };

const states = "awaiting_payment, proof_sent, paid, rejected, expired or cancelled";

const list: Command = {
  name: "orders list",
  about: "Lists the orders of plans, the latest first.",
  words: [],
  options: { state: { value: "<state>", about: `only these: ${states}` }, ...pageOptions },
  example: "orders list --state proof_sent --limit 50",
  async run(client, given) {
    const head = ["REFERENCE", "STATE", "AMOUNT", "OPENED", "STUDENT", "PLAN"];
    const row = ({ reference, state, student, courseTitle, planTitle, createdAt, ...order }: Sent<ListedOrder>) => [
      ...[reference, state.replaceAll("_", " "), amountOf(order), createdAt.slice(0, 10)],
      ...[nameOf(student), `${courseTitle}, ${planTitle}`],
    ];
    return await tellList(client, given, {
      path: "/orders",
      query: { state: given.texts.state },
      table: { head, row },
    });
  },
};

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
      ["state", state.replaceAll("_", " ")],
      ["student", student.email ? `${nameOf(student)} <${student.email}>` : nameOf(student)],
      ["plan", `${courseTitle}, ${planTitle}, ${months} months`],
      ["amount", amountOf(order)],
      ["opened", minuteOf(createdAt)],
      ["to be paid by", minuteOf(dueAt)],
      ...changes.map((change) => [minuteOf(String(change.at)), change.state.replaceAll("_", " ")]),
    ]);
    return { answer: order, text: facts };
  },
};

/** A command that settles an order; said twice it counts once. */
function settle(name: string, about: string, outcome: "confirmed" | "rejected" | "cancelled"): Command {
  return {
    name,
    about,
    words: ["<reference>"],
    options: {},
    example: `${name} K7M4-Q2XW`,
    async run(client, { words }) {
      const order = await ask<SettledOrder>(client, "POST", `${pathOf(words)}/${outcome}`);
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
const nameOf = ({ firstName, lastName }: ListedOrder["student"]) => `${firstName} ${lastName}`.trim() || "(erased)";
const minuteOf = (moment: string) => `${moment.slice(0, 16).replace("T", " ")} UTC`;

function amountOf({ amountMinor: minor, currency }: Pick<ListedOrder, "amountMinor" | "currency">): string {
  return formatMoney({ minor, currency });
}
