import type { Site } from "#domains/content/rules/site.ts";
import { findStudentOrder } from "#domains/money/server/queries/orders.ts";
import { guessPhoneNumber } from "#domains/people/server/guess-phone-number.ts";
import { findPeopleByPhone, findPeopleByWords, type Person } from "#domains/people/server/queries.ts";
import { readReference } from "#domains/seats/rules/order-reference.ts";
import { listBatchesWithSeats } from "#domains/seats/server/class-list.ts";
import type { Database } from "#server/db/client.ts";
import { office, query } from "#server/verb.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** Maximum number of results of a kind. */
const most = 6;

/** The results of a staff search: people, an order by its reference, batches. */
export interface Found {
  people: Pick<Person, "id" | "name" | "email" | "phone">[];
  orders: { reference: string; name: string }[];
  batches: { id: string; name: string }[];
}

/** People by the start of a name's or address's words or by a whole number, an order, and batches by name. */
export const findAnything = query({ may: office }, async ({ database, site }: Deps, text: string): Promise<Found> => {
  const typed = text.trim().slice(0, 100);
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return { people: [], orders: [], batches: [] };
  const { countryCode } = site().content.company.address;
  const phone = /^[+\d][\d\s()-]{5,}$/.test(typed) ? guessPhoneNumber(typed, countryCode, countryCode) : null;
  const people = phone
    ? await findPeopleByPhone(database, phone, most)
    : await findPeopleByWords(database, words, most);
  const reference = readReference(typed);
  const order = reference ? await findStudentOrder(database, reference) : undefined;
  const batches = (await listBatchesWithSeats({ database })).filter(({ _id: id, name }) => {
    const said = `${id} ${name}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return {
    people: people.map(({ id, name, email, phone: number }) => ({ id, name, email, phone: number })),
    orders: order
      ? [{ reference: order.order.reference, name: `${order.student.firstName} ${order.student.lastName}` }]
      : [],
    batches: batches.slice(0, most).map(({ _id: id, name }) => ({ id, name })),
  };
});
