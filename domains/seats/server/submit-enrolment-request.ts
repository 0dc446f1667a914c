import { createHash, randomUUID } from "node:crypto";
import { findOrInsertPerson } from "#domains/accounts/server/find-or-insert-people.ts";
import { isSoldIn, planOf } from "#domains/content/rules/course-price.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { openLeads } from "#domains/leads/server/open-leads.ts";
import { type EnrolmentRequest, fromHome } from "#domains/seats/contract/enrolment.ts";
import { fieldError } from "#server/app-error.ts";
import { visitor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isSuspect } from "#shared/trap.ts";
import { askForSeat } from "./ask-for-seat.ts";
import { findBatch } from "./batches-with-seats.ts";
import { drawReference } from "./draw-reference.ts";
import { type Enrolment, findOpenEnrolment } from "./queries.ts";
import {
  findRepeated,
  insertEnrolmentRequest,
  lockRepeats,
  type NewEnrolmentRequest,
  type StoredEnrolmentRequest,
} from "./request-queries.ts";
import { hasEnded, type SeatDeps } from "./seats.ts";
import { askerOf, unprovedHoldEnds } from "./unproved-holds.ts";

/** An enrolment request of the plan form. */
export interface PlanRequest extends StoredEnrolmentRequest {
  plan: string;
}

interface Deps extends SeatDeps {
  database: Database;
  site: () => Site;
  /** The secret of the keyed hashes by which requests for a seat are counted. */
  secret: string;
  /** Whether emails leave this machine, so that visitors can open their links. */
  hasMail: () => boolean;
  /** Without it no payment is requested, and the plan form ends like the simple one. */
  orders?: {
    /**
     * Opens the order for an enrolment as part of `transaction`, which has just written the enrolment; returns its
     * reference and the path of its payment page on our own origin. An enrolment that already has an order, because its
     * form was sent again, gets that same order. Null where the plan has no fee in the visitor's currency.
     */
    open(
      transaction: Database,
      request: PlanRequest,
      enrolmentId: string | null,
    ): Promise<{ reference: string; payPath: string } | null>;
  };
}

/** The circumstances of sending a form. */
interface Sending {
  /** Chosen by the sender. */
  idempotencyKey?: string | null | undefined;
  /** The sender's country as the server sees it (ISO 3166-1 alpha-2): it decides the price, never a posted country. */
  locatedIn?: string | null;
  /** The sender's network address; unproved held seats are counted by it. */
  address: string;
}

/**
 * Stores a request for a place in a course, holds a seat in the batch that it names, unless too many are held unproved,
 * queues its emails and, for the plan form, opens its order, all in one transaction; returns once that is committed
 * (specification §7, `POST /send-email`): the request's id and the path of the next page, of the payment or of the
 * place on the waiting list. The same content within a minute, or the same `idempotencyKey` at any time, is the same
 * request and gets the same answer, even if both arrive at once. A request probably sent by a bot is stored as well,
 * for staff, who find it marked among the leads: it holds no seat, opens no order, and no one gets an email. Throws
 * `invalid` for an unknown course, and for a batch of another course or one that has ended.
 */
export async function submitEnrolmentRequest(
  deps: Deps,
  request: EnrolmentRequest,
  { idempotencyKey = null, locatedIn = null, address }: Sending,
): Promise<{ id: string; next?: string }> {
  const id = randomUUID();
  const mark = isSuspect(request);
  const row = await rowOf(deps, request);
  const currency = row.form === "plan" ? marketOf(deps.site().content.money, locatedIn).currency : null;
  const sending = { fingerprint: fingerprintOf(row), idempotencyKey };
  return await deps.database.transaction(async (transaction) => {
    await lockRepeats(transaction, sending);
    const repeated = await findRepeated(transaction, sending);
    const reference = drawReference();
    const stored =
      repeated ?? (await storeRequest(deps, transaction, { id, reference, currency, ...row, ...sending }, mark));
    if (mark) return { id: stored.id };
    const seat = await seatOf(deps, transaction, stored, { address, isNew: !repeated });
    const isWaiting = seat?.state === "waitlisted";
    const order =
      isWaiting || !deps.orders || !isForPlan(stored)
        ? null
        : await deps.orders.open(transaction, { ...stored, country: locatedIn }, seat?.id ?? null);
    if (order) return { id: stored.id, next: order.payPath };
    // A request with an order has one email, about the order.
    const acknowledgement = { email: "enrolment-acknowledgement" as const, about: stored.id };
    if (!repeated) await deps.emailQueue.enqueue(transaction, [acknowledgement]);
    return isWaiting ? { id: stored.id, next: waitingListPath } : { id: stored.id };
  });
}

