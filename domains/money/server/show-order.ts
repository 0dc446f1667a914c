import { shownBatch } from "#domains/catalogue/server/shown-batch.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { OrderState } from "#domains/money/contract.ts";
import { entryFigures, figuresOf } from "#domains/money/rules/figures.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import { isUnpaid, mayExpire, orderStateAt } from "#domains/money/rules/order-state.ts";
import { soldTitles } from "#domains/money/rules/sold-titles.ts";
import { type Statement, statementOf } from "#domains/money/rules/statement.ts";
import { isRenewing, renewalOf, takesCard } from "#domains/money/server/cards/card-payments.ts";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { graceOf, readFeeRules } from "#domains/money/server/desk/fee-rules.ts";
import { findDiscountOf } from "#domains/money/server/queries/discount-queries.ts";
import { findOrderChanges } from "#domains/money/server/queries/order-changes.ts";
import { findStudentOrder, type Order, type StudentOrder } from "#domains/money/server/queries/order-queries.ts";
import { findLatestCheckout, findPayer, findProofs } from "#domains/money/server/queries/payment-queries.ts";
import { findRefusals } from "#domains/money/server/queries/proof-refusals.ts";
import { firstClassOf } from "#domains/timetable/server/next-class.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { takesDiscount } from "./discounts.ts";
import { type OrderEntry, readLedger } from "./ledger.ts";
import { type Claim, isMailedKey, ownReceiptPath, requireOrderKey, voucherPath } from "./order-links.ts";
import { seenOrder } from "./seen-order.ts";
import { shownTransfers } from "./shown-transfers.ts";
import { underWayOf } from "./under-way.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  provider: PaymentProvider;
  /** It names the ways to pay by transfer. */
  site: () => Site;
  /** Whether emails leave this machine: only then are visitors told to look for one. */
  hasMail: () => boolean;
}

/** An order as its page shows it. */
export type OrderView = Awaited<ReturnType<typeof showOrder>>;

/**
 * The page of an order, for the bearer of its link: it shows nothing about the student, because the link may be passed
 * on, and of their seat what `seenOrder` says. Throws `forbidden` if the key does not open it, or there is no such order.
 */
export async function showOrder(deps: Deps, claim: Claim) {
  const { database, provider } = deps;
  const site = deps.site();
  const { content, messages } = site;
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  await requireOrderKey(deps.signedTokens, claim, (reference) => isRenewing(database, reference));
  const stored = await findStudentOrder(database, claim.reference);
  if (!stored) throw new AppError("forbidden", "order.link");
  const isMailed = await isMailedKey(deps.signedTokens, claim);
  const found = await seenOrder(deps, stored, isMailed);
  const { order, batch, seat } = found;
  const changes = await findOrderChanges(database, order.id);
  const now = new Date();
  const state = orderStateAt(order, now);
  const entries = await readLedger(database, order);
  const { reference, months, feeFor, currency } = order;
  const { rules } = await readFeeRules(database);
  const statement = statementOf(entries, order, now, graceOf(rules));
  const figures = figuresOf(statement, lang);
  const payment = await paymentOf(database, order, statement);
  return {
    ...{ reference, state, ...soldTitles(site, order), months, feeFor, currency },
    batch: batch && shownBatch(batch, { content, messages }),
    /** The batch's first class, in ISO 8601; null if its hours are not known. */
    firstClass: await firstClassIn(database, batch, timeZone),
    /** How far its batch is; null for one that has not begun, or is over. */
    underWay: await underWayOf(database, batch, { timeZone, locale: lang, now }),
    /** The state of the seat that it pays; null until a batch is chosen. */
    seat: seat?.state ?? null,
    /** Its hold until it is paid; null where that does not apply. */
    holding: holdingOf(deps, found, state),
    /** Whether the link is the email's own, by which the student confirms the order; false once that is done. */
    canConfirm: !order.provedAt && isMailed,
    /** Its fee voucher, which names the student: for a reader of the student's mailbox alone. */
    voucherPath: isMailed && payment.asks !== "nothing" ? await voucherPath(deps.signedTokens, order) : null,
    /** For reading: "$447"; with discounts and corrections. */
    amount: figures.price,
    /** The price without them, if they lower it. */
    fullAmount: figures.takenOff === null ? null : figures.costs,
    monthly: figures.monthly,
    registration: figures.registration,
    /** The amount to pay now or next, with the months it is for: for reading, and for a banking form, "447.00". */
    asked: { words: figures.asked.amount, plain: figures.asked.plain, months: figures.asked.months },
    asks: payment.asks,
    /** Whether the proof of a later month is being checked. */
    isChecking: payment.isChecking,
    /** That staff refused the latest proof, and why; null where they did not, or money came since. */
    refusal: await refusalOf(database, order, messages),
    /** The money received, less what was returned, and what is left and when; null where there is none. */
    paid: figures.received,
    returned: figures.returned,
    left: figures.left,
    credit: figures.credit,
    next: figures.next && { ...figures.next, due: shownTime(figures.next.dueAt, "day", timeZone, lang) },
    ...{ isDue: figures.isDue, standing: figures.standing },
    /** The last day to pay what is asked for; and whether the order ends after it. */
    dueAt: shownTime(lastDayOf(order, statement), "day", timeZone, lang),
    ends: mayExpire(order),
    /** The months of an order that is paid month by month; renewals after them are in the receipts. */
    instalments: figures.instalments.flatMap(({ instalment, ...one }) =>
      instalment === null || instalment === registration || instalment > months
        ? []
        : [{ number: instalment, ...one, due: shownTime(one.dueAt, "day", timeZone, lang) }],
    ),
    receipts: await shownReceipts(deps, entries, currency),
    discount: (await findDiscountOf(database, order.id)) ?? null,
    takesDiscount: await takesDiscount(database, order),
    changes: changes.map((change) => ({ state: change.state, at: shownTime(change.at, "minute", timeZone, lang) })),
    /** The ways to pay; empty when there is nothing to pay. */
    transfers:
      payment.asks === "nothing"
        ? []
        : shownTransfers(content.payment.transfers, { reference, currency, ...figures }, messages),
    takesCards: payment.asks !== "nothing" && takesCard(provider, statement),
    /** Whether the provider has not confirmed the last checkout yet. */
    awaitsCard: payment.asks !== "nothing" && (await findLatestCheckout(database, order.id))?.paidAt === null,
    /** The next charge of a card, the months until then, and whether a card that pays now would renew. */
    recurring: figures.recurring,
    wouldRenew: renewalOf(order, statement, statement.asked.minor) !== null,
    /** Whether its student is reminded of its instalments; null for one without any to come. */
    reminds: figures.next && order.schedule === "monthly" && state === "paid" ? order.remindersEndedAt === null : null,
    /** Whether it was paid by card, so that it renews until its payer cancels. */
    renews: provider.takesCards && state === "paid" && (await findPayer(database, order.id)) !== undefined,
  };
}

