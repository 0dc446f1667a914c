import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { Enrolment } from "./queries.ts";
import { enrolments } from "./tables.ts";

/**
 * Writes people's places in a locked batch, and returns them in the order of their rows. Somebody who had left it gets
 * the same enrolment again, with its attendance, work and grades: no second one is made.
 */
export async function placePeople(transaction: Database, rows: NewPlace[]): Promise<Enrolment[]> {
  const former = await findFormerPlaces(transaction, rows);
  const returning = rows.filter(({ personId }) => former.has(personId));
  const first = rows.filter(({ personId }) => !former.has(personId));
  const written = first.length > 0 ? await transaction.insert(enrolments).values(first).returning() : [];
  for (const { id: _id, createdAt: _createdAt, ...place } of returning) {
    const isIt = eq(enrolments.id, former.get(place.personId) ?? "");
    const update = transaction.update(enrolments).set({ ...cleared, ...place });
    written.push(...(await update.where(isIt).returning()));
  }
  const placed = new Map(written.map((one) => [one.personId, one]));
  return rows.map(({ personId }) => {
    const one = placed.get(personId);
    if (!one) throw new Error("The enrolment was not written.");
    return one;
  });
}

type NewPlace = typeof enrolments.$inferInsert;

/** The latest places that people had in the batch of these rows and left, by person. */
async function findFormerPlaces(transaction: Database, rows: NewPlace[]): Promise<Map<string, string>> {
  const [{ batchId } = { batchId: "" }] = rows;
  const personIds = rows.map(({ personId }) => personId);
  const isTheirs = and(inArray(enrolments.personId, personIds), eq(enrolments.batchId, batchId));
  const found = await transaction
    .select({ id: enrolments.id, personId: enrolments.personId })
    .from(enrolments)
    .where(and(isTheirs, eq(enrolments.state, "withdrawn")))
    .orderBy(asc(enrolments.changedAt));
  return new Map(found.map(({ id, personId }) => [personId, id]));
}

/** The fields that a new place does not take over from the one that its person gave up. */
const cleared = {
  ...{ heldUntil: null, position: null, offeredAt: null, provedAt: null },
  ...{ isPaid: false, askedFrom: null, askedBy: null, releaseReason: null },
};
