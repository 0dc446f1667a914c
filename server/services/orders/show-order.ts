import { findOrder, findOrderChanges, type Order } from "#server/db/queries/orders.ts";
import { findPayer } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import { type Moment, momentOf } from "#server/services/orders/moment.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { type Claim, requireOrderKey } from "#server/services/orders/order-links.ts";
import { type QrPath, qrPath } from "#server/services/orders/qr-path.ts";
import type { TransferMethod } from "#shared/content/company.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import type { OrderState } from "#shared/contracts/order.ts";
import { formatMoney, plainAmount } from "#shared/rules/format-money.ts";
import { isUnpaid, orderStateAt } from "#shared/rules/order-state.ts";

/** What an order's page shows: nothing of the student, for a link may be passed on. */
export interface OrderView {
  reference: string;
  state: OrderState;
  planTitle: string;
  courseTitle: string;
  months: number;
  currency: string;
  /** For reading: "$447". */
  amount: string;
  monthly: string;
  /** For a banking form: "447.00". */
  plainAmount: string;
  dueAt: Moment;
  changes: { state: OrderState; at: Moment }[];
  /** How to pay; empty when there is nothing to pay. */
  transfers: ShownTransfer[];
  takesCards: boolean;
  /** Whether it was paid by card, so that it renews until its payer cancels. */
  renews: boolean;
}

export interface ShownTransfer extends TransferMethod {
  qr: QrPath | null;
}

/**
 * What the page of an order shows to the bearer of its link. Throws `forbidden` where the key does not open it, in words
 * that do not tell whether there is such an order.
 */
export async function showOrder(deps: OrderDeps, claim: Claim): Promise<OrderView> {
  await requireOrderKey(deps.signedTokens, claim);
  const order = await findOrder(deps.database, claim.reference);
  if (!order) throw new AppError("forbidden", paymentPage.refused.invalid);
  const changes = await findOrderChanges(deps.database, order.id);
  const state = orderStateAt(order, new Date());
  const { reference, planTitle, courseTitle, months, currency, amountMinor, monthlyMinor, dueAt } = order;
  return {
    ...{ reference, state, planTitle, courseTitle, months, currency },
    amount: formatMoney({ minor: amountMinor, currency }),
    monthly: formatMoney({ minor: monthlyMinor, currency }),
    plainAmount: plainAmount(amountMinor),
    dueAt: momentOf(dueAt, "day"),
    changes: changes.map((change) => ({ state: change.state, at: momentOf(change.at, "minute") })),
    transfers: isUnpaid(state) ? deps.payment.transfers.map((method) => shown(method, order)) : [],
    takesCards: deps.provider.takesCards && isUnpaid(state),
    renews: deps.provider.takesCards && state === "paid" && (await findPayer(deps.database, order.id)) !== undefined,
  };
}

/** A way to pay, with its details as a QR code where a phone is what pays. */
function shown(method: TransferMethod, { reference, amountMinor, currency }: Order): ShownTransfer {
  if (!method.hasQr) return { ...method, qr: null };
  const isPayableAsIs = currency === "PKR" || !method.rupeesOnly;
  const lines = [
    method.title,
    ...method.details.map(({ label, value }) => `${label}: ${value}`),
    ...(isPayableAsIs ? [`Amount: ${currency} ${plainAmount(amountMinor)}`] : []),
    `Reference: ${reference}`,
  ];
  return { ...method, qr: qrPath(lines.join("\n")) };
}
