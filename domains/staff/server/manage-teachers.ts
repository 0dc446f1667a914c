import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Site } from "#domains/content/rules/site.ts";
import { type TeacherFields, teacherFields } from "#domains/staff/contract.ts";
import { foldedName, looksAlike } from "#domains/staff/rules/same-teacher.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import { managers, office, query, verb } from "#server/verb.ts";
import { findMember, findStaff } from "./queries.ts";
import {
  deleteTeacher,
  findTeachers,
  insertTeacher,
  lockTeachers,
  requireTeacher,
  type Teacher,
  updateTeacher,
} from "./teachers.ts";

interface Deps {
  database: Database;
}

/** Knows batches and classes, which belong to higher domains. */
interface KnowsTaught {
  /** The teachers whom a batch or a class names. */
  findTeachersInUse(database: Database): Promise<Set<string>>;
  /** Gives all batches and classes of some teachers to one, with the name as it is now. */
  giveEverythingTo(transaction: Database, given: { from: string[]; to: { id: string; name: string } }): Promise<void>;
}

interface ChangeDeps extends Deps, KnowsTaught {
  announce: ContentChanges["announce"];
  calendarChanges: Pick<ContentChanges, "announce">;
  site: () => Site;
}

/** The teachers by name, and what looks as if it were one person: two of them, or one and a member without a teacher. */
const listTeachers = query(
  { may: office, branch: "no branch" },
  async ({ database, findTeachersInUse }: Deps & KnowsTaught) => {
    const all = await findTeachers(database);
    const inUse = await findTeachersInUse(database);
    const teachers = all.map(({ id, name, userId, pageId }) => ({ id, name, userId, pageId, isInUse: inUse.has(id) }));
    const alike = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((other) => (mayBeOne(one, other) ? [{ one: one.id, other: other.id }] : [])),
    );
    const members = (await findStaff(database)).filter(({ userId }) => all.every((one) => one.userId !== userId));
    const accounts = all.flatMap((teacher) => {
      const same = teacher.userId === null && members.find(({ name }) => looksAlike(name, teacher.name));
      return same ? [{ teacher: teacher.id, userId: same.userId, name: same.name }] : [];
    });
    return { teachers, alike, accounts };
  },
);

const mayBeOne = (one: Teacher, other: Teacher) =>
  (one.userId === null || other.userId === null) &&
  !one.keptApart.includes(other.id) &&
  looksAlike(one.name, other.name);

/** Adds a teacher. Throws `invalid` for a name that another has, and for an account or a page that is another's. */
const addTeacher = verb(
  { may: managers, takes: [teacherFields] },
  async (deps: ChangeDeps, actor: Actor, fields: TeacherFields): Promise<{ id: string }> => {
    const id = randomUUID();
    await onTeachers(deps, actor, { verb: "addTeacher", id }, async (transaction, now) => {
      await refuseTaken(deps, transaction, id, fields);
      await insertTeacher(transaction, { id, ...fields, createdAt: now });
    });
    return { id };
  },
);

/**
 * Changes name, account or page of a teacher; all batches and classes say the new name at once. Throws as `addTeacher`
 * does.
 */
const changeTeacher = verb(
  { may: managers, takes: [z.string(), teacherFields] },
  async (deps: ChangeDeps, actor: Actor, id: string, fields: TeacherFields): Promise<void> => {
    await onTeachers(deps, actor, { verb: "changeTeacher", id }, async (transaction) => {
      const { name } = await requireTeacher(transaction, id, "name");
      await refuseTaken(deps, transaction, id, fields);
      await updateTeacher(transaction, id, fields);
      if (name !== fields.name) await deps.giveEverythingTo(transaction, { from: [id], to: { id, name: fields.name } });
    });
  },
);

/**
 * Joins a teacher into another, who keeps the name and gets account and page where there was none. Throws `conflict` for
 * two with accounts: they are two people.
 */
