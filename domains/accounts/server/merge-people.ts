import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  findPeopleByEmail,
  findPeopleByIds,
  findPeopleByNumber,
  lockPeople,
  onePersonEach,
  type Person,
} from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { EmailQueue, EmailRequest } from "#server/mail/email-queue.ts";
import { holders, office, verb } from "#server/verb.ts";
import { findAccountsOfPeople } from "./account-people.ts";
import { findFollowers, findMerge, findMergeOf, insertMerge, lockMerges, markUndone, pointPeople } from "./merges.ts";
import { findUsers, findUsersByEmail } from "./queries.ts";

/** A merge that was made or undone. */
export interface MergedPeople {
  /** The merge's id, by which it is undone. */
  merge: string;
}

/** A merge with the number of second places in one batch that it gave up. */
interface NewMerge extends MergedPeople {
  freed: number;
}

/** An undone merge, with how many of the places it had given up came back, and how many were gone. */
interface UndoneMerge extends MergedPeople {
  returned: number;
  gone: number;
}

/** A person by their e-mail address, their number in E.164 if nobody shares it, or their id. */
const namedPerson = z.union([z.email().max(254), z.e164(), z.uuid()]);
/** Two people; the merged one leads to the kept one. */
const mergedPair = z.strictObject({ kept: namedPerson, merged: namedPerson });
type MergedPair = z.infer<typeof mergedPair>;

const ofPair = ({ kept, merged }: MergedPair) => ({ person: [kept, merged] });

/** Whether the actor may join people of whom one has an account. */
type MergeReach = "with accounts" | "without accounts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  announce: ContentChanges["announce"];
}

interface MergeDeps extends Deps {
  /** To be called in the transaction in which these people become one; answers the second places that it gave up. */
  whenPeopleMerge(
    telling: Pick<Deps, "emailQueue" | "announce">,
    transaction: Database,
    merged: { personIds: string[]; actor: Actor },
  ): Promise<string[]>;
}

interface PartDeps extends Deps {
  /**
   * To be called in the transaction in which these people are no longer one; gives the places back that their merge gave
   * up, and answers how many came back and how many were gone.
   */
  whenPeoplePart(
    telling: Pick<Deps, "emailQueue" | "announce">,
    transaction: Database,
    parted: { personIds: string[]; freedPlaces: string[]; mergedAt: Date; actor: Actor },
  ): Promise<{ returned: number; gone: number }>;
}

/**
 * Says that two people are one, for what the staff see: no account gets anything by it. It
 * moves no record: the `merged` person, and all who led to them, lead to the one that is kept. A second place in one
 * batch is given up, unless money came for both. Where somebody among them has an account, both who lead are notified
 * by email, and each account at its own address. Throws `not_found` for an unknown address, `invalid` for a person and themself,
 * `conflict` for two who are one already, and `forbidden` for an account that is out of reach.
 */
async function merge(
  { database, emailQueue, announce, whenPeopleMerge }: MergeDeps,
  actor: Actor,
  named: MergedPair,
  reach: MergeReach,
): Promise<NewMerge> {
  return await database.transaction(async (transaction) => {
    await lockMerges(transaction);
    const kept = await requirePerson(transaction, named.kept);
    const merged = await requirePerson(transaction, named.merged);
    if (kept.id === merged.id) throw new AppError("invalid", "person.themself");
    const [keptId, mergedId] = [leadingOf(kept), leadingOf(merged)];
    if (keptId === mergedId)
      throw new AppError("conflict", "person.mergedAlready", {
        values: { kept: shownName(kept), merged: shownName(merged) },
      });
    const followers = await findFollowers(transaction, mergedId);
    const concerned = [keptId, mergedId, ...followers, ...(await findFollowers(transaction, keptId))];
    const haveAccount = await hasAccount(transaction, concerned);
    if (haveAccount && reach === "without accounts") throw new AppError("forbidden", "person.hasAccount");
    await lockPeople(transaction, [keptId, mergedId, ...followers]);
    await pointPeople(transaction, [mergedId, ...followers], keptId);
    const [id, at] = [randomUUID(), new Date()];
    const freedPlaces = await whenPeopleMerge({ emailQueue, announce }, transaction, { personIds: concerned, actor });
    await insertMerge(transaction, { id, at, keptId, mergedId, followers, freedPlaces });
    const details = { merge: id, merged: mergedId };
    await audit(transaction, actor, { verb: "mergePeople", subject: "person", subjectId: keptId, details }, at);
    if (haveAccount) {
      const abouts = await toldOf(transaction, concerned, [keptId, mergedId]);
      const told = abouts.map((about): EmailRequest => ({ email: "people-merged", about: `${id}.${about}` }));
      await emailQueue.enqueue(transaction, told);
    }
    return { merge: id, freed: freedPlaces.length };
  });
}

/**
 * Undoes a merge: each person leads again to the one they led to before it, and has the place again that the merge gave
 * up, if a seat is still free. Throws `not_found` for an unknown merge,
 * `conflict` for one that is undone already or whose people were merged into another since, and `forbidden` as
 * `merge` does.
 */
