import { z } from "zod";
import { findMeantPeople, findOrInsertPeople } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { addGuardians, joinFamilies } from "#domains/people/server/guardians.ts";
import { contactKey, type Person } from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, query, verb } from "#server/verb.ts";
import { ofBatch } from "#server/within.ts";
import { foldText } from "#shared/fold-text.ts";
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

/** A row of a list as the batch would take it. */
export type ListedStudent = StudentRow & {
  /** Whether its person is already in the class. */
  isThere: boolean;
  /** The name by which its person is known, where it is another. */
  knownAs: string | null;
  /** Whether it becomes one family with earlier rows: one address, and one name of the parent. */
  joinsFamily: boolean;
};

/**
 * The effect of a pasted list of students on a batch: each row as it was read, the columns that are not, and the number of free seats. Throws
 * `not_found` for an unknown batch, and `invalid` for a list without a row, or with too many.
 */
export const previewStudents = query(
  { may: office, branch: ofBatch },
  async ({ database, site }: Pick<Deps, "database" | "site">, batchId: string, text: string) => {
    const { batch } = await showClass({ database }, batchId);
    const { columns, unread, rows } = read(text, site());
    const families = familiesOf(rows).map(([, ...later]) => later);
    const students = (await meantBy(database, batchId, rows)).map(
      ({ row, isThere, meant, sharing }): ListedStudent => ({
        ...row,
        isThere,
        knownAs: meant && foldText(meant.name) !== foldText(row.name) ? meant.name : null,
        sharesWith: [...new Set([...row.sharesWith, ...sharing.map(({ name }) => name)])],
        joinsFamily: families.some((later) => later.includes(row)),
      }),
    );
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
  { may: office, takes: [z.string(), pastedList], branch: ofBatch },
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
      const meant = await meantBy(transaction, batchId, rows);
      const added = meant.flatMap(({ row, isThere }) => (row.sameAs === null && !isThere ? [row] : []));
      const personIds = await findOrInsertPeople(transaction, added, "address and name");
      await writeParents(transaction, added, personIds);
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

/** The people whom rows mean, and whether they are in the class: a row without an address also by number and name. */
async function meantBy(database: Database, batchId: string, rows: StudentRow[]) {
  const members = (await findClass(database, batchId)).flatMap(({ enrolment, person }) =>
    enrolment.state === "withdrawn" ? [] : person,
  );
  const leadingOf = ({ id, mergedInto }: Person) => mergedInto ?? id;
  const there = new Set(members.map(leadingOf));
  const numbered = new Set(members.map((person) => contactKey({ ...person, email: null })));
  const found = await findMeantPeople(database, rows);
  return rows.map((row, at) => {
    const { meant, sharing = [] } = found[at] ?? {};
    const isThere = (meant && there.has(leadingOf(meant))) || (row.email === null && numbered.has(contactKey(row)));
    return { row, meant, sharing, isThere };
  });
}

/** The rows that are one family: several students with one address and one name of the parent. */
function familiesOf(rows: StudentRow[]): StudentRow[][] {
  const named = rows.filter(({ email, guardian, sameAs }) => email !== null && guardian !== null && sameAs === null);
  const groups = Map.groupBy(named, ({ email, guardian }) => `${email} ${foldText(guardian?.name ?? "")}`);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Writes down the parents whom a list names, and its families. */
async function writeParents(transaction: Database, rows: StudentRow[], personIds: string[]): Promise<void> {
  const changedAt = new Date();
  const idOf = new Map(rows.map((row, at) => [row, personIds[at] ?? ""]));
  await addGuardians(
    transaction,
    rows.flatMap((row) =>
      row.guardian ? [{ ...row.guardian, personId: idOf.get(row) ?? "", phone: null, email: null, changedAt }] : [],
    ),
  );
  for (const family of familiesOf(rows))
    await joinFamilies(
      transaction,
      family.map((row) => idOf.get(row) ?? ""),
    );
}

function read(text: string, { content }: Site) {
  const list = readStudents(text, content.company.address.countryCode);
  if (list.rows.length === 0) throw new AppError("invalid", "students.none");
  if (list.rows.length > mostRows) {
    throw new AppError("invalid", "students.tooMany", { values: { count: list.rows.length, most: mostRows } });
  }
  return list;
}
