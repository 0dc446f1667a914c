import { certificateFragment, shownNumber } from "#domains/certificates/rules/certificate-number.ts";
import { listCertificates } from "#domains/certificates/server/queries.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { findOrdersByFragment } from "#domains/money/server/queries/order-queries.ts";
import { findPeopleByFoldedWords } from "#domains/people/server/find-by-folded-words.ts";
import { findPeopleByPhone, findPeopleByWords, type Person } from "#domains/people/server/queries.ts";
import { readAnyPhone } from "#domains/people/server/read-any-phone.ts";
import { referenceFragment } from "#domains/seats/rules/order-reference.ts";
import { listBatchesWithSeats } from "#domains/seats/server/class-list.ts";
import type { Database } from "#server/db/client.ts";
import { moneyStaff, query } from "#server/verb.ts";
import { plainText } from "#shared/clean-text.ts";
import { foldText } from "#shared/fold-text.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** Maximum number of results of a kind. */
const most = 6;

/** The results of a staff search: people, orders by their references, people's certificates by their numbers, batches. */
export interface Found {
  people: Pick<Person, "id" | "name" | "email" | "phone">[];
  orders: { reference: string; name: string }[];
  certificates: { number: string; name: string; personId: string }[];
  batches: { id: string; name: string }[];
}

/**
 * People by the beginnings of a name's or address's words or by digits of a number, orders and certificates by a part of
 * their reference or number, and batches by name; in the letters and digits of any keyboard.
 */
export const findAnything = query(
  { may: moneyStaff },
  async ({ database, site }: Deps, text: string): Promise<Found> => {
    const typed = text.trim().slice(0, 100);
    const words = wordsOf(foldText(typed));
    if (words.length === 0) return { people: [], orders: [], certificates: [], batches: [] };
    const batches = (await listBatchesWithSeats({ database })).filter(({ _id: id, name }) => {
      const said = foldText(`${id} ${name}`);
      return words.every((word) => said.includes(word));
    });
    const people = await findPeople(database, typed, site().content.company.address.countryCode);
    return {
      people: people.map(({ id, name, email, phone }) => ({ id, name, email, phone })),
      orders: await findOrders(database, typed),
      certificates: await findCertificates(database, typed),
      batches: batches.slice(0, most).map(({ _id: id, name }) => ({ id, name })),
    };
  },
);

/** The words of a text, each once. */
export const wordsOf = (text: string) => [...new Set(text.match(/[\p{L}\p{N}\p{M}]+/gu))];

async function findPeople(database: Database, typed: string, country: string): Promise<Person[]> {
  const digits = digitsIn(typed, country);
  if (digits) return await findPeopleByPhone(database, digits, most);
  const found = await findPeopleByWords(database, wordsOf(typed.toLowerCase()), most);
  if (found.length === most) return found;
  const folded = await findPeopleByFoldedWords(database, wordsOf(foldText(typed)), most);
  return [...found, ...folded.filter(({ id }) => found.every((one) => one.id !== id))].slice(0, most);
}

/** The digits of a number or a part of one, three at least, without the 0 that is dialled within a country. */
export function digitsIn(typed: string, country: string): string | null {
  const number = readAnyPhone(typed, country);
  if ("e164" in number) return number.e164.slice(1);
  const text = plainText(typed);
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return /^[+\d][\d\s()./\p{Pd}]*$/u.test(text) && digits.length >= 3 ? digits : null;
}

async function findOrders(database: Database, typed: string): Promise<Found["orders"]> {
  const fragment = referenceFragment(typed);
  const orders = fragment ? await findOrdersByFragment(database, fragment, most) : [];
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
