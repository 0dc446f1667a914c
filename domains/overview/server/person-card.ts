import { findAccountsOfPeople, findHolders } from "#domains/accounts/server/account-people.ts";
import { findMessagesOfPeople } from "#domains/leads/server/messages.ts";
import { findLeadsOfPeople } from "#domains/leads/server/queries.ts";
import { findOrdersOfPeople } from "#domains/money/server/queries/orders.ts";
import { findMergesOfPeople } from "#domains/people/server/merges.ts";
import { findSamePeople, findSamePeopleById, type Person } from "#domains/people/server/queries.ts";
import { findEnrolmentsOfPeople } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";
import { findSentBy } from "./sent-records.ts";

/** A person's card for staff: who they are, and each record of what happened. */
export type PersonCard = Awaited<ReturnType<typeof showPersonCard>>;

/** The card of a person by id, with those merged with them. Throws `not_found`. */
export const showPersonCard = query({ may: office }, async ({ database }: { database: Database }, id: string) => {
  const people = await findSamePeopleById(database, id);
  const [leading] = people;
  if (!leading) throw new AppError("not_found", "person.gone");
  const ids = people.map((one) => one.id);
  const emailOf = new Map(people.map(({ id: own, email }) => [own, email]));
  return {
    person: { ...leading, hasAccount: (await findAccountsOfPeople(database, ids)).length > 0 },
    /** Other addresses and numbers of the same person. */
    others: people.slice(1).map(({ id: other, name, email, phone }) => ({ id: other, name, email, phone })),
    leads: await findLeadsOfPeople(database, ids),
    sent: await findSentBy(database, ids),
    enrolments: await findEnrolmentsOfPeople(database, ids),
    orders: await findOrdersOfPeople(database, ids),
    messages: await findMessagesOfPeople(database, ids),
    merges: (await findMergesOfPeople(database, ids))
      .filter(({ undoneAt }) => undoneAt === null)
      .map(({ id: merge, at, mergedId }) => ({ id: merge, at, email: emailOf.get(mergedId) ?? null })),
  };
});

/** A person as staff see them. */
export type ShownPerson = Awaited<ReturnType<typeof showPerson>>;

/**
 * The person with an e-mail address and all who are merged with them, the one they lead to first: their leads, places in
 * batches, orders' references, and the merges that can be undone. Throws `not_found` for an unknown address.
 */
export async function showPerson({ database }: { database: Database }, email: string) {
  const people = await findSamePeople(database, email);
  if (people.length === 0) throw new AppError("not_found", "person.unknown", { values: { email } });
  const ids = people.map(({ id }) => id);
  const leads = await findLeadsOfPeople(database, ids);
  const enrolments = await findEnrolmentsOfPeople(database, ids);
  const orders = await findOrdersOfPeople(database, ids);
  const merges = await findMergesOfPeople(database, ids);
  const holders = await findHolders(database, ids);
  const emailOf = new Map(people.map(({ id, email: address }) => [id, address]));
  return {
    people: people.toSorted(byMerge).map(({ id, name, email, phone, locale, createdAt }) => ({
      ...{ id, name, email, phone, locale, createdAt },
      hasAccount: holders.has(id),
    })),
    leads: leads.map(({ id, source, state, createdAt, dueAt }) => ({ id, source, state, createdAt, dueAt })),
    enrolments: enrolments.map(({ enrolment: { id, batchId, state, isPaid, createdAt }, place }) => ({
      ...{ id, batchId, state, isPaid, createdAt, place },
    })),
    orders: orders.map(({ reference, state, createdAt }) => ({ reference, state, createdAt })),
    merges: merges
      .filter(({ undoneAt }) => undoneAt === null)
      .map(({ id, at, keptId, mergedId }) => ({
        ...{ id, at, kept: emailOf.get(keptId) ?? null, merged: emailOf.get(mergedId) ?? null },
      })),
  };
}

/** People who lead to no one else come first. */
const byMerge = (one: Person, other: Person) => Number(one.mergedInto !== null) - Number(other.mergedInto !== null);
