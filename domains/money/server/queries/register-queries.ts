import { eq, inArray, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import {
  isBatchOfSeat,
  isForRequest,
  isSeatOfOrder,
  type Order,
  personOfOrder,
} from "#domains/money/server/queries/order-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";

/** An order in the register, with its student and the batch that it is for. */
export interface RegisteredOrder {
  order: Order;
  personId: string;
  name: string;
  batch: string | null;
}

/** The orders with these ids, with their students; in any order. */
export async function findRegisteredOrders(database: Database, ids: string[]): Promise<RegisteredOrder[]> {
  return await database
    .select({ order: orders, personId: people.id, name: people.name, batch: batches.name })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(enrolments, isSeatOfOrder)
    .innerJoin(people, eq(people.id, sql`coalesce(${enrolments.personId}, ${personOfOrder})`))
    .leftJoin(batches, isBatchOfSeat)
    .where(inArray(orders.id, ids));
}
