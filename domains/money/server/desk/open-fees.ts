import { randomUUID } from "node:crypto";
import { planOf } from "#domains/content/rules/course-price.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { type NewFees, newFees } from "#domains/money/contract.ts";
import { figuresOf } from "#domains/money/rules/figures.ts";
import { chargesOfFees, dueDaysOf, type FeeTerms } from "#domains/money/rules/monthly-fees.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { requireSold } from "#domains/money/server/open-order.ts";
import { findRegistered } from "#domains/money/server/queries/desk-queries.ts";
import { insertOpenedOrders } from "#domains/money/server/queries/insert-orders.ts";
import { findOrdersOfPlaces, type Order } from "#domains/money/server/queries/order-queries.ts";
import { requireAmount } from "#domains/money/server/require-amount.ts";
import { findBatch, type StoredBatch } from "#domains/seats/server/batches-with-seats.ts";
import { lastMomentOf } from "#domains/seats/server/payable-until.ts";
import { findClass, lockBatch } from "#domains/seats/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { office, query, verb } from "#server/verb.ts";

interface ReadDeps {
  database: Database;
  site: () => Site;
}

interface Deps extends ReadDeps {
  emailQueue: EmailQueue;
}

/** A student whose fees may be opened, with what they will owe; or why they are left out. */
export interface FeesPreview {
  billed: { enrolmentId: string; name: string; total: string; registration: string | null; first: string }[];
  leftOut: { name: string; reason: "has fees" | "waits"; reference: string | null }[];
  /** The days on which a month's fee is due. */
  dueDays: string[];
  monthly: string;
}

/**
 * What each student of a batch will owe by these terms, and who is left out: whoever has fees in it already, and whoever
 * waits for a seat. Throws `not_found` for an unknown batch, and `invalid` at the field of an amount that is none.
 */
export const previewFees = query(
  { may: office, takes: [newFees], branch: ({ batchId: batch, places: place }) => ({ batch, place }) },
  async ({ database, site }: ReadDeps, given: NewFees): Promise<FeesPreview> => {
    const batch = await requireBatch(database, given.batchId);
    const terms = termsOf(site, batch, given);
    const { places, leftOut } = await placesOf(database, given);
    const registered = await findRegistered(
      database,
      places.map(({ personId }) => personId),
    );
    const figuresFor = (isRegistered: boolean) => {
      const own = { ...terms, registrationMinor: isRegistered ? 0 : terms.registrationMinor };
      const order = orderOf(site, { batch, given, terms: own, place: null });
      return figuresOf(statementOf(chargesIn(site, own), order, new Date()));
    };
    const [unregistered, known] = [figuresFor(false), figuresFor(true)];
    return {
      billed: places.map(({ id, personId, name }) => {
        const figures = registered.has(personId) ? known : unregistered;
        const { costs: total, registration, asked } = figures;
        return { enrolmentId: id, name, total, registration, first: asked.amount };
      }),
      leftOut,
      dueDays: dueDaysOf(terms),
      monthly: unregistered.monthly,
    };
  },
);

/**
 * Opens the fees of one student or of many of a batch at once, by the same terms: so many months from one on, each due on
 * the same day, or a whole course. Registration is charged to whoever has not paid it. The orders never expire and leave
 * the seats alone; whoever has an address is told. Whoever has fees already is left out, so that sending it again changes
 * nothing. Throws `not_found` for an unknown batch, and `invalid` for a plan that the course is not sold in, or at the
 * field of an amount that is none.
 */
export const openFees = verb(
  { may: office, takes: [newFees], branch: ({ batchId: batch, places: place }) => ({ batch, place }) },
  async (deps: Deps, actor: Actor, given: NewFees): Promise<{ opened: number; references: string[] }> => {
    return await deps.database.transaction(async (transaction) => {
      const { orders, months } = await openFeesOf(deps, transaction, given);
      const details = { students: orders.length, firstMonth: given.firstMonth, months };
      const act = { verb: "openFees", subject: "batch" as const, subjectId: given.batchId, details };
      if (orders.length > 0) await audit(transaction, actor, act, new Date());
      return { opened: orders.length, references: orders.map(({ reference }) => reference) };
    });
  },
);

