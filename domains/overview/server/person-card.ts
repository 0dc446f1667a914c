import type { Database } from "#server/db/client.ts";
import { findAccountsOfPeople } from "#server/db/queries/account-people.ts";
import { findEnrolmentsOfPeople } from "#domains/seats/server/queries.ts";
import { findLeadsOfPeople } from "#domains/leads/server/queries.ts";
import { findOrdersOfPeople } from "#domains/money/server/queries/orders.ts";
import { findSamePeopleById, findSentBy } from "./sent-records.ts";
import { findMergesOfPeople } from "#domains/people/server/merges.ts";
import { findMessagesOfPeople } from "#domains/leads/server/messages.ts";
import { AppError } from "#server/app-error.ts";

/** Everything that staff see of a person: who they are, and what happened, each record as it is. */
export type PersonCard = Awaited<ReturnType<typeof showPersonCard>>;

/** The card of a person by id, with those merged with them. Throws `not_found`. */
export async function showPersonCard({ database }: { database: Database }, id: string) {
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
}
