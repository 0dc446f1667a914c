import { randomUUID } from "node:crypto";
import { coursePrice } from "#domains/content/rules/course-price.ts";
import { findCourse } from "#domains/content/rules/find-course.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { planPrice } from "#domains/money/rules/plan-price.ts";
import { insertOrderChange } from "#domains/money/server/queries/order-changes.ts";
import { findOrderOfRequest, insertOrder, type Order } from "#domains/money/server/queries/order-queries.ts";
import type { PaymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { findBatch } from "#domains/seats/server/batches-with-seats.ts";
import { drawReference } from "#domains/seats/server/draw-reference.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { Currency } from "#shared/money.ts";
import { openLedger } from "./ledger.ts";
import { orderPath } from "./order-links.ts";

interface OpenDeps {
  emailQueue: EmailQueue;
  /** Prices of courses and plans, and how long an order may be paid. */
  site: () => Site;
}

interface Deps extends OpenDeps {
  signedTokens: SignedTokens;
}

/** The subject of an order. The browser has no say in the amount. */
interface OrderedPlace {
  /** The request's id; its row is written in the same transaction. Null for a bill to `personId`. */
  id: string | null;
  personId?: string | null;
  courseId: string;
  /** Plan id. */
  plan: string;
  /** Null for a request of an earlier release: the whole course. */
  schedule: PaymentSchedule | null;
  batchId: string | null;
  /** The request's reference, which the order takes over; null for a request of an earlier release. */
  reference: string | null;
  /** The price that staff agreed with the student in place of the price book, in minor units a month. */
  agreed?: { monthlyMinor: number; currency: Currency };
  /** The visitor's country as the server sees it (ISO 3166-1 alpha-2); null if it is not known. */
  country: string | null;
  /** Whether staff open it, or a visitor by a link from their mailbox. */
  isProved?: boolean;
  /** Whether it is a bill of the staff, which never expires. */
  byStaff?: boolean;
}

/** Maximum number of references to try before giving up. */
const draws = 5;

/**
 * Opens the order of an enrolment request as part of `transaction`, and queues its email to the student: the plan's
 * monthly price times the course's months (specification §9), in the visitor's currency if the company names a price in
 * it. A request has one order: a second call returns the first one and writes nothing. `enrolmentId` names the seat
 * that it pays. `payPath` is the order's page with the key that opens it. Throws for an unknown course or plan.
 */
export async function openOrder(
  deps: Deps,
  transaction: Database,
  place: OrderedPlace,
  enrolmentId: string | null = null,
) {
  const order = await requireOrderOf(deps, transaction, place, enrolmentId);
  return { reference: order.reference, payPath: await orderPath(deps.signedTokens, order) };
}

/** The order of an enrolment request: the existing one, or a new one as `openOrder` opens it; or a new bill. */
export async function requireOrderOf(
  deps: OpenDeps,
  transaction: Database,
  place: OrderedPlace,
  enrolmentId: string | null,
): Promise<Order> {
  const present = place.id === null ? undefined : await findOrderOfRequest(transaction, place.id);
  return present ?? (await writeOrder(deps, transaction, place, enrolmentId));
}

async function writeOrder(
  deps: OpenDeps,
  transaction: Database,
  place: OrderedPlace,
  enrolmentId: string | null,
): Promise<Order> {
  const batch = place.batchId === null ? undefined : await findBatch(transaction, place.batchId);
  const priced = { ...priceOrder(deps, place, batch?.startDate), enrolmentId };
  const order = await insertUnderFreeReference(transaction, priced, place.reference);
  const { timeZone } = deps.site().content.company.hours;
  const time = batch
    ? { begins: new Date(batch.startDate), ends: new Date(batch.endDate) }
    : { begins: order.createdAt, ends: null };
  await openLedger(transaction, order, { ...time, timeZone });
  await insertOrderChange(transaction, { orderId: order.id, state: order.state, at: order.createdAt });
  await deps.emailQueue.enqueue(transaction, [{ email: "order-opened", about: order.id }]);
  return order;
}

/** The order of a place in a batch that begins on a day, if one is chosen. */
function priceOrder(
  { site }: OpenDeps,
  place: OrderedPlace,
  begins: string | undefined,
): Omit<Order, "reference" | "enrolmentId"> {
  const { content } = site();
  const { payment } = content;
  const course = findCourse(content, place.courseId);
  const plan = content.plans.find(({ id }) => id === place.plan);
  if (!course || !plan) throw new Error("An order needs a course and a plan of the catalogue.");
  const listed = planPrice(
    { plan: { id: plan.id, monthlyPrice: coursePrice(course, plan) }, country: place.country },
    { common: content.company.currency.code, localPrices: payment.localPrices },
  );
  const { monthlyMinor, currency } = place.agreed ?? { monthlyMinor: listed.minor, currency: listed.currency };
  const createdAt = new Date();
  return {
    id: randomUUID(),
    enrolmentRequestId: place.id,
    personId: place.id === null ? (place.personId ?? null) : null,
    planTitle: plan.title,
    courseTitle: course.title,
    openedMonthlyMinor: monthlyMinor,
    months: course.months,
    openedAmountMinor: monthlyMinor * course.months,
    currency,
    schedule: place.schedule ?? "whole",
    state: "awaiting_payment",
    createdAt,
    dueAt: payableUntil({ site }, createdAt, begins),
    provedAt: place.isProved ? createdAt : null,
    byStaff: place.byStaff ?? false,
    ...{ holdsMoney: false, warnedAt: null, endToldAt: null, remindersEndedAt: null },
  };
}

async function insertUnderFreeReference(
  transaction: Database,
  priced: Omit<Order, "reference">,
  first: string | null,
): Promise<Order> {
  for (let draw = 0; draw < draws; draw += 1) {
    const order = { ...priced, reference: (draw === 0 && first) || drawReference() };
    if (await insertOrder(transaction, order)) return order;
  }
  throw new Error("No free reference was found.");
}