const joinTeachers = verb(
  { may: managers },
  async (deps: ChangeDeps, actor: Actor, keptId: string, goneId: string): Promise<void> => {
    await onTeachers(deps, actor, { verb: "joinTeachers", id: keptId }, async (transaction) => {
      const [kept, gone] = [await requireTeacher(transaction, keptId), await requireTeacher(transaction, goneId)];
      if (kept.id === gone.id) throw new AppError("invalid", "teacher.unknown");
      if (kept.userId !== null && gone.userId !== null) throw new AppError("conflict", "teacher.twoAccounts");
      await deps.giveEverythingTo(transaction, { from: [gone.id], to: kept });
      await deleteTeacher(transaction, gone.id);
      const { userId, pageId } = gone;
      await updateTeacher(transaction, kept.id, { userId: kept.userId ?? userId, pageId: kept.pageId ?? pageId });
    });
  },
);

/** Says that two teachers are two people: they are not proposed again. */
const keepTeachersApart = verb(
  { may: managers },
  async (deps: ChangeDeps, actor: Actor, oneId: string, otherId: string): Promise<void> => {
    await onTeachers(deps, actor, { verb: "keepTeachersApart", id: oneId }, async (transaction) => {
      const pair = [await requireTeacher(transaction, oneId), await requireTeacher(transaction, otherId)];
      for (const [at, { id, keptApart }] of pair.entries()) {
        const other = pair[1 - at]?.id ?? "";
        await updateTeacher(transaction, id, { keptApart: [...new Set([...keptApart, other])] });
      }
    });
  },
);

/** Removes a teacher whom no batch and no class names. Throws `conflict` for another. */
const removeTeacher = verb({ may: managers }, async (deps: ChangeDeps, actor: Actor, id: string): Promise<void> => {
  await onTeachers(deps, actor, { verb: "removeTeacher", id }, async (transaction) => {
    const { name } = await requireTeacher(transaction, id);
    if ((await deps.findTeachersInUse(transaction)).has(id))
      throw new AppError("conflict", "teacher.inUse", { values: { name } });
    await deleteTeacher(transaction, id);
  });
});

async function onTeachers(
  { database, announce, calendarChanges }: ChangeDeps,
  actor: Actor,
  { verb: name, id }: { verb: string; id: string },
  act: (transaction: Database, now: Date) => Promise<void>,
): Promise<void> {
  const now = new Date();
  await database.transaction(async (transaction) => {
    await lockTeachers(transaction);
    await act(transaction, now);
    await audit(transaction, actor, { verb: name, subject: "teacher", subjectId: id }, now);
    await announce(transaction);
    await calendarChanges.announce(transaction);
  });
}

/** Throws `invalid` for a name, an account or a page that another teacher has, or that nobody has. */
async function refuseTaken(
  { site, findTeachersInUse }: Pick<ChangeDeps, "site" | "findTeachersInUse">,
  transaction: Database,
  id: string,
  { name, userId, pageId }: TeacherFields,
): Promise<void> {
  const others = (await findTeachers(transaction)).filter((one) => one.id !== id);
  if (others.some((one) => foldedName(one.name) === foldedName(name))) throw fieldError("name", "teacher.nameTaken");
  if (userId !== null) {
    const other = others.find((one) => one.userId === userId);
    const isEmpty = other && !(await findTeachersInUse(transaction)).has(other.id);
    // A member of the staff who teaches nothing yet turns out to be this teacher.
    if (other && isEmpty) await deleteTeacher(transaction, other.id);
    else if (other) throw fieldError("userId", "teacher.accountTaken", { values: { name: other.name } });
    if (!(await findMember(transaction, userId))) throw fieldError("userId", "staff.unknown");
  }
  if (pageId !== null) {
    const other = others.find((one) => one.pageId === pageId);
    if (other) throw fieldError("pageId", "teacher.pageTaken", { values: { name: other.name } });
    if (site().content.teachers.every((page) => page.id !== pageId)) throw fieldError("pageId", "teacher.noPage");
  }
}

/** The verbs about teachers. */
export const teacherVerbs = {
  ...{ listTeachers, addTeacher, changeTeacher, joinTeachers, keepTeachersApart, removeTeacher },
};