/** The page that thanks for a place on a waiting list. */
const waitingListPath = "/Thank-you#waiting-list";

async function storeRequest(
  { emailQueue }: Deps,
  transaction: Database,
  row: NewEnrolmentRequest & { id: string },
  mark: boolean,
): Promise<StoredEnrolmentRequest> {
  const { id, firstName, lastName, email, phone } = row;
  const personId = await findOrInsertPerson(transaction, { name: `${firstName} ${lastName}`, email, phone });
  const stored = await insertEnrolmentRequest(transaction, { ...row, personId });
  await openLeads(transaction, [{ personId, source: "enrolment", about: id, isSuspect: mark }]);
  if (!mark) await emailQueue.enqueue(transaction, [{ email: "enrolment-staff", about: id }]);
  return stored;
}

/**
 * The place of a request in the batch that it names: its sender has proved nothing yet. Null without a batch, and where
 * no more seats are held unproved.
 */
async function seatOf(
  deps: Deps,
  transaction: Database,
  { personId, batchId, email }: StoredEnrolmentRequest,
  { address, isNew }: { address: string; isNew: boolean },
): Promise<Enrolment | null> {
  if (batchId === null || personId === null) return null;
  if (!isNew) return (await findOpenEnrolment(transaction, { personId, batchId })) ?? null;
  const batch = await findBatch(transaction, batchId);
  const until = unprovedHoldEnds(deps, batch?.startDate);
  const asker = askerOf(deps.secret, { address, email });
  return await askForSeat(deps, transaction, { personId, batchId, until, asker }, visitor);
}

/** The stored columns of a form, in a fixed order whatever order they were sent in. */
async function rowOf({ site, database }: Deps, { formType, formData }: EnrolmentRequest) {
  const { content } = site();
  const {
    course,
    batch,
    country = null,
    ...others
  } = formType === "registration-form" ? formData : asFromHome(content.company.address.countryCode, formData);
  const found = findCourse(content, course);
  if (!found) throw fieldError("course", "enrolment.course");
  const courseId = found.id;
  if (formType === "registration-form" && !isSoldIn(found, formData.plan)) throw fieldError("plan", "enrolment.plan");
  const chosen = batch ? await findBatch(database, batch) : undefined;
  if (batch && chosen?.courseId !== courseId) throw fieldError("batch", "enrolment.batch");
  if (chosen?.isHidden) throw fieldError("batch", "enrolment.batchHidden");
  if (chosen && hasEnded(chosen, new Date())) throw fieldError("batch", "enrolment.batchEnded");
  // Each answer has a column of its own name: without one this does not compile.
  const own: Pick<NewEnrolmentRequest, keyof typeof others> = others;
  const answers = { ...own, courseId, batchId: batch || null, country };
  if (formType !== "registration-form") return { form: "simple" as const, ...answers, plan: null, schedule: null };
  const plan = planOf(found, content.plans, formData.plan)?.id ?? formData.plan;
  return { form: "plan" as const, ...answers, plan, schedule: formData.schedule };
}

/** A form without a country, as one from the institute's own. Throws `invalid` for a number that cannot be one there. */
function asFromHome(code: string, form: Parameters<typeof fromHome>[0]) {
  const read = fromHome(form, code);
  if ("wrong" in read) throw fieldError("phone", read.wrong);
  return read.form;
}

function fingerprintOf(row: Awaited<ReturnType<typeof rowOf>>): string {
  return createHash("sha256").update(JSON.stringify(row)).digest("hex");
}

function isForPlan(request: StoredEnrolmentRequest): request is PlanRequest {
  return request.form === "plan" && request.plan !== null;
}
