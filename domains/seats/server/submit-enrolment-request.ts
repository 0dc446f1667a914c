import { randomUUID } from "node:crypto";
import { findOrInsertPeople } from "#domains/accounts/server/find-or-insert-people.ts";
import { noteLanguage } from "#domains/accounts/server/languages.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { openLeads } from "#domains/leads/server/open-leads.ts";
import type { EnrolmentRequest } from "#domains/seats/contract/enrolment.ts";
import { AppError } from "#server/app-error.ts";
import { visitor } from "#server/audit/actor.ts";
import { actTogether } from "#server/db/act-together.ts";
import type { Database } from "#server/db/client.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { isSuspect } from "#shared/trap.ts";
import { askForSeats } from "./ask-for-seat.ts";
import { findBatch, type StoredBatch } from "./batches-with-seats.ts";
import { drawReference } from "./draw-reference.ts";
import { type Enrolment, findOpenEnrolment } from "./queries.ts";
import {
  findRepeated,
  insertEnrolmentRequests,
  lockRepeats,
  type RepeatKeys,
  type StoredEnrolmentRequest,
} from "./request-queries.ts";
import { fingerprintOf, rowOf } from "./request-row.ts";
import type { SeatDeps } from "./seats.ts";
import { askerOf, unprovedHoldEnds } from "./unproved-holds.ts";

/** An enrolment request of the plan form. */
export interface PlanRequest extends StoredEnrolmentRequest {
  plan: string;
}

/** A place that is to be paid. */
interface OpenedPlace {
  place: PlanRequest;
  enrolmentId: string | null;
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
     * Opens the orders of enrolments as part of `transaction`, which has just written them, in their order; answers each
     * one's reference and the path of its payment page on our own origin. An enrolment that already has an order, because
     * its form was sent again, gets that same order. Null where the plan has no fee in the visitor's currency.
     */
    open(transaction: Database, places: OpenedPlace[]): Promise<({ reference: string; payPath: string } | null)[]>;
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
  /** The language of the page, in which the student gets emails. */
  language?: Locale;
}

/** What a request is answered: its id, and the path of the next page, of the payment or of the place on the waiting list. */
interface Stored {
  id: string;
  next?: string;
}

/** The most requests that share a transaction: it holds the lock of their batch, and a slow one keeps others waiting. */
const mostTogether = 40;

/**
 * The verb that stores requests for a place in a course, holds a seat in the batch that each names, unless too many are
 * held unproved, queues the emails and, for the plan form, opens its order, all in one transaction; it returns once that
 * is committed (specification §7, `POST /send-email`). Requests for one batch that arrive while others are stored share
 * the next transaction, in the order in which they came. The same content within a minute, or the same `idempotencyKey`
 * at any time, is the same request and gets the same answer, even if both arrive at once. A request probably sent by a
 * bot is stored as well, for staff, who find it marked among the leads: it holds no seat, opens no order, and no one gets
 * an email. Throws `invalid` for an unknown course, and for a batch of another course or one that has ended.
 */
export function createEnrolmentRequests(deps: Deps) {
  const store = actTogether(mostTogether, async (batchId: string, asked: Asked[]) => {
    return await storeRequests(deps, batchId || null, asked);
  });
  return async (request: EnrolmentRequest, sending: Sending): Promise<Stored> => {
    const stored = await store(request.formData.batch ?? "", { request, sending });
    if (stored instanceof AppError) throw stored;
    return stored;
  };
}

interface Asked {
  request: EnrolmentRequest;
  sending: Sending;
}

/** A request with the columns that it is stored in. */
interface Read extends Asked {
  row: ReturnType<typeof rowOf>;
  keys: RepeatKeys;
  mark: boolean;
}