async function unmerge(deps: PartDeps, actor: Actor, id: string, reach: MergeReach): Promise<UndoneMerge> {
  return await deps.database.transaction(async (transaction) => {
    await lockMerges(transaction);
    const merge = await findMerge(transaction, id);
    if (!merge) throw new AppError("not_found", "person.mergeUnknown", { values: { id } });
    if (merge.undoneAt !== null) throw new AppError("conflict", "person.mergeUndone", { values: { id } });
    const { keptId, mergedId, followers } = merge;
    const later = await findMergeOf(transaction, keptId);
    if (later) throw new AppError("conflict", "person.mergeLater", { values: { id: later.id } });
    const concerned = [keptId, ...(await findFollowers(transaction, keptId))];
    if (reach === "without accounts" && (await hasAccount(transaction, concerned)))
      throw new AppError("forbidden", "person.hasAccount");
    await lockPeople(transaction, [mergedId, ...followers]);
    await pointPeople(transaction, followers, mergedId);
    await pointPeople(transaction, [mergedId], null);
    const at = new Date();
    await markUndone(transaction, id, at);
    const details = { merge: id, merged: mergedId };
    await audit(transaction, actor, { verb: "unmergePeople", subject: "person", subjectId: keptId, details }, at);
    const personIds = [...concerned, mergedId, ...followers];
    const parted = { personIds, freedPlaces: merge.freedPlaces, mergedAt: merge.at, actor };
    return { merge: id, ...(await deps.whenPeoplePart(deps, transaction, parted)) };
  });
}

/** Merges two people without accounts, as `merge` says. */
export const mergePeople = verb(
  { may: office, takes: [mergedPair], branch: ofPair },
  async (deps: MergeDeps, actor: Actor, people: MergedPair) => {
    return await merge(deps, actor, people, "without accounts");
  },
);

/** The same for people of whom one may have an account. */
export const mergeAccountHolders = verb(
  { may: holders("accounts"), again: true, takes: [mergedPair], branch: ofPair },
  async (deps: MergeDeps, actor: Actor, people: MergedPair) => await merge(deps, actor, people, "with accounts"),
);

/** Undoes a merge of people without accounts, as `unmerge` says. */
export const unmergePeople = verb(
  { may: office, takes: [z.uuid()] },
  async (deps: PartDeps, actor: Actor, id: string) => {
    return await unmerge(deps, actor, id, "without accounts");
  },
);

/** The same for people of whom one may have an account. */
export const unmergeAccountHolders = verb(
  { may: holders("accounts"), again: true, takes: [z.uuid()] },
  async (deps: PartDeps, actor: Actor, id: string) => await unmerge(deps, actor, id, "with accounts"),
);

async function requirePerson(transaction: Database, named: string): Promise<Person> {
  const [person, another] = await findNamed(transaction, named);
  if (!person) throw new AppError("not_found", "person.unknown", { values: { named } });
  if (another && named.includes("@"))
    throw new AppError("conflict", "person.addressShared", { values: { email: named } });
  if (another) throw new AppError("conflict", "person.numberShared", { values: { number: named } });
  return person;
}

async function findNamed(transaction: Database, named: string): Promise<Person[]> {
  if (named.includes("@")) return onePersonEach(await findPeopleByEmail(transaction, named));
  if (named.startsWith("+")) return await findPeopleByNumber(transaction, named);
  return await findPeopleByIds(transaction, [named]);
}

const shownName = ({ email, name }: Person) => email ?? name;

/** Whether one of these people has an account, or their address has one that is not confirmed yet. */
export async function hasAccount(transaction: Database, personIds: string[]): Promise<boolean> {
  if ((await findAccountsOfPeople(transaction, personIds)).length > 0) return true;
  const emails = (await findPeopleByIds(transaction, personIds)).flatMap(({ email }) => email ?? []);
  return (await findUsersByEmail(transaction, emails)).length > 0;
}

/**
 * Who is told of a merge of these people, each address once: every account among them, as "account.<id>", and who leads,
 * by their ids; where an account is kept elsewhere, each of the people, because its address is not known here.
 */
async function toldOf(transaction: Database, personIds: string[], leading: string[]): Promise<string[]> {
  const concerned = await findPeopleByIds(transaction, personIds);
  const accountIds = await findAccountsOfPeople(transaction, personIds);
  const accounts = [
    ...(await findUsers(transaction, accountIds.filter(isUuid))),
    ...(await findUsersByEmail(
      transaction,
      concerned.flatMap(({ email }) => email ?? []),
    )),
  ];
  const isElsewhere = !accountIds.every(isUuid);
  const told = new Map<string, string>();
  for (const { id, email } of concerned)
    if (email && (isElsewhere || leading.includes(id))) told.set(email.toLowerCase(), id);
  for (const { id, email } of accounts) told.set(email, `account.${id}`);
  return [...told.values()];
}

/** The id of the person that a person leads to. */
const leadingOf = ({ id, mergedInto }: Person) => mergedInto ?? id;
