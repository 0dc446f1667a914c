import { eq, inArray, or } from "drizzle-orm";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { answerDueAt, changeLead, type Lead, lockLead, lockLeadAbout } from "./queries.ts";
import { leads } from "./tables.ts";

const nobodyWrites = { answeringBy: null, answeringUntil: null };

/** Writes the outcome of a lead that `transaction` has locked. A member of staff becomes its owner if it has none. */
export async function settle(
  transaction: Database,
  actor: Actor,
  lead: Lead,
  { state, comesBackAt = null }: Pick<Lead, "state"> & Partial<Pick<Lead, "comesBackAt">>,
): Promise<void> {
  const { id } = lead;
  const now = new Date();
  const owner = lead.owner ?? (actor.kind === "staff" ? actor.id : null);
  const dueAt = comesBackAt ?? lead.dueAt;
  await changeLead(transaction, id, { state, owner, changedAt: now, comesBackAt, dueAt, ...nobodyWrites });
  const details = { from: lead.state, to: state };
  await audit(transaction, actor, { verb: "settleLead", subject: "lead", subjectId: id, details }, now);
}

/** Marks the lead of a record as answered, if it still waits, as part of `transaction`. */
export async function answerLeadAbout(transaction: Database, actor: Actor, about: string): Promise<void> {
  const lead = await lockLeadAbout(transaction, about);
  if (lead?.state === "new") await settle(transaction, actor, lead, { state: "answered" });
}

/** Marks a lead as answered; at `comesBackAt` it waits again. A missing one is ignored. */
export async function answerLead(
  transaction: Database,
  actor: Actor,
  id: string,
  comesBackAt: Date | null,
): Promise<void> {
  const lead = await lockLead(transaction, id);
  if (!lead) return;
  if (lead.state === "new") return await settle(transaction, actor, lead, { state: "answered", comesBackAt });
  const dueAt = comesBackAt ?? lead.dueAt;
  await changeLead(transaction, id, { comesBackAt, dueAt, ...nobodyWrites });
}

/** Whoever has paid waits for no answer as a lead: all of theirs that are open are won. */
export async function winLeads(
  transaction: Database,
  actor: Actor,
  { personId, about }: { personId: string | null; about: string | null },
): Promise<void> {
  const whose = about === null ? undefined : (await lockLeadAbout(transaction, about))?.personId;
  const ids = [personId, whose].flatMap((id) => id ?? []);
  if (ids.length === 0) return;
  const isTheirs =
    about === null ? inArray(leads.personId, ids) : or(inArray(leads.personId, ids), eq(leads.about, about));
  const theirs = await transaction.select().from(leads).where(isTheirs).orderBy(leads.id).for("update");
  for (const lead of theirs)
    if (lead.state === "new" || lead.state === "answered") await settle(transaction, actor, lead, { state: "won" });
}

/** What a lead was before something moved it on, and when that was. */
export type LeadBefore = Pick<Lead, "state" | "dueAt" | "comesBackAt"> & { movedAt: Date };

/**
 * Moves the lead of a record on, as part of `transaction`: it comes back at `comesBackAt`, or waits for an answer from now
 * on. Returns what it was; null for one that is won or lost, which stays, and where there is none.
 */
export async function moveLeadOn(
  transaction: Database,
  actor: Actor,
  about: string,
  comesBackAt: Date | null,
): Promise<LeadBefore | null> {
  const lead = await lockLeadAbout(transaction, about);
  if (!lead || lead.state === "won" || lead.state === "lost") return null;
  const { state, dueAt } = lead;
  const movedAt = new Date();
  const next = { state: comesBackAt ? ("answered" as const) : ("new" as const), comesBackAt };
  await change(transaction, actor, lead, { ...next, dueAt: comesBackAt ?? answerDueAt(movedAt), changedAt: movedAt });
  return { state, dueAt, comesBackAt: lead.comesBackAt, movedAt };
}

/** Makes the lead of a record what it was before it was moved on; one that was changed since stays. */
export async function moveLeadBack(
  transaction: Database,
  actor: Actor,
  about: string,
  { movedAt, ...before }: LeadBefore,
): Promise<void> {
  const lead = await lockLeadAbout(transaction, about);
  if (lead?.changedAt.getTime() !== movedAt.getTime()) return;
  await change(transaction, actor, lead, { ...before, changedAt: new Date() });
}

async function change(
  transaction: Database,
  actor: Actor,
  lead: Lead,
  to: Pick<Lead, "state" | "dueAt" | "comesBackAt" | "changedAt">,
): Promise<void> {
  await changeLead(transaction, lead.id, to);
  const details = { from: lead.state, to: to.state };
  await audit(transaction, actor, { verb: "settleLead", subject: "lead", subjectId: lead.id, details }, to.changedAt);
}

/** Gives a lead to a member of staff, or to nobody. Throws `not_found` for an unknown member. */
export async function assign(
  transaction: Database,
  actor: Actor,
  lead: { id: string; owner: string | null },
  owner: string | null,
): Promise<void> {
  if (owner !== null && !(await findMember(transaction, owner))) throw new AppError("not_found", "staff.unknown");
  const now = new Date();
  await changeLead(transaction, lead.id, { owner, changedAt: now });
  const details = { from: lead.owner, to: owner };
  await audit(transaction, actor, { verb: "assignLead", subject: "lead", subjectId: lead.id, details }, now);
}

/** The refusal of a lead that is not there. */
export const unknownLead = (id: string) => new AppError("not_found", "lead.unknown", { values: { id } });

/** The refusal of a change of something that somebody else has changed since. */
export async function changedMeanwhile(transaction: Database, { owner, state }: Lead): Promise<AppError> {
  const name = owner === null ? undefined : (await findMember(transaction, owner))?.name;
  const by = name ?? { reason: "lead.somebody" as const };
  return new AppError("conflict", "lead.changed", { values: { by, state: { reason: `lead.is.${state}` } } });
}
