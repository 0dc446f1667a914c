import type { z } from "zod";
import { addedAddress } from "#domains/accounts/contract.ts";
import { findPeopleByEmail, findPeopleByIds, lockPeople, setEmail } from "#domains/people/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { linkNewPeople } from "./account-people.ts";

/**
 * Writes down the e-mail address of a person who has none, so that e-mails reach them and an account that has confirmed
 * it is theirs. Throws `not_found` for an unknown or erased person, and `conflict` for one who has an address, or for
 * another person's address.
 */
export const addAddress = verb(
  { may: office, takes: [addedAddress] },
  async (
    { database }: { database: Database },
    actor: Actor,
    { personId, email }: z.infer<typeof addedAddress>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      await lockPeople(transaction, [personId]);
      const [person] = await findPeopleByIds(transaction, [personId]);
      if (!person || person.name === "") throw new AppError("not_found", "person.gone");
      if (person.email === email) return;
      if (person.email !== null) throw new AppError("conflict", "person.hasAddress");
      const [taken] = await findPeopleByEmail(transaction, email);
      if (taken) throw fieldError("email", "person.addressTaken", { code: "conflict", values: { name: taken.name } });
      await setEmail(transaction, personId, { email, isShared: false });
      const at = new Date();
      await linkNewPeople(transaction, [{ id: personId, email }], at);
      await audit(transaction, actor, { verb: "addAddress", subject: "person", subjectId: personId }, at);
    });
  },
);
