import type { Entry } from "#domains/money/rules/instalments.ts";
import { appendEntries } from "#domains/money/server/queries/ledger-queries.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import { orderChanges, orders } from "#domains/money/server/tables/order-tables.ts";
import { drawReference } from "#domains/seats/server/draw-reference.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";

/** Rows that one statement writes at most: Postgres takes 65,535 values. */
const atOnce = 1_000;

/** Maximum number of times that references are drawn before giving up. */
const draws = 5;

interface OpenedOrder {
  order: Omit<Order, "reference">;
  charges: Entry[];
}

/** Writes many orders at once, each with its charges, its reference and the beginning of its timeline. */
export async function insertOpenedOrders(
  transaction: Database,
  opened: OpenedOrder[],
  actor: Actor["kind"],
): Promise<Order[]> {
  const written = await insertUnderFreeReferences(
    transaction,
    opened.map(({ order }) => order),
  );
  const at = new Date();
  const entries = opened.flatMap(({ order, charges }) =>
    charges.map((charge) => ({ ...charge, orderId: order.id, at, actor, source: null })),
  );
  for (const some of inParts(entries)) await appendEntries(transaction, some);
  const changes = written.map(({ id, state, createdAt }) => ({ orderId: id, state, at: createdAt }));
  for (const some of inParts(changes)) await transaction.insert(orderChanges).values(some);
  return written;
}

async function insertUnderFreeReferences(transaction: Database, given: Omit<Order, "reference">[]): Promise<Order[]> {
  const written: Order[] = [];
  let left = given;
  for (let draw = 0; draw < draws && left.length > 0; draw += 1) {
    for (const some of inParts(left)) {
      const rows = some.map((order) => ({ ...order, reference: drawReference() }));
      const target = { target: orders.reference };
      written.push(...(await transaction.insert(orders).values(rows).onConflictDoNothing(target).returning()));
    }
    const ids = new Set(written.map(({ id }) => id));
    left = left.filter(({ id }) => !ids.has(id));
  }
  if (left.length > 0) throw new Error("No free reference was found.");
  return written;
}

function inParts<Row>(rows: Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, at) => rows.slice(at * atOnce, (at + 1) * atOnce));
}
