import { randomUUID } from "node:crypto";
import { coursePrice, isSoldIn, ownFeeOf, paidMonths, planOf } from "#domains/content/rules/course-price.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { isRegistered } from "#domains/money/server/queries/ledger-queries.ts";
import { insertOrderChanges } from "#domains/money/server/queries/order-changes.ts";
import { findOrdersOfRequests, insertOrders, type Order } from "#domains/money/server/queries/order-queries.ts";
import type { PaymentSchedule } from "#domains/seats/contract/enrolment.ts";
import { findBatch, type StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { drawReference } from "#domains/seats/server/draw-reference.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { type Currency, inMinor } from "#shared/money.ts";
import { type OpenedOrder, openLedgers } from "./ledger.ts";
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
  /** Who is billed, or sent the request. */
  personId?: string | null;
  courseId: string;
  /** Plan id. */
  plan: string;
  /** Null for a request of an earlier release: the whole course. */
  schedule: PaymentSchedule | null;
  batchId: string | null;
  /** The request's reference, which the order takes over; null for a request of an earlier release. */
  reference: string | null;
  /** The price that staff agreed with the student in place of the plan's fee, in minor units a month. */
  agreed?: { monthlyMinor: number; currency: Currency };
  /** The currency of the visitor's market when they asked, or the one that staff choose; without it `country` decides. */
  currency?: Currency | null;
  /** The visitor's country as the server sees it (ISO 3166-1 alpha-2); null if it is not known. */
  country: string | null;
  /** Whether staff open it, or a visitor by a link from their mailbox. */
  isProved?: boolean;
  /** Whether it is a bill of the staff, which never expires. */
  byStaff?: boolean;
}

/** Maximum number of references to try before giving up. */
const draws = 5;

/** A place to be paid, and the seat that its order pays, if there is one. */
export interface PaidPlace {
  place: OrderedPlace;
  enrolmentId: string | null;
}

/**
 * Opens the orders of enrolment requests as part of `transaction`, in their order, and queues the emails to the students:
 * the plan's fee a month times the course's months (specification §9), in the currency of the visitor's market. A request
 * has one order: a second call returns the first one and writes nothing. `payPath` is the order's page with the key that
 * opens it. Null where the plan has no fee in that currency: staff name it. Throws for an unknown course or plan.
 */
export async function openOrders(deps: Deps, transaction: Database, wanted: PaidPlace[]) {
  const found = await findOrOpenOrders(deps, transaction, wanted);
  const pathOf = async (order: Order) => await orderPath(deps.signedTokens, order);
  return await Promise.all(
    found.map(async (order) => order && { reference: order.reference, payPath: await pathOf(order) }),
  );
}

/** Opens the order of one place, as `openOrders` does; `enrolmentId` names the seat that it pays. */
export async function openOrder(
  deps: Deps,
  transaction: Database,
  place: OrderedPlace,
  enrolmentId: string | null = null,
) {
  const [opened = null] = await openOrders(deps, transaction, [{ place, enrolmentId }]);
  return opened;
}

/**
 * The order of an enrolment request for staff: the existing one, or a new one as `openOrder` opens it; or a new bill.
 * Throws `invalid` where the plan has no fee in the currency and none was agreed.
 */
export async function requireOrderOf(
  deps: OpenDeps,
  transaction: Database,
  place: OrderedPlace,
  enrolmentId: string | null,
): Promise<Order> {
  const [order] = await findOrOpenOrders(deps, transaction, [{ place, enrolmentId }]);
  if (!order) throw fieldError("monthly", "order.noFee", { values: { currency: currencyOf(deps, place) } });
  return order;
}

async function findOrOpenOrders(deps: OpenDeps, transaction: Database, wanted: PaidPlace[]): Promise<(Order | null)[]> {
  const ids = wanted.flatMap(({ place }) => place.id ?? []);
  const present = await findOrdersOfRequests(transaction, ids);
  const presentOf = ({ place }: PaidPlace) => (place.id === null ? undefined : present.get(place.id));
  const missing = wanted.filter((one) => !presentOf(one));
  const written = missing.length > 0 ? await writeOrders(deps, transaction, missing) : new Map<PaidPlace, Order>();
  return wanted.map((one) => presentOf(one) ?? written.get(one) ?? null);
}

/** An order that is to be written for a place. */
type Opening = OpenedOrder & { wanted: PaidPlace };

/** The orders to be written for places; none where the plan has no fee. A person registers once. */
async function openingsOf(deps: OpenDeps, transaction: Database, wanted: PaidPlace[]): Promise<Opening[]> {
  const { timeZone } = deps.site().content.company.hours;
  const batches = await findNamedBatches(transaction, wanted);
  const registering = new Set<string>();
  const openings: Opening[] = [];
  for (const one of wanted) {
    const { place, enrolmentId } = one;
    const batch = batches.get(place.batchId ?? "");
    const priced = priceOrder(deps, place, batch);
    if (!priced) continue;
    const time = batch
      ? { begins: new Date(batch.startDate), ends: new Date(batch.endDate) }
      : { begins: priced.createdAt, ends: null };
    const person = place.personId ?? "";
    const registrationMinor = registering.has(person)
      ? 0
      : await registrationOf(deps, transaction, place, priced.currency);
    if (registrationMinor > 0 && person) registering.add(person);
    const order = { ...priced, enrolmentId, reference: place.reference ?? drawReference() };
    openings.push({ wanted: one, order, course: { ...time, timeZone }, registrationMinor });
  }
  return openings;
}

