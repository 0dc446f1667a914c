import { randomInt, randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { findOrderOfEnrolment, insertOrder, insertOrderChange, type Order } from "#server/db/queries/orders.ts";
import type { OrderDeps } from "#server/services/orders/order-deps.ts";
import { orderPath } from "#server/services/orders/order-links.ts";
import { findCourse } from "#shared/content/courses.ts";
import { plans } from "#shared/content/plans.ts";
import { day } from "#shared/rules/durations.ts";
import { formatReference, referenceAlphabet } from "#shared/rules/order-reference.ts";
import { planPrice } from "#shared/rules/plan-price.ts";
import { paidMonths, planTotal } from "#shared/rules/plan-total.ts";

/** What an order is opened for. Any amount a browser may have sent along counts for nothing. */
export interface OrderedPlace {
  /** The enrolment's id; its row is written in the same transaction. */
  id: string;
  courseId: string;
  /** Plan id. */
  plan: string;
  /** The visitor's country as ISO code or English name; null where it is not known. */
  country: string | null;
}

/** An opened order: what people call it, and the path of its page with the key that opens it. */
export interface OpenedOrder {
  reference: string;
  payPath: string;
}

type Deps = Pick<OrderDeps, "signedTokens" | "emailQueue" | "payment">;

/** How often a new reference is drawn when the last was taken: with 28⁸ of them, once is hardly ever needed. */
const draws = 5;

/**
 * Opens the order of an enrolment as part of `transaction`, and queues its email to the student: the plan's monthly
 * price times the course's months (specification §9), in the visitor's currency where the company names a price in it.
 * An enrolment has one order: opened again, the first one is answered and nothing is written. Throws for a course or plan
 * that does not exist.
 */
export async function openOrder(deps: Deps, transaction: Database, place: OrderedPlace): Promise<OpenedOrder> {
  const opened = await findOrderOfEnrolment(transaction, place.id);
  if (opened) return await answer(deps, opened);
  const order = await write(transaction, priced(deps, place));
  await insertOrderChange(transaction, { orderId: order.id, state: order.state, at: order.createdAt });
  await deps.emailQueue.enqueue(transaction, [{ email: "order-opened", about: order.id }]);
  return await answer(deps, order);
}

function priced({ payment }: Deps, place: OrderedPlace): Omit<Order, "reference"> {
  const course = findCourse(place.courseId);
  const plan = plans.find(({ id }) => id === place.plan);
  if (!course || !plan) throw new Error("An order needs a course and a plan of the catalogue.");
  const { minor, currency } = planPrice({ plan, country: place.country }, payment.localPrices);
  const createdAt = new Date();
  return {
    id: randomUUID(),
    enrolmentId: place.id,
    planTitle: plan.title,
    courseTitle: course.title,
    monthlyMinor: minor,
    months: paidMonths(course.title),
    amountMinor: planTotal(minor, course.title),
    currency,
    state: "awaiting_payment",
    createdAt,
    dueAt: new Date(createdAt.getTime() + payment.daysToPay * day),
  };
}

async function write(transaction: Database, priced: Omit<Order, "reference">): Promise<Order> {
  for (let draw = 0; draw < draws; draw += 1) {
    const order = { ...priced, reference: drawReference() };
    if (await insertOrder(transaction, order)) return order;
  }
  throw new Error("No free reference was found.");
}

function drawReference(): string {
  const emails = Array.from({ length: 8 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]);
  return formatReference(emails.join(""));
}

async function answer({ signedTokens }: Deps, order: Order): Promise<OpenedOrder> {
  return { reference: order.reference, payPath: await orderPath(signedTokens, order) };
}
