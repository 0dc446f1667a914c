import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { batches } from "#domains/catalogue/server/tables.ts";
import { leads } from "#domains/leads/server/tables.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { Caller } from "#server/verb.ts";
import type { NamedRecords, RecordOfBranch, Within } from "#server/within.ts";

/** The records that a member who is limited to some branches sees and works on. */
export function withinBranches(
  database: Database,
  { id: userId, branchIds }: Pick<Caller, "id" | "branchIds">,
): Within {
  const conditions = conditionsOf(database, branchIds);
  const has = (kind: RecordOfBranch, id: SQLWrapper) => conditions[kind](id);
  /** How many of these records are of the branches. */
  const count = async (kind: RecordOfBranch, ids: string[]): Promise<number> => {
    const [table, which] = tablesOf[kind](ids);
    return await database.$count(table, and(which, has(kind, table.id)));
  };
  return {
    ...{ userId, branchIds, has },
    async holds({ branch, ...records }: NamedRecords) {
      if (listOf(branch).some((id) => !branchIds.includes(id))) return false;
      for (const [kind, named] of Object.entries(records) as [RecordOfBranch, NamedRecords["order"]][]) {
        if (named === undefined) return false;
        const ids = [...new Set(listOf(named).map((id) => (kind === "order" ? (readReference(id) ?? id) : id)))];
        if (ids.length > 0 && (await count(kind, ids)) < ids.length) return false;
      }
      return true;
    },
  };
}

const listOf = (named: NamedRecords["order"]) => [named ?? []].flat();

/** The table of a kind of record, and the condition that names these records in it. */
const tablesOf = {
  batch: (ids: string[]) => [batches, inArray(batches.id, ids)] as const,
  place: (ids: string[]) => [enrolments, inArray(enrolments.id, ids.filter(isUuid))] as const,
  request: (texts: string[]) => {
    const references = texts.flatMap((text) => readReference(text) ?? []);
    const { id, reference } = enrolmentRequests;
    return [enrolmentRequests, or(inArray(id, texts.filter(isUuid)), inArray(reference, references))] as const;
  },
  order: (references: string[]) => [orders, inArray(orders.reference, references)] as const,
  person: (ids: string[]) => [people, inArray(people.id, ids.filter(isUuid))] as const,
  lead: (ids: string[]) => [leads, inArray(leads.id, ids.filter(isUuid))] as const,
} satisfies Record<RecordOfBranch, (ids: string[]) => readonly [unknown, SQL | undefined]>;

function conditionsOf(database: Database, branchIds: string[]): Record<RecordOfBranch, (id: SQLWrapper) => SQL> {
  const [place, asked, placed] = [
    alias(enrolments, "branch_place"),
    alias(enrolmentRequests, "branch_request"),
    alias(people, "branch_person"),
  ];
  const own = database.select({ id: batches.id }).from(batches).where(inArray(batches.branchId, branchIds));
  const leading = sql`coalesce(${placed.mergedInto}, ${placed.id})`;
  /** The people with a place in a batch, or who asked for one. */
  const withPlaces = (inOwn: boolean) =>
    database
      .select({ id: leading })
      .from(place)
      .innerJoin(placed, eq(placed.id, place.personId))
      .where(inOwn ? inArray(place.batchId, own) : undefined);
  const whoAsked = (inOwn: boolean) =>
    database
      .select({ id: leading })
      .from(asked)
      .innerJoin(placed, eq(placed.id, asked.personId))
      .where(inOwn ? inArray(asked.batchId, own) : isNotNull(asked.batchId));
  const person = (id: SQLWrapper) => {
    const theirs = sql`(${database.select({ id: leading }).from(placed).where(eq(placed.id, id))})`;
    const isThere = or(inArray(theirs, withPlaces(true)), inArray(theirs, whoAsked(true)));
    const isNowhere = and(notInArray(theirs, withPlaces(false)), notInArray(theirs, whoAsked(false)));
    return sql`(${or(isThere, isNowhere)})`;
  };
  const request = (id: SQLWrapper) =>
    inArray(
      id,
      database
        .select({ id: asked.id })
        .from(asked)
        .where(or(isNull(asked.batchId), inArray(asked.batchId, own))),
    );
  return {
    batch: (id) => inArray(id, own),
    place: (id) => inArray(id, database.select({ id: place.id }).from(place).where(inArray(place.batchId, own))),
    ...{ request, person },
    order: (id) => {
      const order = alias(orders, "branch_order");
      const batch = sql`coalesce(${place.batchId}, ${asked.batchId})`;
      const theirs = database
        .select({ id: order.id })
        .from(order)
        .leftJoin(asked, eq(asked.id, order.enrolmentRequestId))
        .leftJoin(place, eq(place.id, order.enrolmentId))
        .where(or(isNull(batch), inArray(batch, own)));
      return inArray(id, theirs);
    },
    lead: (id) => {
      const lead = alias(leads, "branch_lead");
      const elsewhere = database
        .select({ id: asked.id })
        .from(asked)
        .where(and(eq(asked.id, lead.about), isNotNull(asked.batchId), notInArray(asked.batchId, own)));
      const theirs = database
        .select({ id: lead.id })
        .from(lead)
        .where(and(person(lead.personId), not(exists(elsewhere))));
      return inArray(id, theirs);
    },
  };
}
