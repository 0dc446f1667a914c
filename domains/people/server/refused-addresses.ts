import { and, count, eq, inArray, isNotNull } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import type { RefusedAddresses } from "#server/mail/send-mails.ts";
import { moneyStaff, query } from "#server/verb.ts";
import { findSamePeople, normalisedEmail } from "./queries.ts";
import { people } from "./tables.ts";

/** The marks of people whose address a mail server has refused for good. */
export function createRefusedAddresses(database: Database): RefusedAddresses {
  return {
    async find(addresses) {
      const asked = [...new Set(addresses.map(normalisedEmail))];
      if (asked.length === 0) return new Set();
      const found = await database
        .select({ email: people.email })
        .from(people)
        .where(and(inArray(people.email, asked), isNotNull(people.refusedAt)));
      const marked = new Set(found.map(({ email }) => email));
      return new Set(addresses.filter((address) => marked.has(normalisedEmail(address))));
    },
    async mark(address, refusal) {
      await database
        .update(people)
        .set({ refusedAt: new Date(), refusal })
        .where(eq(people.email, normalisedEmail(address)));
    },
    async clear(address) {
      await database
        .update(people)
        .set({ refusedAt: null, refusal: null })
        .where(eq(people.email, normalisedEmail(address)));
    },
  };
}

/** The addresses of a person, found by one of them, that a mail server has refused: when, and its answer. */
export const listRefusedAddresses = query(
  { may: moneyStaff, branch: "no branch" },
  async ({ database }: { database: Database }, email: string) =>
    [...new Map((await findSamePeople(database, email)).map((person) => [person.email, person])).values()].flatMap(
      ({ email: address, refusedAt: at, refusal }) =>
        address && at ? [{ email: address, at, answer: refusal ?? "" }] : [],
    ),
);

/** The number of people whose address a mail server has refused for good. */
export async function countRefusedAddresses(database: Database): Promise<number> {
  const [counted] = await database.select({ people: count() }).from(people).where(isNotNull(people.refusedAt));
  return counted?.people ?? 0;
}
