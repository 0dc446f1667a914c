import { and, asc, between, desc, eq, exists, inArray, isNull, like, ne, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import { attendance } from "#domains/attendance/server/tables.ts";
import { batches } from "#domains/catalogue/server/tables.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { figuresOf } from "#domains/money/rules/figures.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { findOwing } from "#domains/money/server/queries/ledger-queries.ts";
import { orders } from "#domains/money/server/tables/order-tables.ts";
import { saysWords } from "#domains/people/server/find-by-folded-words.ts";
import { digitsIn, wordsOf } from "#domains/people/server/search-words.ts";
import { guardians, people } from "#domains/people/server/tables.ts";
import { referenceFragment } from "#domains/seats/rules/order-reference.ts";
import { enrolmentRequests, enrolments } from "#domains/seats/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { keyset, pageOf, pageRequest } from "#server/db/keyset.ts";
import { office, query } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { day } from "#shared/durations.ts";
import { foldText } from "#shared/fold-text.ts";

/** The students to show; without any of these all. */
export const studentFilter = z.strictObject({
  /** A name, an address, a number or a reference, or a part of one. */
  words: z.string().max(100).exactOptional(),
  batch: z.string().max(100).exactOptional(),
  branch: z.string().max(100).exactOptional(),
  /** Those who owe something that was due, who missed their last class, or who have no account. */
  who: z.enum(["owe", "absent", "without account"]).exactOptional(),
});
type StudentFilter = z.infer<typeof studentFilter>;

/** A student of the list. Money is what is overdue, as text; null if nothing is. */
export interface ListedStudent {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  guardian: string | null;
  batches: string[];
  overdue: string[];
  hasAccount: boolean;
}

/** How far back a class counts as somebody's last, and a charge as owed. */
const lastClasses = 21 * day;
const owedSince = 400 * day;
const mostOwing = 20_000;

export type StudentDeps = { database: Database; site: () => Site } & KnowsBranches;

export const byName = keyset([people.sortName, people.id], "asc");

/** A page of the students by name: everybody with a place in a batch, or whom staff have written down as one. */
export const listStudents = query(
  { may: office, takes: [pageRequest, studentFilter], branch: "own" },
  async (
    { database, site, within }: StudentDeps,
    { after, limit }: z.infer<typeof pageRequest>,
    filter: StudentFilter,
  ) => {
    const now = new Date();
    const isListed = await studentsOf({ database, site, within }, filter, now);
    const { id, name, email, phone } = people;
    const rows = database
      .select({ id, name, email, phone, guardian: guardians.name, key: byName.key })
      .from(people)
      .leftJoin(guardians, eq(guardians.personId, people.id))
      .where(and(isListed, byName.after(after)))
      .orderBy(byName.order);
    const { entries, next } = await pageOf(rows, limit);
    return { entries: await withPlaces(database, entries, now), next };
  },
);

/** The condition for the people whom a filter finds. */
export async function studentsOf(
  { database, site, within }: StudentDeps,
  filter: StudentFilter,
  now: Date,
): Promise<SQL | undefined> {
  return and(
    isNull(people.mergedInto),
    within?.has("person", people.id),
    isStudent(database, filter),
    filter.words ? matches(database, filter.words, site().content.company.address.countryCode) : undefined,
    filter.who && (await isOfThose(database, filter.who, now)),
  );
}

/** The people whom rows of another table are about; a merged person's are those of the one they lead to. */
export const leading = sql`coalesce(${people.mergedInto}, ${people.id})`;

const isOfOrder = eq(people.id, sql`coalesce(${orders.personId}, ${enrolmentRequests.personId})`);

const placed = (database: Database, which: SQL | undefined) =>
  database
    .select({ id: leading })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(and(ne(enrolments.state, "withdrawn"), which));

function isStudent(database: Database, { batch, branch }: StudentFilter): SQL | undefined {
  if (batch || branch) {
    const isThere = and(batch ? eq(batches.id, batch) : undefined, branch ? eq(batches.branchId, branch) : undefined);
    return inArray(people.id, placed(database, isThere));
  }
  return or(sql`${people.addedAt} is not null`, inArray(people.id, placed(database, undefined)));
}

/** Whether name, address, number or an order's reference is what was typed. */
function matches(database: Database, typed: string, country: string): SQL | undefined {
  const digits = digitsIn(typed, country);
  const fragment = referenceFragment(typed);
  const words = wordsOf(foldText(typed));
  const named = database
    .select({ id: leading })
    .from(orders)
    .leftJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
    .innerJoin(people, isOfOrder)
    .where(sql`replace(${orders.reference}, '-', '') like ${`%${fragment}%`}`);
  return or(
    words.length > 0 ? saysWords(words) : sql`false`,
    digits ? like(people.phone, `%${digits}%`) : undefined,
    fragment ? inArray(people.id, named) : undefined,
  );
}

async function isOfThose(
  database: Database,
  who: NonNullable<StudentFilter["who"]>,
  now: Date,
): Promise<SQL | undefined> {
  if (who === "owe") {
    const owing = await findOwing(
      database,
      { from: new Date(now.getTime() - owedSince), to: now },
      { limit: mostOwing },
    );
    const ofOrders = database
      .select({ id: leading })
      .from(orders)
      .leftJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
      .innerJoin(people, isOfOrder)
      .where(inArray(orders.id, owing));
    return inArray(people.id, ofOrders);
  }
  if (who === "absent") return inArray(people.id, absentLast(database, now));
  const account = database
    .select({ id: leading })
    .from(accountPeople)
    .innerJoin(people, eq(people.id, accountPeople.personId));
  return sql`${people.id} not in ${account}`;
}

/** Those who missed the last class of a batch for which marks were given. */
function absentLast(database: Database, now: Date) {
  const isMarked = exists(database.select().from(attendance).where(eq(attendance.classId, batchClasses.id)));
  const last = database
    .selectDistinctOn([batchClasses.batchId], { id: batchClasses.id })
    .from(batchClasses)
    .where(and(between(batchClasses.startsAt, new Date(now.getTime() - lastClasses), now), isMarked))
    .orderBy(batchClasses.batchId, desc(batchClasses.startsAt))
    .as("last");
  return database
    .select({ id: leading })
    .from(last)
    .innerJoin(attendance, eq(attendance.classId, last.id))
    .innerJoin(enrolments, eq(enrolments.id, attendance.enrolmentId))
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(and(eq(attendance.mark, "absent"), eq(enrolments.state, "active")));
}

type Named = Omit<ListedStudent, "batches" | "overdue" | "hasAccount">;

/** The students of a page with their batches, what they owe, and whether they have an account. */
export async function withPlaces(database: Database, students: Named[], now: Date): Promise<ListedStudent[]> {
  if (students.length === 0) return [];
  const ids = students.map(({ id }) => id);
  const isOne = or(inArray(people.id, ids), inArray(people.mergedInto, ids));
  const places = await database
    .select({ id: sql<string>`${leading}`, batch: batches.name })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(and(ne(enrolments.state, "withdrawn"), isOne))
    .orderBy(asc(batches.startDate), asc(batches.id));
  const linked = await database
    .select({ id: sql<string>`${leading}` })
    .from(people)
    .where(and(isOne, exists(database.select().from(accountPeople).where(eq(accountPeople.personId, people.id)))));
  const overdue = await overdueOf(database, isOne, now);
  const accounts = new Set(linked.map(({ id }) => id));
  return students.map((student) => ({
    ...student,
    batches: [...new Set(places.flatMap(({ id, batch }) => (id === student.id ? [batch] : [])))],
    overdue: overdue.get(student.id) ?? [],
    hasAccount: accounts.has(student.id),
  }));
}

/** What people owe that was due, an amount for each order. */
async function overdueOf(database: Database, isOne: SQL | undefined, now: Date): Promise<Map<string, string[]>> {
  const theirs = await database
    .select({ id: sql<string>`${leading}`, order: orders })
    .from(orders)
    .leftJoin(enrolmentRequests, eq(enrolmentRequests.id, orders.enrolmentRequestId))
    .innerJoin(people, isOfOrder)
    .where(and(isOne, ne(orders.state, "cancelled")));
  const statements = await readStatements(
    database,
    theirs.map(({ order }) => order),
    now,
  );
  const amounts = new Map<string, string[]>();
  for (const { id, order } of theirs) {
    const statement = statements.get(order.id);
    const owed = statement && figuresOf(statement).overdue;
    if (owed) amounts.set(id, [...(amounts.get(id) ?? []), owed.amount]);
  }
  return amounts;
}
