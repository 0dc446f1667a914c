import { and, eq, lt, ne, not, type SQL, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { RegisterRequest } from "#domains/money/contract.ts";
import {
  expires,
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
import { isUuid } from "#server/db/columns.ts";
import { keyset, type Page, pageOf } from "#server/db/keyset.ts";
import type { KnowsBranches } from "#server/within.ts";

/** An order in the register, with its student and the batch that it is for. */
export interface RegisteredOrder {
  order: Order;
  personId: string;
  name: string;
  batch: string | null;
}

/** Rows of a page, and the most of a batch. */
const [pageRows, batchRows] = [50, 2_000];

const latestFirst = keyset([orders.createdAt, orders.reference], "desc");

/** The orders of a register that are neither cancelled nor expired: a batch's all, by name; others in pages, latest first. */
export async function findRegisterPage(
  database: Database,
  { of, id = "", after }: RegisterRequest,
  { now, within }: { now: Date } & KnowsBranches,
): Promise<Page<RegisteredOrder>> {
  const hasExpired = and(expires, lt(orders.dueAt, now)) ?? sql`false`;
  const isOpen = and(ne(orders.state, "cancelled"), not(hasExpired));
  const found = database
    .select({ order: orders, personId: people.id, name: people.name, batch: batches.name, key: latestFirst.key })
    .from(orders)
    .leftJoin(enrolmentRequests, isForRequest)
    .leftJoin(enrolments, isSeatOfOrder)
    .innerJoin(people, eq(people.id, sql`coalesce(${enrolments.personId}, ${personOfOrder})`))
    .leftJoin(batches, isBatchOfSeat);
  const ofWhich = and(isOpen, isOf(of, id), within?.has("order", orders.id));
  if (of !== "batch")
    return await pageOf(found.where(and(ofWhich, latestFirst.after(after))).orderBy(latestFirst.order), pageRows);
  return await pageOf(found.where(ofWhich).orderBy(sql`lower(${people.name})`, orders.reference), batchRows);
}

function isOf(of: RegisterRequest["of"], id: string): SQL | undefined {
  if (of === "batch") return eq(batches.id, id);
  if (of === "branch") return eq(batches.branchId, id);
  if (of === "teacher") return isUuid(id) ? eq(batches.teacherId, id) : sql`false`;
  return undefined;
}