/** Opens fees as a part of `transaction`, as `openFees` does, and answers the orders with their number of months. */
export async function openFeesOf(
  { site, emailQueue }: Deps,
  transaction: Database,
  given: NewFees,
): Promise<{ orders: Order[]; months: number }> {
  await lockBatch(transaction, given.batchId);
  const batch = await requireBatch(transaction, given.batchId);
  const terms = termsOf(site, batch, given);
  const { places } = await placesOf(transaction, given);
  const registered = await findRegistered(
    transaction,
    places.map(({ personId }) => personId),
    "lock",
  );
  const opened = places.map((place) => {
    const own = registered.has(place.personId) ? { ...terms, registrationMinor: 0 } : terms;
    return { order: orderOf(site, { batch, given, terms: own, place }), charges: chargesIn(site, own) };
  });
  const orders = await insertOpenedOrders(transaction, opened, system.kind);
  await emailQueue.enqueue(
    transaction,
    orders.map(({ id }) => ({ email: "order-opened", about: id })),
  );
  return { orders, months: terms.months };
}

async function requireBatch(database: Database, batchId: string): Promise<StoredBatch> {
  const batch = await findBatch(database, batchId);
  if (!batch) throw new AppError("not_found", "lecture.noBatch");
  return batch;
}

function termsOf(site: () => Site, batch: StoredBatch, given: NewFees): FeeTerms {
  requireSold(site().content, batch.courseId, given.plan);
  const { currency, feeFor, firstMonth, dueDay, registration } = given;
  return {
    ...{ feeFor, firstMonth, dueDay, months: feeFor === "course" ? 1 : given.months },
    monthlyMinor: requireAmount(given.monthly, currency, "monthly"),
    registrationMinor: registration === undefined ? 0 : requireAmount(registration, currency, "registration"),
  };
}

/** The charges of these terms, due until the end of their days by the institute's clock. */
function chargesIn(site: () => Site, terms: FeeTerms) {
  const { timeZone } = site().content.company.hours;
  return chargesOfFees(terms, (day) => lastMomentOf(day, timeZone));
}

interface Place {
  id: string;
  personId: string;
  name: string;
}

/** The chosen places, or all, that have no fees yet; and whoever is left out, by name. */
async function placesOf(database: Database, { batchId, places: chosen }: NewFees) {
  const wanted = new Set(chosen);
  const found = (await findClass(database, batchId)).filter(({ enrolment: { id, state } }) => {
    return state !== "withdrawn" && (wanted.size === 0 || wanted.has(id));
  });
  const ids = found.map(({ enrolment }) => enrolment.id);
  const billed = new Map(
    (await findOrdersOfPlaces(database, ids)).flatMap(({ enrolmentId, state, reference }) =>
      enrolmentId && state !== "cancelled" ? [[enrolmentId, reference]] : [],
    ),
  );
  const places: Place[] = [];
  const leftOut: FeesPreview["leftOut"] = [];
  for (const { enrolment, person } of found) {
    const reference = billed.get(enrolment.id) ?? null;
    if (reference !== null) leftOut.push({ name: person.name, reason: "has fees", reference });
    else if (enrolment.state === "waitlisted") leftOut.push({ name: person.name, reason: "waits", reference });
    else places.push({ id: enrolment.id, personId: person.id, name: person.name });
  }
  return { places, leftOut };
}

interface Opened {
  batch: StoredBatch;
  given: NewFees;
  terms: FeeTerms;
  /** Null for a preview. */
  place: Place | null;
}

/** The order of a place by these terms, without its reference. */
function orderOf(site: () => Site, { batch, given, terms, place }: Opened): Omit<Order, "reference"> {
  const { content } = site();
  const course = findCourse(content, batch.courseId);
  const plan = course && planOf(course, content.plans, given.plan);
  if (!course || !plan) throw fieldError("plan", "enrolment.plan");
  const { monthlyMinor, months, feeFor } = terms;
  const [first] = chargesIn(site, terms);
  const createdAt = new Date();
  return {
    ...{ id: randomUUID(), enrolmentRequestId: null, personId: place?.personId ?? null },
    ...{ enrolmentId: place?.id ?? null, planTitle: plan.title, courseTitle: course.title },
    ...{ openedMonthlyMinor: monthlyMinor, months, openedAmountMinor: monthlyMinor * months },
    ...{ currency: given.currency, feeFor, schedule: months > 1 ? ("monthly" as const) : ("whole" as const) },
    ...{ state: "awaiting_payment" as const, createdAt, dueAt: first?.dueAt ?? createdAt, provedAt: createdAt },
    ...{
      byStaff: true,
      holdsMoney: false,
      warnedAt: null,
      endToldAt: null,
      remindersEndedAt: null,
      consumerNumber: null,
      sponsorId: null,
    },
  };
}