/** What an order's page says of a refused proof, with the staff's own words; null where the latest was not refused. */
async function refusalOf(database: Database, { id, state }: Order, { payment }: Site["messages"]) {
  if (state !== "rejected" && state !== "paid") return null;
  const reason = (await findRefusals(database, [id])).get(id);
  if (reason === undefined) return null;
  // The page of an order that was refused as a whole begins with the same words.
  return { title: state === "rejected" ? null : payment.refusal.title, reason };
}

/** An order that time ends has a day of its own; another is to be paid when its next charge is due. */
const lastDayOf = (order: Order, { next }: Statement) =>
  mayExpire(order) ? order.dueAt : (next?.dueAt ?? order.dueAt);

async function firstClassIn(database: Database, batch: StudentOrder["batch"], timeZone: string) {
  const hours = batch && (await firstClassOf(database, [batch], timeZone)).get(batch.id);
  return hours ? { from: hours.from.toISOString(), to: hours.to.toISOString() } : null;
}

/** The end of the hold on an unpaid order's seat, or why none is held. */
function holdingOf(
  { site, hasMail }: Deps,
  { order, batch, seat }: StudentOrder,
  state: OrderState,
): {
  until: ReturnType<typeof shownTime> | null;
  isKept: boolean;
  released: string | null;
  isProved: boolean;
  hasMail: boolean;
} | null {
  if (!batch || !(isUnpaid(state) || state === "proof_sent")) return null;
  if (seat && seat.state !== "held" && seat.state !== "withdrawn") return null;
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  return {
    /** Whether no time ends it. */
    isKept: seat?.state === "held" && !mayExpire(order),
    until: seat?.heldUntil ? shownTime(seat.heldUntil, "minute", timeZone, lang) : null,
    released: seat?.releaseReason ?? null,
    ...{ isProved: order.provedAt !== null, hasMail: hasMail() },
  };
}

/**
 * The payment that an order asks for: money now, money later (for a paid order whose next month is not due yet), or
 * nothing, because all is paid, it has ended, or a proof is being checked.
 */
async function paymentOf(
  database: Database,
  order: Order,
  { asked, isDue }: Statement,
): Promise<{ asks: "now" | "later" | "nothing"; isChecking: boolean }> {
  const state = orderStateAt(order, new Date());
  const nothing = { asks: "nothing" as const, isChecking: false };
  if (isUnpaid(state)) return isDue ? { ...nothing, asks: "now" } : nothing;
  if (state !== "paid" || asked.minor === 0) return nothing;
  const [latest] = await findProofs(database, order.id);
  if (latest && latest.verdict === null) return { ...nothing, isChecking: true };
  return { ...nothing, asks: isDue ? "now" : "later" };
}

/** The receipts of an order, latest first. */
async function shownReceipts({ signedTokens, site }: Deps, entries: OrderEntry[], currency: Order["currency"]) {
  const { content, messages } = site();
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const shown = entries.map(async (entry) => {
    const { receipt: number, at, kind, amountMinor } = entry;
    const path = await ownReceiptPath(signedTokens, entry);
    if (!number || !at || path === undefined) return [];
    const amount = entryFigures({ amountMinor }, currency, lang).moved;
    return [{ number, isRefund: kind === "refund", amount, at: shownTime(at, "day", timeZone, lang), path }];
  });
  return (await Promise.all(shown)).flat().toReversed();
}
