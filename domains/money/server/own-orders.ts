import type { Site } from "#domains/content/rules/site.ts";
import { entryFigures, type Figures, figuresOf } from "#domains/money/rules/figures.ts";
import type { InstalmentState } from "#domains/money/rules/instalments.ts";
import { isUnpaid, orderStateAt, takesMoney } from "#domains/money/rules/order-state.ts";
import { soldTitles } from "#domains/money/rules/sold-titles.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { graceOf, readFeeRules } from "#domains/money/server/desk/fee-rules.ts";
import { findOrdersOfPeople, type Order } from "#domains/money/server/queries/order-queries.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { type OrderEntry, readLedgers } from "./ledger.ts";
import { orderPath, ownReceiptPath } from "./order-links.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
}

/** An order as its student sees it in the portal. */
export type OwnOrder = Awaited<ReturnType<typeof findOwnOrders>>[number];

/** The orders of these people, latest first, each with the next payment and with its receipts. */
export async function findOwnOrders(deps: Deps, personIds: string[], { now, site }: { now: Date; site: Site }) {
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const orders = await findOrdersOfPeople(deps.database, personIds);
  const ledgers = await readLedgers(deps.database, orders);
  const grace = graceOf((await readFeeRules(deps.database)).rules);
  const shown = orders.map(async (order) => {
    const { reference, enrolmentId } = order;
    const { courseTitle: course } = soldTitles(site, order);
    const entries = ledgers.get(order.id) ?? [];
    const figures = figuresOf(statementOf(entries, order, now, grace), lang);
    const { price: amount, received, credit, standing } = figures;
    const state = orderStateAt(order, now);
    return {
      ...{ reference, enrolmentId, course, state, amount, received, credit, standing },
      owed: takesMoney(state) ? owedOf(order, figures, { timeZone, lang, grace }) : null,
      receipts: await receiptsOf(deps, order, { entries, timeZone, lang }),
      path: await orderPath(deps.signedTokens, order),
    };
  });
  return await Promise.all(shown);
}

/** The next payment of an order; null if nothing is left to pay. */
function owedOf(
  order: Order,
  { asked, next }: Figures,
  { timeZone, lang, grace }: { timeZone: string; lang: Locale; grace: number },
) {
  if (!next || next.state === "paid") return null;
  const { state, dueAt } = next;
  return {
    amount: asked.amount,
    // Where nothing closes, what is overdue is only late.
    state: isUnpaid(order.state) || !Number.isFinite(grace) ? unpaidState(state) : state,
    due: shownTime(dueAt, "day", timeZone, lang),
    /** The time when the lectures close over it. */
    closes: shownTime(new Date(dueAt.getTime() + (Number.isFinite(grace) ? grace : 0)), "day", timeZone, lang),
    /** The months it is for; null for a course that is paid at once. */
    months: asked.months,
  };
}

/** An unpaid order's money is due now, however far its day; no lectures are open yet that it could close. */
function unpaidState(state: InstalmentState): "due" | "late" {
  return state === "upcoming" || state === "due" ? "due" : "late";
}

async function receiptsOf(
  { signedTokens }: Deps,
  { currency }: Order,
  { entries, timeZone, lang }: { entries: OrderEntry[]; timeZone: string; lang: Locale },
) {
  const shown = entries.map(async (entry) => {
    const { kind, amountMinor, receipt: number, at } = entry;
    const path = await ownReceiptPath(signedTokens, entry);
    if (!number || !at || path === undefined) return [];
    const amount = entryFigures({ amountMinor }, currency, lang).moved;
    return [{ number, isRefund: kind === "refund", amount, at: shownTime(at, "day", timeZone, lang), path }];
  });
  return (await Promise.all(shown)).flat();
}
