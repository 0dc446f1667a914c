import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { findPersonByEmail, lockPeople, type Person } from "#server/db/queries/people.ts";
import {
  findFollowers,
  findMerge,
  findMergeOf,
  insertMerge,
  lockMerges,
  markUndone,
  pointPeople,
} from "#server/db/queries/person-merges.ts";
import { type Actor, audit } from "#server/services/actor.ts";
import { AppError } from "#server/services/app-error.ts";

/** A merge that was made, or undone. */
export interface MergedPeople {
  /** The merge's id, by which it is undone. */
  merge: string;
}

/**
 * Says that two people, by their e-mail addresses, are one. It moves no record: whoever was `merged`, and all who led to
 * them, lead to the one that is kept. Throws `not_found` for an unknown address, `invalid` for a person and themself, and
 * `conflict` for two who are one already.
 */
export async function mergePeople(
  { database }: { database: Database },
  actor: Actor,
  { kept: keptEmail, merged: mergedEmail }: { kept: string; merged: string },
): Promise<MergedPeople> {
  return await database.transaction(async (transaction) => {
    await lockMerges(transaction);
    const kept = await requirePerson(transaction, keptEmail);
    const merged = await requirePerson(transaction, mergedEmail);
    if (kept.id === merged.id) throw new AppError("invalid", "person.themself");
    const [keptId, mergedId] = [leadingOf(kept), leadingOf(merged)];
    if (keptId === mergedId)
      throw new AppError("conflict", "person.mergedAlready", { values: { kept: keptEmail, merged: mergedEmail } });
    const followers = await findFollowers(transaction, mergedId);
    await lockPeople(transaction, [keptId, mergedId, ...followers]);
    await pointPeople(transaction, [mergedId, ...followers], keptId);
    const [id, at] = [randomUUID(), new Date()];
    await insertMerge(transaction, { id, at, keptId, mergedId, followers });
    const details = { merge: id, merged: mergedId };
    await audit(transaction, actor, { verb: "mergePeople", subject: "person", subjectId: keptId, details }, at);
    return { merge: id };
  });
}

/**
 * Undoes a merge: everybody leads again to whom they led before it. Throws `not_found` for an unknown merge, and
 * `conflict` for one that is undone already or whose people were merged into somebody else since.
 */
export async function unmergePeople(
  { database }: { database: Database },
  actor: Actor,
  id: string,
): Promise<MergedPeople> {
  return await database.transaction(async (transaction) => {
    await lockMerges(transaction);
    const merge = await findMerge(transaction, id);
    if (!merge) throw new AppError("not_found", "person.mergeUnknown", { values: { id } });
    if (merge.undoneAt !== null) throw new AppError("conflict", "person.mergeUndone", { values: { id } });
    const { keptId, mergedId, followers } = merge;
    const later = await findMergeOf(transaction, keptId);
    if (later) throw new AppError("conflict", "person.mergeLater", { values: { id: later.id } });
    await lockPeople(transaction, [mergedId, ...followers]);
    await pointPeople(transaction, followers, mergedId);
    await pointPeople(transaction, [mergedId], null);
    const at = new Date();
    await markUndone(transaction, id, at);
    const details = { merge: id, merged: mergedId };
    await audit(transaction, actor, { verb: "unmergePeople", subject: "person", subjectId: keptId, details }, at);
    return { merge: id };
  });
}

async function requirePerson(transaction: Database, email: string): Promise<Person> {
  const person = await findPersonByEmail(transaction, email);
  if (!person) throw new AppError("not_found", "person.unknown", { values: { email } });
  return person;
}

/** The id of the person that somebody leads to. */
const leadingOf = ({ id, mergedInto }: Person) => mergedInto ?? id;
