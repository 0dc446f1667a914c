import { z } from "zod";
import { findOrInsertPeople } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
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
    const there = new Set(members.filter(({ state }) => state !== "withdrawn").map(({ person }) => person.email));
    const { columns, unread, rows } = read(text, site());
    const students = rows.map((row): ListedStudent => ({ ...row, isThere: there.has(row.email) }));
    return { columns, unread, students, free: Math.max(0, batch.seats - batch.enrolled) };
  },
);

/** The numbers of a list's students who got a seat, wait for one, and were in the class before. */
export interface Pasted {
  seated: number;
  waiting: number;
  there: number;
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
      const there = new Set(
        (await findClass(transaction, batchId)).flatMap(({ enrolment, person }) =>
          enrolment.state === "withdrawn" ? [] : [person.email],
        ),
      );
      const added = rows.filter(({ sameAs, email }) => sameAs === null && !there.has(email));
      const people = await findOrInsertPeople(transaction, added);
      const personIds = added.flatMap(({ email }) => people.get(email) ?? []);
      const placed = await seatAll(deps, transaction, { personIds, batchId });
      const [seated, waiting] = [placed.seated.length, placed.waiting.length];
      const pasted = { seated, waiting, there: rows.length - seated - waiting };
      if (seated + waiting === 0) return pasted;
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

function read(text: string, { content }: Site) {
  const list = readStudents(text, content.company.address.countryCode);
  if (list.rows.length === 0) throw new AppError("invalid", "students.none");
  if (list.rows.length > mostRows) {
    throw new AppError("invalid", "students.tooMany", { values: { count: list.rows.length, most: mostRows } });
  }
  return list;
}
