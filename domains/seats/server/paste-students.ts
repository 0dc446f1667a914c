import { z } from "zod";
import { findOrInsertPeople } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type Contact, contactKey } from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, query, verb } from "#server/verb.ts";
import { showClass } from "./class-list.ts";
import { findClass } from "./queries.ts";
import { readStudents, type StudentRow } from "./read-students.ts";
import { seatAll } from "./seat-all.ts";
import type { SeatDeps } from "./seats.ts";

interface Deps extends SeatDeps {
  database: Database;
  site: () => Site;
}

/** Maximum number of students of a list. */
const mostRows = 500;

/** A row of a list, and whether its person is already in the class. */
export type ListedStudent = StudentRow & { isThere: boolean };

/**
 * The effect of a pasted list of students on a batch: each row as it was read, the columns that are not, and the number of free seats. Throws
 * `not_found` for an unknown batch, and `invalid` for a list without a row, or with too many.
 */
export const previewStudents = query(
  { may: office },
  async ({ database, site }: Pick<Deps, "database" | "site">, batchId: string, text: string) => {
    const { batch, members } = await showClass({ database }, batchId);
    const there = keysOf(members.filter(({ state }) => state !== "withdrawn").map(({ person }) => person));
    const { columns, unread, rows } = read(text, site());
    const students = rows.map((row): ListedStudent => ({ ...row, isThere: there.has(contactKey(row)) }));
    return { columns, unread, students, free: Math.max(0, batch.seats - batch.enrolled) };
  },
);

/**
 * The numbers of a list's students who got a seat, wait for one, and were in the class before; and of those who are new
 * there and have no e-mail address, whom staff tell themselves.
 */
export interface Pasted {
  seated: number;
  waiting: number;
  there: number;
  withoutEmail: number;
}

/** A pasted list, and whether those who are new in the class are told by e-mail; they are unless it says otherwise. */
const pastedList = z.strictObject({ text: z.string().max(100_000), tell: z.boolean().exactOptional() });
type PastedList = z.infer<typeof pastedList>;

/**
 * Gives everyone of a pasted list a seat in a batch, or a place on its waiting list: all or none, each person once. Those
 * who are new there are told by email. Throws `invalid` for a list with any mistake, by line and field, and for a batch
 * that has ended.
 */
export const enrolStudents = verb(
  { may: office, takes: [z.string(), pastedList] },
  async (deps: Deps, actor: Actor, batchId: string, { text, tell = true }: PastedList): Promise<Pasted> => {
    const { rows } = read(text, deps.site());
    const faults = rows.flatMap(({ line, wrong }) =>
      Object.entries(wrong).map(([field, cause]) => [`${line} ${field}`, cause] as const),
    );
    if (faults.length > 0) {
      const values = { count: faults.length };
      throw new AppError("invalid", "students.wrong", { values, fields: Object.fromEntries(faults) });
    }
    return await deps.database.transaction(async (transaction) => {
      const members = (await findClass(transaction, batchId)).filter(
        ({ enrolment }) => enrolment.state !== "withdrawn",
      );
      const there = keysOf(members.map(({ person }) => person));
      const added = rows.filter((row) => row.sameAs === null && !there.has(contactKey(row)));
      const personIds = await findOrInsertPeople(transaction, added);
      const placed = await seatAll(deps, transaction, { personIds, batchId });
      const [seated, waiting] = [placed.seated.length, placed.waiting.length];
      const placedRows = { seated, waiting, there: rows.length - seated - waiting };
      if (seated + waiting === 0) return { ...placedRows, withoutEmail: 0 };
      const pasted = { ...placedRows, withoutEmail: added.filter(({ email }) => email === null).length };
      const told = [...placed.seated, ...placed.waiting].map((about) => ({ email: "student-added" as const, about }));
      if (tell) await deps.emailQueue.enqueue(transaction, told);
      const details = { ...pasted };
      await audit(
        transaction,
        actor,
        { verb: "enrolStudents", subject: "batch", subjectId: batchId, details },
        new Date(),
      );
      return pasted;
    });
  },
);

/** By what a row is known in the class: a row without an address also by the number and name of somebody who has one. */
const keysOf = (members: Contact[]) =>
  new Set(members.flatMap((person) => [contactKey(person), contactKey({ ...person, email: null })]));

function read(text: string, { content }: Site) {
  const list = readStudents(text, content.company.address.countryCode);
  if (list.rows.length === 0) throw new AppError("invalid", "students.none");
  if (list.rows.length > mostRows) {
    throw new AppError("invalid", "students.tooMany", { values: { count: list.rows.length, most: mostRows } });
  }
  return list;
}
