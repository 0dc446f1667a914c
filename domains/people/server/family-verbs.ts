import { inArray } from "drizzle-orm";
import type { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { changedGuardian, familyPair } from "#domains/people/contract/family.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { ofPerson } from "#server/within.ts";
import { findFamily, findGuardian, type Guardian, joinFamilies, partFromFamily, setGuardian } from "./guardians.ts";
import { findSamePeopleById, lockPeople, type Person } from "./queries.ts";
import { readPhoneOfField } from "./read-any-phone.ts";
import { guardians } from "./tables.ts";

interface Deps {
  database: Database;
}

/**
 * Writes down who answers for a person, in place of the one they had. Throws `not_found` for an unknown or erased
 * person, and `invalid` for a number that is none.
 */
const changeGuardian = verb(
  { may: office, takes: [changedGuardian], branch: ({ personId: person }) => ({ person }) },
  async (
    { database, site }: Deps & { site: () => Site },
    actor: Actor,
    { personId: named, ...given }: z.infer<typeof changedGuardian>,
  ): Promise<void> => {
    const phone = readPhoneOfField(given.phone, "phone", site().content.company.address.countryCode);
    await database.transaction(async (transaction) => {
      const [{ id: personId }, ...others] = await lockPerson(transaction, named);
      const before = await findGuardian(transaction, [personId, ...others.map(({ id }) => id)]);
      const at = new Date();
      const guardian = { ...given, phone, personId, changedAt: at };
      if (before && isSame(before, guardian)) return;
      await setGuardian(transaction, guardian);
      await audit(transaction, actor, { verb: "changeGuardian", subject: "person", subjectId: personId }, at);
    });
  },
);

const isSame = (one: Guardian, other: Guardian) =>
  (["personId", "name", "relation", "phone", "email"] as const).every((field) => one[field] === other[field]);

/** Takes away who answers for a person; answers whom, null if there was nobody. Throws `not_found`. */
const removeGuardian = verb(
  { may: office, branch: ofPerson },
  async ({ database }: Deps, actor: Actor, named: string): Promise<Guardian | null> =>
    await database.transaction(async (transaction) => {
      const same = await lockPerson(transaction, named);
      const [{ id: personId }] = same;
      const ids = same.map(({ id }) => id);
      const removed = await findGuardian(transaction, ids);
      if (!removed) return null;
      await transaction.delete(guardians).where(inArray(guardians.personId, ids));
      const act = { verb: "removeGuardian", subject: "person" as const, subjectId: personId };
      await audit(transaction, actor, act, new Date());
      return removed;
    }),
);

/**
 * Says that two people, and the families they have, are one family: no account sees more by it. Throws `not_found` for
 * an unknown or erased person, and `invalid` for a person and themself.
 */
const joinFamily = verb(
  { may: office, takes: [familyPair], branch: ({ personId, withId }) => ({ person: [personId, withId] }) },
  async ({ database }: Deps, actor: Actor, { personId, withId }: z.infer<typeof familyPair>): Promise<void> => {
    await database.transaction(async (transaction) => {
      const [own] = await findPerson(transaction, personId);
      const [other] = await findPerson(transaction, withId);
      if (own.id === other.id) throw new AppError("invalid", "person.themself");
      await lockPeople(transaction, [own.id, other.id]);
      if (!(await joinFamilies(transaction, [own.id, other.id]))) return;
      const act = { verb: "joinFamily", subject: "person" as const, subjectId: own.id, details: { with: other.id } };
      await audit(transaction, actor, act, new Date());
    });
  },
);

/** Takes a person out of their family; answers the id of one who was in it, null without a family. Throws `not_found`. */
const leaveFamily = verb(
  { may: office, branch: ofPerson },
  async ({ database }: Deps, actor: Actor, named: string): Promise<string | null> =>
    await database.transaction(async (transaction) => {
      const same = await lockPerson(transaction, named);
      const [one] = await findFamily(transaction, same);
      if (!one) return null;
      await partFromFamily(transaction, same);
      const act = { verb: "leaveFamily", subject: "person" as const, subjectId: same[0].id };
      await audit(transaction, actor, act, new Date());
      return one.id;
    }),
);

/** The verbs of the office about who answers for a student, and who belongs together. */
export const familyVerbs = { changeGuardian, removeGuardian, joinFamily, leaveFamily };

/** A person and all who are merged with them, the one they lead to first. Throws `not_found`, for an erased one too. */
async function findPerson(database: Database, id: string): Promise<[Person, ...Person[]]> {
  const [leading, ...others] = await findSamePeopleById(database, id);
  if (!leading || leading.name === "") throw new AppError("not_found", "person.gone");
  return [leading, ...others];
}

/** The same, locked until the transaction ends. */
async function lockPerson(transaction: Database, id: string): Promise<[Person, ...Person[]]> {
  const found = await findPerson(transaction, id);
  await lockPeople(
    transaction,
    found.map((one) => one.id),
  );
  return await findPerson(transaction, id);
}
