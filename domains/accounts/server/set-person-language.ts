import { and, inArray, notInArray, sql } from "drizzle-orm";
import { z } from "zod";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import { people } from "#domains/people/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { type Locale, locales } from "#shared/formats/formats.ts";
import { findAccountsOfPeople, findAccountsWithOthers } from "./account-people.ts";
import { users } from "./tables.ts";

/** The person, and the language of their emails. */
const personLanguage = z.strictObject({ personId: z.uuid(), locale: z.enum(locales) });

/**
 * Sets the language of a person's emails and prepared texts, as they told staff; an account that has no other people
 * follows. Throws `not_found` for an unknown or erased person.
 */
export const setPersonLanguage = verb(
  { may: office, takes: [personLanguage], branch: ({ personId: person }) => ({ person }) },
  async (
    { database }: { database: Database },
    actor: Actor,
    { personId, locale }: { personId: string; locale: Locale },
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const same = await findSamePeopleById(transaction, personId);
      const [leading] = same;
      if (!leading || leading.name === "") throw new AppError("not_found", "person.gone");
      const personIds = same.map(({ id }) => id).sort();
      await transaction.update(people).set({ locale }).where(inArray(people.id, personIds));
      const accountIds = await findAccountsOfPeople(transaction, personIds);
      const shared = await findAccountsWithOthers(transaction, { accountIds, personIds });
      const accountId = sql`${users.id}::text`;
      await transaction
        .update(users)
        .set({ locale })
        .where(and(inArray(accountId, accountIds), notInArray(accountId, shared)));
      const act = { verb: "setPersonLanguage", subject: "person", subjectId: leading.id } as const;
      await audit(transaction, actor, act, new Date());
    });
  },
);
