import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { changedSides } from "#domains/accounts/server/account-links.ts";
import { linkNewPeople } from "#domains/accounts/server/account-people.ts";
import { hasAccount } from "#domains/accounts/server/merge-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { demoBookings } from "#domains/demo-classes/server/tables.ts";
import { changedPerson } from "#domains/people/contract/family.ts";
import {
  findPeopleByEmail,
  findPersonChanges,
  findSamePeopleById,
  lockPeople,
  type Person,
  setEmail,
} from "#domains/people/server/queries.ts";
import { readPhoneOfField } from "#domains/people/server/read-any-phone.ts";
import { people, personChanges } from "#domains/people/server/tables.ts";
import { enrolmentRequests } from "#domains/seats/server/tables.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { holders, office, verb } from "#server/verb.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  site: () => Site;
}

const fields = ["name", "phone", "email"] as const;
type Field = Change["field"];
type Change = typeof personChanges.$inferSelect;
type Reach = "with account" | "without account";
type Reachable = { name: string; phone: string | null; email: string | null };

/**
 * Changes those of a person's name, number and address that differ from what the page showed, keeps what they were, and
 * answers that. Their orders and demo classes follow. No account moves and none is opened by it: where the person has
 * one, both addresses are told, and the account takes the new one by confirming it. Throws `not_found`, `invalid` for a
 * field, `forbidden` for an address out of reach, and `conflict` for a field that was changed since, with its present
 * value, or for the address of somebody of another name unless the two share it.
 */
async function change(
  { database, emailQueue, site }: Deps,
  actor: Actor,
  { personId, seen, shares = false, ...typed }: z.infer<typeof changedPerson>,
  reach: Reach,
): Promise<Reachable> {
  const isSeenPhone = typed.phone === seen.phone;
  const country = site().content.company.address.countryCode;
  const given = { ...typed, phone: isSeenPhone ? seen.phone : readPhoneOfField(typed.phone, "phone", country) };
  const changed = fields.filter((field) => given[field] !== seen[field]);
  return await database.transaction(async (transaction) => {
    const same = await lockPerson(transaction, personId);
    const [{ id, name, phone, email }] = same;
    const before: Reachable = { name, phone, email };
    const differing = changed.filter((field) => given[field] !== before[field]);
    const clashing = differing.filter((field) => seen[field] !== before[field]);
    if (clashing.length > 0) throw await changedMeanwhile(transaction, id, { before, clashing });
    if (differing.length === 0) return before;
    const at = new Date();
    const by = actor.kind === "staff" ? actor.id : null;
    const rows = differing.map((field): Change => {
      return { id: randomUUID(), personId: id, at, by, field, before: before[field], after: given[field] };
    });
    await transaction.insert(personChanges).values(rows);
    for (const row of rows) {
      if (row.field === "email") await moveTo({ transaction, emailQueue }, row, { same, shares, reach });
      else
        await transaction
          .update(people)
          .set({ [row.field]: row.after })
          .where(eq(people.id, id));
      await changeForms(transaction, row);
    }
    const details = Object.fromEntries(differing.map((field) => [field, true]));
    await audit(transaction, actor, { verb: "changePerson", subject: "person", subjectId: id, details }, at);
    return before;
  });
}

/** A person and all who are merged with them, locked, the one they lead to first. Throws `not_found`. */
async function lockPerson(transaction: Database, personId: string): Promise<[Person, ...Person[]]> {
  const [known] = await findSamePeopleById(transaction, personId);
  if (known) await lockPeople(transaction, [known.id]);
  const [leading, ...others] = known ? await findSamePeopleById(transaction, known.id) : [];
  if (!leading || leading.name === "") throw new AppError("not_found", "person.gone");
  return [leading, ...others];
}

/** Changes a person, as `change` says, but no address of somebody who has an account. */
const changePerson = verb(
  { may: office, takes: [changedPerson], branch: ({ personId: person }) => ({ person }) },
  async (deps: Deps, actor: Actor, given: z.infer<typeof changedPerson>) =>
    await change(deps, actor, given, "without account"),
);

/** The same for a person who may have an account. */
const changeAccountHolder = verb(
  { may: holders("accounts"), again: true, takes: [changedPerson], branch: ({ personId: person }) => ({ person }) },
  async (deps: Deps, actor: Actor, given: z.infer<typeof changedPerson>) =>
    await change(deps, actor, given, "with account"),
);

/** The verbs of the office about a person's own name, number and address. */
export const changeVerbs = { changePerson, changeAccountHolder };

/** Writes an address, which others may have only if they share it, and tells both where there is an account. */
async function moveTo(
  { transaction, emailQueue }: { transaction: Database; emailQueue: EmailQueue },
  change: Change,
  { same, shares, reach }: { same: Person[]; shares: boolean; reach: Reach },
): Promise<void> {
  const { id, personId, at, after: email } = change;
  const own = same.map((one) => one.id);
  const isHeld = await hasAccount(transaction, own);
  if (isHeld && reach === "without account") throw new AppError("forbidden", "person.holdsAccount");
  const found = email === null ? [] : await findPeopleByEmail(transaction, email);
  const holders = found.filter((one) => one.id !== personId);
  const others = holders.filter((one) => !own.includes(one.id));
  if (others.length > 0 && !shares) {
    const name = others.map((one) => one.name).join(", ");
    throw fieldError("email", "person.addressOf", { code: "conflict", values: { name } });
  }
  await setEmail(transaction, personId, { email, isShared: holders.length > 0 });
  // Only somebody's first address: one that replaces another opens nothing.
  if (holders.length === 0) await linkNewPeople(transaction, [{ id: personId, email }], at);
  const told = changedSides.filter((side) => change[side] !== null);
  const emails = told.map((side) => ({ email: "address-changed" as const, about: `${id}.${side}` }));
  if (isHeld) await emailQueue.enqueue(transaction, emails);
}

const asAsked = {
  name: sql`${enrolmentRequests.firstName} || ' ' || ${enrolmentRequests.lastName}`,
  phone: sql`${enrolmentRequests.phone}`,
  email: sql`lower(${enrolmentRequests.email})`,
};

/** What a person wrote into the forms of orders and demo classes, by which these reach them, follows where it was the same. */
async function changeForms(transaction: Database, { personId, field, before, after }: Change): Promise<void> {
  if (before === null || after === null) return;
  await transaction
    .update(enrolmentRequests)
    .set(field === "name" ? inTwo(after) : { [field]: after })
    .where(and(eq(enrolmentRequests.personId, personId), eq(asAsked[field], before)));
  await transaction
    .update(demoBookings)
    .set({ [field]: after })
    .where(and(eq(demoBookings.personId, personId), eq(demoBookings[field], before)));
}

/** A name as forms have it: its last word is the last name. */
function inTwo(name: string) {
  const at = name.lastIndexOf(" ");
  return at < 0 ? { firstName: name, lastName: "" } : { firstName: name.slice(0, at), lastName: name.slice(at + 1) };
}

async function changedMeanwhile(
  transaction: Database,
  personId: string,
  { before, clashing }: { before: Reachable; clashing: Field[] },
): Promise<AppError> {
  const [last] = await findPersonChanges(transaction, [personId]);
  const member = last?.by ? await findMember(transaction, last.by) : undefined;
  const by = member?.name ?? { reason: "lead.somebody" as const };
  const now = clashing.map((field) => {
    return [field, { reason: "batch.now" as const, values: { value: before[field] ?? "–" } }] as const;
  });
  return new AppError("conflict", "batch.changed", { values: { by }, fields: Object.fromEntries(now) });
}
