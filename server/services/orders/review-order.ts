import { findOrder, findStudentOrders } from "#server/db/queries/orders.ts";
import { findProofs } from "#server/db/queries/payments.ts";
import { AppError } from "#server/services/app-error.ts";
import { type Moment, momentOf } from "#server/services/orders/moment.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { type Claim, proofPath, requireReviewKey } from "#server/services/orders/order-links.ts";
import { type SettledOrder, settleOrder } from "#server/services/orders/settle-order.ts";
import { paymentPage } from "#shared/content/payment-page.ts";
import { type OrderState, type PaymentVerdict, paymentVerdict } from "#shared/contracts/order.ts";
import { formatMoney } from "#shared/rules/format-money.ts";
import { nextOrderState, orderStateAt } from "#shared/rules/order-state.ts";

/** What staff see of an order whose payment they decide about. */
export interface OrderReview {
  reference: string;
  state: OrderState;
  /** For reading: "$447". */
  amount: string;
  planTitle: string;
  courseTitle: string;
  months: number;
  openedAt: Moment;
  /** `phone` in E.164. */
  student: { name: string; email: string; phone: string };
  /** The receipts, the latest first; `shows` where every browser can show it in the page. */
  proofs: { href: string; sentAt: Moment; shows: boolean }[];
  /** What can be said of the payment as the order stands. */
  verdicts: PaymentVerdict[];
}

const shownTypes = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** What the bearer of the staff's link sees of an order. Throws `forbidden` where the key does not open it. */
export async function reviewOrder({ database, signedTokens }: OrderDeps, claim: Claim): Promise<OrderReview> {
  await requireReviewKey(signedTokens, claim);
  const order = await findOrder(database, claim.reference);
  const [found] = order ? await findStudentOrders(database, [order.id]) : [];
  if (!order || !found) throw new AppError("forbidden", paymentPage.refused.invalid);
  const { reference, planTitle, courseTitle, months, currency, amountMinor: minor } = order;
  const { firstName, lastName, email, phone } = found.student;
  const state = orderStateAt(order, new Date());
  const proofs = (await findProofs(database, order.id)).map(async (proof) => ({
    href: await proofPath(signedTokens, proof),
    sentAt: momentOf(proof.createdAt, "minute"),
    shows: shownTypes.includes(proof.mediaType),
  }));
  return {
    ...{ reference, state, planTitle, courseTitle, months },
    amount: formatMoney({ minor, currency }),
    openedAt: momentOf(order.createdAt, "minute"),
    student: { name: `${firstName} ${lastName}`, email, phone },
    proofs: await Promise.all(proofs),
    verdicts: paymentVerdict.options.filter((verdict) => nextOrderState(state, verdict) !== null),
  };
}

/** Lets the bearer of the staff's link decide about a payment, as `settleOrder` does. Throws `forbidden` besides. */
export async function decideOrder(deps: OrderDeps, claim: Claim, verdict: PaymentVerdict): Promise<SettledOrder> {
  await requireReviewKey(deps.signedTokens, claim);
  return await settleOrder(deps, verdict, claim.reference);
}
