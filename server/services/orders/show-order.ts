import { encodeQR } from "qr";
import type { Database } from "#server/db/client.ts";
import type { NamedBatch } from "#server/db/queries/courses.ts";
import { findOrderChanges, findStudentOrder, type Order } from "#server/db/queries/orders.ts";
import { findPayer } from "#server/db/queries/payments.ts";
import type { PaymentProvider } from "#server/integrations/payment/port.ts";
import { AppError } from "#server/services/app-error.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { isRenewing } from "#server/services/orders/card-payments.ts";
import { type Claim, requireOrderKey } from "#server/services/orders/order-links.ts";
import type { PaymentDetails } from "#shared/contracts/content/company.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";
import { formatMoney, plainAmount } from "#shared/rules/format-money.ts";
import { isUnpaid, orderStateAt } from "#shared/rules/order-state.ts";
import type { Site } from "#shared/rules/site.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  provider: PaymentProvider;
  /** It names the ways to pay by transfer. */
  site: () => Site;
}

/** What an order's page shows. */
export type OrderView = Awaited<ReturnType<typeof showOrder>>;

/** A way to pay, as an order's page shows it. */
export type ShownTransfer = OrderView["transfers"][number];

/**
 * The page of an order, for the bearer of its link: it shows nothing about the student, because the link may be passed on.
 * Throws `forbidden` if the key does not open it, or there is no such order.
 */
export async function showOrder(deps: Deps, claim: Claim) {
  const { database, provider } = deps;
  const { content, messages } = deps.site();
  const { company, payment } = content;
  const { timeZone } = company.hours;
  await requireOrderKey(deps.signedTokens, claim, (reference) => isRenewing(database, reference));
  const found = await findStudentOrder(database, claim.reference);
  if (!found) throw new AppError("forbidden", "order.link");
  const { order, batch, seat } = found;
  const changes = await findOrderChanges(database, order.id);
  const state = orderStateAt(order, new Date());
  const { reference, planTitle, courseTitle, months, currency, amountMinor, monthlyMinor, dueAt } = order;
  return {
    ...{ reference, state, planTitle, courseTitle, months, currency },
    batch: batch && shownBatch(batch),
    /** How the seat stands that it pays; null until a batch is chosen. */
    seat: seat?.state ?? null,
    /** For reading: "$447". */
    amount: formatMoney({ minor: amountMinor, currency }),
    monthly: formatMoney({ minor: monthlyMinor, currency }),
    /** For a banking form: "447.00". */
    plainAmount: plainAmount(amountMinor),
    dueAt: shownTime(dueAt, "day", timeZone),
    changes: changes.map((change) => ({ state: change.state, at: shownTime(change.at, "minute", timeZone) })),
    /** How to pay; empty when there is nothing to pay. */
    transfers: isUnpaid(state)
      ? payment.transfers.map((method) => shownTransfer(method, order, messages.orders.qr))
      : [],
    takesCards: provider.takesCards && isUnpaid(state),
    /** Whether it was paid by card, so that it renews until its payer cancels. */
    renews: provider.takesCards && state === "paid" && (await findPayer(database, order.id)) !== undefined,
  };
}

/** A batch on an order's page, its first day in words: "1 December 2026". */
export function shownBatch({ name, schedule, timing, startDate }: NamedBatch) {
  return { name, schedule, timing, start: shownTime(new Date(startDate), "day", "UTC").words };
}

const dayFormat: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const formats = {
  day: dayFormat,
  minute: { ...dayFormat, hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A time as ISO 8601, and in words by the clock of a zone: to the day, "21 November 2026", or to the minute, "21 November
 * 2026 at 17:14 GMT+5".
 */
export function shownTime(at: Date, precision: keyof typeof formats, timeZone: string): { iso: string; words: string } {
  const format = new Intl.DateTimeFormat("en-GB", { ...formats[precision], timeZone });
  return { iso: at.toISOString(), words: format.format(at) };
}

/** A way to pay; with the details as a QR code if it is paid by phone. */
function shownTransfer(
  method: PaymentDetails["transfers"][number],
  { reference, amountMinor, currency }: Order,
  words: Messages["orders"]["qr"],
) {
  if (!method.hasQr) return { ...method, qr: null };
  const isPayableAsIs = currency === "PKR" || !method.rupeesOnly;
  const lines = [
    method.title,
    ...method.details.map(({ label, value }) => `${label}: ${value}`),
    ...(isPayableAsIs ? [fillText(words.amount, { currency, amount: plainAmount(amountMinor) })] : []),
    fillText(words.reference, { reference }),
  ];
  return { ...method, qr: qrPath(lines.join("\n")) };
}

/**
 * A QR code of a text as one SVG path, to be drawn with a stroke of 1 on a square of `size` × `size`: medium error
 * correction, and the quiet zone that the standard asks for.
 */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const strokes = rows.flatMap((row, y) => {
    const darkRuns = row.map(Number).join("").matchAll(/1+/g);
    return Array.from(darkRuns, ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`);
  });
  return { path: strokes.join(""), size: rows.length };
}
