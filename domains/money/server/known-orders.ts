import { setImmediate } from "node:timers/promises";
import type { RegisterRequest } from "#domains/money/contract.ts";
import type { KnownOrder } from "#domains/money/rules/known-order.ts";
import {
  findBatchOwners,
  findChangedOrders,
  findKnownOrders,
  findOrderIds,
  isUntouched,
  type Mark,
  readMark,
} from "#domains/money/server/queries/known-order-queries.ts";
import type { Database } from "#server/db/client.ts";
import type { KnowsBranches } from "#server/within.ts";
import { oncePerObject } from "#shared/once-per-object.ts";

interface Kept {
  orders: Map<string, KnownOrder>;
  /** The same, latest first; null once one came or went. */
  sorted: KnownOrder[] | null;
  mark: Mark | null;
  /** The reading under way, or the last one. */
  reading: Promise<unknown>;
}

const keptOf = oncePerObject(
  (_: Database): Kept => ({ orders: new Map(), sorted: null, mark: null, reading: Promise.resolve() }),
);

/** Orders read at once; other requests are answered in between. */
const atOnce = 250;

/**
 * Every order as its statement says it, by its id. The first call reads them all; a later one only those that any process
 * has changed since.
 */
export async function knowOrders(database: Database): Promise<ReadonlyMap<string, KnownOrder>> {
  return (await readKept(database)).orders;
}

async function readKept(database: Database): Promise<Kept> {
  const kept = keptOf(database);
  const reading = kept.reading.then(() => bringUpToDate(database, kept));
  kept.reading = reading.catch(() => undefined);
  await reading;
  return kept;
}

/** Every order, latest first. */
async function knownLatestFirst(database: Database): Promise<KnownOrder[]> {
  const kept = await readKept(database);
  kept.sorted ??= [...kept.orders.values()].sort((one, other) => (isBefore(one, other) ? -1 : 1));
  return kept.sorted;
}

/** Whether an order is shown before another, latest first. */
export const isBefore = (one: PlaceInList, other: PlaceInList) =>
  one.createdAt > other.createdAt || (one.createdAt === other.createdAt && one.reference > other.reference);

type PlaceInList = Pick<KnownOrder, "createdAt" | "reference">;

async function bringUpToDate(database: Database, kept: Kept) {
  if (kept.mark !== null && (await isUntouched(database, kept.mark))) return;
  const before = kept.sorted;
  // What changes while this reads is later than the mark, and is read again the next time.
  const mark = await readMark(database, kept.mark ?? undefined);
  kept.sorted = null;
  let isSame = kept.mark !== null && before !== null;
  if (kept.mark === null) await readAll(database, kept.orders);
  else {
    const changed = await findChangedOrders(database, kept.mark);
    isSame &&= changed.every((id) => kept.orders.has(id));
    for (let at = 0; at < changed.length; at += atOnce)
      keep(kept.orders, await findKnownOrders(database, { ids: changed.slice(at, at + atOnce) }));
  }
  if (kept.orders.size !== mark.orders) {
    isSame = false;
    await forgetErased(database, kept.orders);
  }
  // None came or went, so that each keeps its place.
  if (isSame && before) kept.sorted = before.map((order) => kept.orders.get(order.id) ?? order);
  kept.mark = mark;
}

async function readAll(database: Database, orders: Kept["orders"]) {
  let after: string | null = null;
  for (;;) {
    const found: KnownOrder[] = await findKnownOrders(database, { after, limit: atOnce });
    keep(orders, found);
    after = found.at(-1)?.id ?? null;
    if (found.length < atOnce || after === null) return;
    await setImmediate();
  }
}

function keep(orders: Kept["orders"], found: KnownOrder[]) {
  for (const order of found) orders.set(order.id, order);
}

async function forgetErased(database: Database, orders: Kept["orders"]) {
  const stored = await findOrderIds(database);
  for (const id of orders.keys()) if (!stored.has(id)) orders.delete(id);
}

type Which = Pick<RegisterRequest, "of" | "id"> & KnowsBranches;

/** The known orders of a batch, a branch, a teacher or of everybody, as far as a member limited to branches sees them; latest first. */
export async function knownOrdersOf(database: Database, { of, id = "", within }: Which): Promise<KnownOrder[]> {
  const orders = await knownLatestFirst(database);
  if (of === "all" && !within) return orders;
  const owners = await findBatchOwners(database);
  return orders.filter(({ batchId }) => {
    const owner = owners.get(batchId ?? "");
    if (within && batchId !== null && !within.branchIds.includes(owner?.branchId ?? "")) return false;
    if (of === "batch") return batchId === id;
    if (of === "branch") return (owner?.branchId ?? "") === id;
    return of === "all" || (id !== "" && owner?.teacherId === id);
  });
}