async function findNamedBatches(transaction: Database, wanted: PaidPlace[]): Promise<Map<string, StoredBatch>> {
  const ids = new Set(wanted.flatMap(({ place }) => place.batchId ?? []));
  const found = new Map<string, StoredBatch>();
  for (const id of ids) {
    const batch = await findBatch(transaction, id);
    if (batch) found.set(id, batch);
  }
  return found;
}

/** Writes the orders of places, each with its charges, its timeline and its email; none where the plan has no fee. */
async function writeOrders(deps: OpenDeps, transaction: Database, wanted: PaidPlace[]): Promise<Map<PaidPlace, Order>> {
  const opened = await openingsOf(deps, transaction, wanted);
  if (opened.length === 0) return new Map();
  await insertUnderFreeReferences(
    transaction,
    opened.map(({ order }) => order),
  );
  await openLedgers(transaction, opened);
  await insertOrderChanges(
    transaction,
    opened.map(({ order }) => ({ orderId: order.id, state: order.state, at: order.createdAt })),
  );
  await deps.emailQueue.enqueue(
    transaction,
    opened.map(({ order }) => ({ email: "order-opened", about: order.id })),
  );
  return new Map(opened.map(({ wanted: one, order }) => [one, order]));
}

/** Throws `invalid` for a plan that the course is not sold in. */
export function requireSold(content: Site["content"], courseId: string, plan: string): void {
  const course = findCourse(content, courseId);
  if (!course || !isSoldIn(course, plan)) throw new AppError("invalid", "enrolment.plan");
}

/** The registration fee of a course in minor units; 0 for a person who is asked for it, or has paid it, already. */
async function registrationOf(
  { site }: OpenDeps,
  transaction: Database,
  { courseId, personId }: OrderedPlace,
  currency: Currency,
): Promise<number> {
  const fee = findCourse(site().content, courseId)?.registration[currency] ?? 0;
  if (fee === 0 || (personId && (await isRegistered(transaction, personId)))) return 0;
  return inMinor(fee, currency).minor;
}

const currencyOf = ({ site }: OpenDeps, { agreed, currency, country }: OrderedPlace): Currency =>
  agreed?.currency ?? currency ?? marketOf(site().content.money, country).currency;

/** The order of a place in a batch, if one is chosen, at that batch's own price if it has one; null without a fee in its currency. */
function priceOrder(
  deps: OpenDeps,
  place: OrderedPlace,
  batch: StoredBatch | undefined,
): Omit<Order, "reference" | "enrolmentId"> | null {
  const { content } = deps.site();
  const course = findCourse(content, place.courseId);
  const plan = course && planOf(course, content.plans, place.plan);
  if (!course || !plan) throw new Error("An order needs a course and a plan of the catalogue.");
  const currency = currencyOf(deps, place);
  const fee = coursePrice(course, plan, currency, batch && ownFeeOf(batch, content));
  const monthlyMinor = place.agreed?.monthlyMinor ?? (fee === undefined ? null : inMinor(fee, currency).minor);
  if (monthlyMinor === null) return null;
  const months = paidMonths(course);
  const createdAt = new Date();
  return {
    id: randomUUID(),
    enrolmentRequestId: place.id,
    personId: place.id === null ? (place.personId ?? null) : null,
    planTitle: plan.title,
    courseTitle: course.title,
    openedMonthlyMinor: monthlyMinor,
    months,
    feeFor: course.feeFor ?? "month",
    openedAmountMinor: monthlyMinor * months,
    currency,
    schedule: course.feeFor === "course" ? "whole" : (place.schedule ?? "whole"),
    state: "awaiting_payment",
    createdAt,
    dueAt: payableUntil(deps, createdAt, batch?.startDate),
    provedAt: place.isProved ? createdAt : null,
    byStaff: place.byStaff ?? false,
    ...{ holdsMoney: false, warnedAt: null, endToldAt: null, remindersEndedAt: null, consumerNumber: null },
    sponsorId: null,
  };
}

/** Writes orders; one whose reference is taken gets another. */
async function insertUnderFreeReferences(transaction: Database, opened: Order[]): Promise<void> {
  let left = opened;
  for (let draw = 0; draw < draws; draw += 1) {
    const written = await insertOrders(transaction, left);
    left = left.filter(({ id }) => !written.has(id));
    if (left.length === 0) return;
    for (const order of left) order.reference = drawReference();
  }
  throw new Error("No free reference was found.");
}