/** Stores the requests for a batch, or for none; the answer to each, in their order, or why it is refused. */
async function storeRequests(deps: Deps, batchId: string | null, asked: Asked[]): Promise<(Stored | AppError)[]> {
  const batch = batchId === null ? undefined : await findBatch(deps.database, batchId);
  const read = asked.map((one): Read | AppError => {
    try {
      const row = rowOf(deps, one.request, batch);
      const { idempotencyKey = null } = one.sending;
      return { ...one, row, keys: { fingerprint: fingerprintOf(row), idempotencyKey }, mark: isSuspect(one.request) };
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  const good = read.filter((one): one is Read => !(one instanceof AppError));
  const answers = good.length > 0 ? await storeTogether(deps, batch, good) : new Map<Read, Stored>();
  return read.map((one) => (one instanceof AppError ? one : (answers.get(one) ?? notStored())));
}

function notStored(): never {
  throw new Error("A request was not stored.");
}

async function storeTogether(deps: Deps, batch: StoredBatch | undefined, read: Read[]): Promise<Map<Read, Stored>> {
  return await deps.database.transaction(async (transaction) => {
    const keys = read.map((one) => one.keys);
    await lockRepeats(transaction, keys);
    const earlier = await findRepeated(transaction, keys);
    // Of the same request twice in one transaction, the second repeats the first.
    const firstOf = read.map(({ keys: own }) => read.find((one) => isRepeated(own, one.keys)));
    const isNew = (at: number) => !earlier[at] && firstOf[at] === read[at];
    const rows = await insertRequests(
      deps,
      transaction,
      read.filter((_, at) => isNew(at)),
    );
    const stored = new Map(
      read.map((one, at) => [one, earlier[at] ?? rows.get(firstOf[at] ?? one) ?? notStored()] as const),
    );
    const unmarked = read.filter(({ mark }) => !mark);
    const seats = await seatsOf(deps, transaction, batch, {
      fresh: unmarked.filter((one) => rows.has(one)),
      repeated: unmarked.filter((one) => !rows.has(one)),
      stored,
    });
    const paid = await openOrders(deps, transaction, unmarked, { stored, seats });
    // A request with an order has one email, about the order.
    const thanked = unmarked.filter((one) => rows.has(one) && !paid.has(one));
    await deps.emailQueue.enqueue(
      transaction,
      thanked.map((one) => ({ email: "enrolment-acknowledgement", about: stored.get(one)?.id ?? "" })),
    );
    return new Map(
      read.map((one) => {
        const { id } = stored.get(one) ?? notStored();
        const isWaiting = seats.get(one)?.state === "waitlisted";
        const next = paid.get(one) ?? (isWaiting ? waitingListPath : undefined);
        return [one, next === undefined ? { id } : { id, next }];
      }),
    );
  });
}

const isRepeated = (one: RepeatKeys, first: RepeatKeys) =>
  one.fingerprint === first.fingerprint || (one.idempotencyKey !== null && one.idempotencyKey === first.idempotencyKey);

/** The page that thanks for a place on a waiting list. */
const waitingListPath = "/Thank-you#waiting-list";

/** Stores new requests with their people and leads, and queues the emails to staff. */
async function insertRequests(
  { emailQueue, site }: Deps,
  transaction: Database,
  fresh: Read[],
): Promise<Map<Read, StoredEnrolmentRequest>> {
  if (fresh.length === 0) return new Map();
  const people = await findOrInsertPeople(
    transaction,
    fresh.map(({ row: { firstName, lastName, email, phone } }) => ({ name: `${firstName} ${lastName}`, email, phone })),
  );
  for (const [at, { sending }] of fresh.entries())
    await noteLanguage(transaction, people.slice(at, at + 1), sending.language ?? siteLocale);
  const { money } = site().content;
  const made = fresh.map(({ row, keys, sending, mark }, at) => ({
    new: {
      ...{ id: randomUUID(), reference: drawReference(), personId: people[at] ?? notStored() },
      currency: row.form === "plan" ? marketOf(money, sending.locatedIn ?? null).currency : null,
      ...{ ...row, ...keys },
    },
    mark,
  }));
  const written = await insertEnrolmentRequests(
    transaction,
    made.map((one) => one.new),
  );
  await openLeads(
    transaction,
    made.map(({ new: { id, personId }, mark }) => ({ personId, source: "enrolment", about: id, isSuspect: mark })),
  );
  const told = made.filter(({ mark }) => !mark).map(({ new: { id } }) => id);
  await emailQueue.enqueue(
    transaction,
    told.map((about) => ({ email: "enrolment-staff", about })),
  );
  return new Map(fresh.map((one, at) => [one, written.get(made[at]?.new.id ?? "") ?? notStored()]));
}

/**
 * The place of each request in the batch that they name: their senders have proved nothing yet. None without a batch,
 * and where no more seats are held unproved.
 */
async function seatsOf(
  deps: Deps,
  transaction: Database,
  batch: StoredBatch | undefined,
  { fresh, repeated, stored }: Record<"fresh" | "repeated", Read[]> & { stored: Map<Read, StoredEnrolmentRequest> },
): Promise<Map<Read, Enrolment>> {
  const seats = new Map<Read, Enrolment>();
  if (!batch) return seats;
  const until = unprovedHoldEnds(deps, batch.startDate);
  const personOf = (one: Read) => stored.get(one)?.personId;
  const asking = fresh.flatMap((one) => {
    const { row, sending } = one;
    const personId = personOf(one);
    const asker = askerOf(deps.secret, { address: sending.address, email: row.email });
    return personId ? [{ one, wanted: { personId, batchId: batch._id, until, asker } }] : [];
  });
  const given = await askForSeats(
    deps,
    transaction,
    asking.map(({ wanted }) => wanted),
    visitor,
  );
  for (const [at, { one }] of asking.entries()) {
    const seat = given[at];
    if (seat) seats.set(one, seat);
  }
  for (const one of repeated) {
    const { personId, batchId } = stored.get(one) ?? notStored();
    const seat = personId && batchId && (await findOpenEnrolment(transaction, { personId, batchId }));
    if (seat) seats.set(one, seat);
  }
  return seats;
}

/** Opens the orders of the plan forms whose senders do not wait; the path of each one's payment. */
async function openOrders(
  { orders }: Deps,
  transaction: Database,
  read: Read[],
  { stored, seats }: { stored: Map<Read, StoredEnrolmentRequest>; seats: Map<Read, Enrolment> },
): Promise<Map<Read, string>> {
  const wanted = read.flatMap((one) => {
    const request = stored.get(one) ?? notStored();
    const seat = seats.get(one);
    if (seat?.state === "waitlisted" || !isForPlan(request)) return [];
    const place = { ...request, country: one.sending.locatedIn ?? null };
    return [{ one, opened: { place, enrolmentId: seat?.id ?? null } }];
  });
  if (!orders || wanted.length === 0) return new Map();
  const found = await orders.open(
    transaction,
    wanted.map(({ opened }) => opened),
  );
  return new Map(wanted.flatMap(({ one }, at) => (found[at] ? [[one, found[at].payPath]] : [])));
}

function isForPlan(request: StoredEnrolmentRequest): request is PlanRequest {
  return request.form === "plan" && request.plan !== null;
}
