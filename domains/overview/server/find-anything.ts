import { certificateFragment, shownNumber } from "#domains/certificates/rules/certificate-number.ts";
import { listCertificates } from "#domains/certificates/server/queries.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { readConsumerNumber } from "#domains/money/rules/consumer-numbers.ts";
import { findOrdersByFragment } from "#domains/money/server/queries/order-queries.ts";
import { findPeopleByFoldedWords } from "#domains/people/server/find-by-folded-words.ts";
import { findPeopleByPhone, findPeopleByWords, type Person } from "#domains/people/server/queries.ts";
import { digitsIn, wordsOf } from "#domains/people/server/search-words.ts";
import { referenceFragment } from "#domains/seats/rules/order-reference.ts";
import { listBatchesWithSeats } from "#domains/seats/server/class-list.ts";
import type { Database } from "#server/db/client.ts";
import { moneyStaff, query } from "#server/verb.ts";
import type { KnowsBranches, Within } from "#server/within.ts";
import { foldText } from "#shared/fold-text.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** Maximum number of results of a kind. */
const most = 6;

/** The results of a staff search: people, orders by their references and consumer numbers, people's certificates by their numbers, batches. */
export interface Found {
  people: Pick<Person, "id" | "name" | "email" | "phone">[];
  orders: { reference: string; name: string }[];
  certificates: { number: string; name: string; personId: string }[];
  batches: { id: string; name: string }[];
}

/**
 * People by the beginnings of a name's or address's words or by digits of a number, orders and certificates by a part of
 * their reference or number, orders by their consumer number, and batches by name; in the letters and digits of any keyboard.
 */
export const findAnything = query(
  { may: moneyStaff, branch: "own" },
  async ({ database, site, within }: Deps & KnowsBranches, text: string): Promise<Found> => {
    const typed = text.trim().slice(0, 100);
    const words = wordsOf(foldText(typed));
    if (words.length === 0) return { people: [], orders: [], certificates: [], batches: [] };
    const batches = (await listBatchesWithSeats({ database, within })).filter(({ _id: id, name }) => {
      const said = foldText(`${id} ${name}`);
      return words.every((word) => said.includes(word));
    });
    const people = await findPeople(database, typed, { country: site().content.company.address.countryCode, within });
    return {
      people: people.map(({ id, name, email, phone }) => ({ id, name, email, phone })),
      orders: await findOrders(database, typed, within),
      // Certificates are of no branch: whoever is limited to some finds them in their batches.
      certificates: within ? [] : await findCertificates(database, typed),
      batches: batches.slice(0, most).map(({ _id: id, name }) => ({ id, name })),
    };
  },
);

async function findPeople(
  database: Database,
  typed: string,
  { country, within }: { country: string } & KnowsBranches,
): Promise<Person[]> {
  const shown = { limit: most, within };
  const digits = digitsIn(typed, country);
  if (digits) return await findPeopleByPhone(database, digits, shown);
  const found = await findPeopleByWords(database, wordsOf(typed.toLowerCase()), shown);
  if (found.length === most) return found;
  const folded = await findPeopleByFoldedWords(database, wordsOf(foldText(typed)), shown);
  return [...found, ...folded.filter(({ id }) => found.every((one) => one.id !== id))].slice(0, most);
}

async function findOrders(database: Database, typed: string, within?: Within): Promise<Found["orders"]> {
  const said = { fragment: referenceFragment(typed), number: readConsumerNumber(typed) };
  const isSaid = said.fragment !== null || said.number !== null;
  const orders = isSaid ? await findOrdersByFragment(database, said, { limit: most, within }) : [];
  return orders.map(({ order, student }) => ({
    reference: order.reference,
    name: `${student.firstName} ${student.lastName}`,
  }));
}

async function findCertificates(database: Database, typed: string): Promise<Found["certificates"]> {
  const fragment = certificateFragment(typed);
  if (!fragment) return [];
  const { entries } = await listCertificates(database, { limit: most }, { words: fragment, fragment });
  return entries.flatMap(({ number, name, personId }) => {
    const isIts = number.includes(fragment) && name !== null && personId !== null;
    return isIts ? [{ number: shownNumber(number), name, personId }] : [];
  });
}
