import { findAccountsOfPeople } from "#domains/accounts/server/account-people.ts";
import { findMergesOfPeople } from "#domains/accounts/server/merges.ts";
import { findIncomingOf } from "#domains/leads/server/incoming-messages.ts";
import { findMessagesOfPeople } from "#domains/leads/server/person-messages.ts";
import { findLeadsOfPeople } from "#domains/leads/server/queries.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { findOrdersOfPeople, hasProof } from "#domains/money/server/queries/order-queries.ts";
import { findRemindersOf } from "#domains/money/server/queries/reminder-queries.ts";
import { findDocumentsOf } from "#domains/people/server/document-queries.ts";
import { findAlike, findFamily, findGuardian } from "#domains/people/server/guardians.ts";
import { findPersonChanges, findSamePeopleById } from "#domains/people/server/queries.ts";
import { findEnrolmentsOfPeople } from "#domains/seats/server/queries.ts";
import { findAnnouncementsOf } from "#domains/talk/server/announcement-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";
import { ofPerson } from "#server/within.ts";
import { shownDocument } from "./person-documents.ts";
import { findSentBy } from "./sent-records.ts";

/** Maximum number of announcements in a history. */
const mostAnnounced = 100;

/** A person's card for staff: who they are, and each record of what happened. */
export type PersonCard = Awaited<ReturnType<typeof showPersonCard>>;

/** The card of a person by id, with those merged with them. Throws `not_found`. */
export const showPersonCard = query(
  { may: office, branch: ofPerson },
  async ({ database }: { database: Database }, id: string) => {
    const people = await findSamePeopleById(database, id);
    const [leading] = people;
    if (!leading) throw new AppError("not_found", "person.gone");
    const ids = people.map((one) => one.id);
    const { createdAt, name, email, phone, locale } = leading;
    const byId = new Map(people.map((one) => [one.id, one]));
    /** The address of a merged person, else their name. */
    const calledOf = (own: string) => byId.get(own)?.email ?? byId.get(own)?.name ?? null;
    const orders = await findOrdersOfPeople(database, ids);
    const statements = await readStatements(database, orders, new Date());
    const family = await findFamily(database, people);
    return {
      person: {
        ...{ id: leading.id, createdAt, name, email, phone, locale },
        hasAccount: (await findAccountsOfPeople(database, ids)).length > 0,
      },
      /** Other addresses and numbers of the same person. */
      others: people.slice(1).map((one) => ({ id: one.id, name: one.name, email: one.email, phone: one.phone })),
      guardian: (await findGuardian(database, ids)) ?? null,
      family,
      /** Those with the same address or number, who may be of the family. */
      alike: await findAlike(database, people, family),
      leads: await findLeadsOfPeople(database, ids),
      sent: await findSentBy(database, ids),
      enrolments: await findEnrolmentsOfPeople(database, ids, hasProof),
      orders: orders.map((order) => ({ ...order, standing: statements.get(order.id)?.standing ?? order.state })),
      documents: (await findDocumentsOf(database, ids)).map(shownDocument),
      changes: await findPersonChanges(database, ids),
      /** Those about fees. */
      reminders: await findRemindersOf(
        database,
        orders.map(({ id }) => id),
      ),
      messages: await findMessagesOfPeople(database, ids),
      incoming: await findIncomingOf(database, ids),
      announced: await findAnnouncementsOf(database, ids, mostAnnounced),
      merges: (await findMergesOfPeople(database, ids))
        .filter(({ undoneAt }) => undoneAt === null)
        .map(({ id: merge, at, mergedId }) => ({ id: merge, at, called: calledOf(mergedId) })),
    };
  },
);
