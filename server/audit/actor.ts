import type { Database } from "#server/db/client.ts";
import { auditEntries } from "./tables.ts";

/** The actor of every verb that changes something for a person. `id` is the account of a student or of staff. */
export type Actor = { kind: "visitor" | "operator" | "system"; id: null } | { kind: "student" | "staff"; id: string };

/** The person who runs the program's commands. */
export const operator: Actor = { kind: "operator", id: null };

/** The program itself. */
export const system: Actor = { kind: "system", id: null };

/** A visitor who is not signed in. */
export const visitor: Actor = { kind: "visitor", id: null };

/** An actor as a document stores its editor: "operator", or "staff:" and the account. */
export const actorText = ({ kind, id }: Actor) => (id === null ? kind : `${kind}:${id}`);

/** The object of an act. */
type AuditSubject =
  | ("enrolment" | "order" | "lead" | "person" | "account" | "discount" | "staff" | "teacher" | "audit" | "bank")
  | ("timetable" | "session" | "attendance" | "work" | "certificate" | "announcement" | "question")
  | ("batch" | "lecture" | "course" | "catalogue" | "document" | "publication" | "photo" | "backup");

/** An act and its record. */
export interface Act {
  /** The verb's name. */
  verb: string;
  subject: AuditSubject;
  subjectId: string;
  /** The changes, without personal data. */
  details?: Record<string, string | number | boolean | null>;
}

/** Writes the audit entry of an act, in the transaction that does it; returns its id. */
export async function audit(transaction: Database, actor: Actor, act: Act, at: Date): Promise<number> {
  const [id] = await auditAll(transaction, actor, [act], at);
  if (id === undefined) throw new Error("An insert answered no row.");
  return id;
}

/** Writes the audit entries of acts that one transaction does at a time; returns their ids. */
export async function auditAll(transaction: Database, actor: Actor, acts: Act[], at: Date): Promise<number[]> {
  if (acts.length === 0) return [];
  const entries = acts.map(({ details = {}, ...done }) => {
    return { at, actor: actor.kind, actorId: actor.id, ...done, details };
  });
  const written = await transaction.insert(auditEntries).values(entries).returning({ id: auditEntries.id });
  return written.map(({ id }) => id);
}
