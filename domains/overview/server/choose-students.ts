import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { batches } from "#domains/catalogue/server/tables.ts";
import { guardians, people } from "#domains/people/server/tables.ts";
import { addStudent } from "#domains/seats/server/add-student.ts";
import { moveEnrolment } from "#domains/seats/server/manage-enrolments.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import { csvOf } from "#server/csv-of.ts";
import type { Database } from "#server/db/client.ts";
import { type Cursor, pageOf } from "#server/db/keyset.ts";
import { office, query, verb } from "#server/verb.ts";
import {
  byName,
  type ListedStudent,
  leading,
  listStudents,
  type StudentDeps,
  studentFilter,
  studentsOf,
  withPlaces,
} from "./list-students.ts";

type MoveDeps = Parameters<typeof moveEnrolment>[0];

/** The most students that are acted on, or read, at once. */
const mostChosen = 2_000;

/** Who of the students was chosen: some by their ids, or all that a filter finds. */
const studentChoice = z.union([
  z.strictObject({ students: z.array(z.uuid()).min(1).max(mostChosen) }),
  z.strictObject({ filter: studentFilter }),
]);
export type StudentChoice = z.infer<typeof studentChoice>;

/** The condition for the chosen students at `now`. */
async function chosenOf(deps: StudentDeps, choice: StudentChoice, now: Date): Promise<SQL | undefined> {
  if ("filter" in choice) return await studentsOf(deps, choice.filter, now);
  return and(await studentsOf(deps, {}, now), inArray(people.id, choice.students));
}

/** A page of the chosen students with their contacts, by name. */
async function pageOfChosen({ database }: StudentDeps, isChosen: SQL | undefined, now: Date, after?: Cursor) {
  const { id, name, email, phone } = people;
  const rows = database
    .select({ id, name, email, phone, guardian: guardians.name, key: byName.key })
    .from(people)
    .leftJoin(guardians, eq(guardians.personId, people.id))
    .where(and(isChosen, byName.after(after)))
    .orderBy(byName.order);
  const { entries, next } = await pageOf(rows, mostChosen);
  return { entries: await withPlaces(database, entries, now), next };
}

/** The first of the chosen students with their places, and how many there are beyond them. */
async function firstChosen(deps: StudentDeps, choice: StudentChoice) {
  const now = new Date();
  const isChosen = await chosenOf(deps, choice, now);
  const { entries, next } = await pageOfChosen(deps, isChosen, now);
  const places = await placesOf(
    deps.database,
    entries.map((one) => one.id),
  );
  const shown = (place: Place) => !deps.within || deps.within.branchIds.includes(place.branchId ?? "");
  const students = entries.map((student) => ({
    ...student,
    places: places.filter((place) => place.personId === student.id && shown(place)),
  }));
  return { students, left: next ? (await deps.database.$count(people, isChosen)) - entries.length : 0 };
}

/** All chosen students, page after page. */
async function allChosen(deps: StudentDeps, choice: StudentChoice): Promise<ListedStudent[]> {
  const now = new Date();
  const isChosen = await chosenOf(deps, choice, now);
  const all: ListedStudent[] = [];
  for (let after: Cursor | undefined | null; after !== null; ) {
    const { entries, next } = await pageOfChosen(deps, isChosen, now, after);
    all.push(...entries);
    after = next;
  }
  return all;
}

type Place = Awaited<ReturnType<typeof placesOf>>[number];

/** The seats of these people, and of those merged with them. */
async function placesOf(database: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return await database
    .select({
      ...{ id: enrolments.id, personId: sql<string>`${leading}`, batchId: batches.id, branchId: batches.branchId },
      ...{ batch: batches.name, courseId: batches.courseId },
    })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .innerJoin(batches, eq(batches.id, enrolments.batchId))
    .where(and(inArray(enrolments.state, ["active", "held"]), inArray(leading, ids)))
    .orderBy(asc(batches.startDate), asc(batches.id));
}

/**
 * The chosen students, batch by batch: those of a filter by batch in that batch alone. `left` is the number of students
 * beyond the first 2,000, whom nothing is done with.
 */
const showChosen = query(
  { may: office, branch: "own", takes: [studentChoice] },
  async (deps: StudentDeps, choice: StudentChoice) => {
    const { students, left } = await firstChosen(deps, choice);
    const only = "filter" in choice ? choice.filter.batch : undefined;
    const seats = students.flatMap(({ name, places }) =>
      places.filter(({ batchId }) => !only || batchId === only).map((place) => ({ ...place, name })),
    );
    return {
      left,
      students: students.map(({ id, name }) => ({ id, name })),
      batches: [...Map.groupBy(seats, ({ batchId }) => batchId)].map(([batchId, own]) => ({
        ...{ id: batchId, name: own[0]?.batch ?? "", courseId: own[0]?.courseId ?? "" },
        places: own.map(({ id, name }) => ({ id, name })),
      })),
    };
  },
);

/** The ids of all seats in a batch that the chosen students have, however many they are. */
const listChosenPlaces = query(
  { may: office, branch: "own", takes: [studentChoice, z.string().min(1).max(100)] },
  async (deps: StudentDeps, choice: StudentChoice, batchId: string): Promise<string[]> => {
    const { database, within } = deps;
    const chosen = database
      .select({ id: people.id })
      .from(people)
      .where(await chosenOf(deps, choice, new Date()));
    const found = await database
      .select({ id: enrolments.id })
      .from(enrolments)
      .innerJoin(people, eq(people.id, enrolments.personId))
      .where(
        and(
          inArray(enrolments.state, ["active", "held"]),
          eq(enrolments.batchId, batchId),
          within?.has("batch", enrolments.batchId),
          inArray(leading, chosen),
        ),
      )
      .orderBy(asc(enrolments.createdAt), asc(enrolments.id));
    return found.map(({ id }) => id);
  },
);

const columns = ["name", "email", "phone", "guardian", "batches", "overdue", "account"] as const;

/** The chosen students for a spreadsheet; the export is an entry of the audit. */
const exportStudents = verb(
  { may: office, branch: "own", again: true, takes: [studentChoice] },
  async (deps: StudentDeps, actor: Actor, choice: StudentChoice): Promise<string> => {
    const students = await allChosen(deps, choice);
    const details = { students: students.length };
    await deps.database.transaction((transaction) =>
      audit(
        transaction,
        actor,
        { verb: "exportStudents", subject: "person", subjectId: "students", details },
        new Date(),
      ),
    );
    const rows = students.map(({ name, email, phone, guardian, overdue, hasAccount, ...student }) => ({
      ...{ name, email, phone, guardian, batches: student.batches.join(", ") },
      ...{ overdue: overdue.join(" + "), account: hasAccount ? "yes" : "no" },
    }));
    return await csvOf(columns, rows);
  },
);

/** Seats that move to another batch of the course. */
const severalMoved = z.strictObject({
  places: z.array(z.uuid()).min(1).max(mostChosen),
  to: z.string().min(1).max(100),
});

/**
 * Moves students to another batch, each as `moveEnrolment` does: those who cannot move stay where they are, and are
 * answered with the reason.
 */
const moveStudents = verb(
  { may: office, takes: [severalMoved], branch: ({ places: place, to: batch }) => ({ place, batch }) },
  async (deps: MoveDeps, actor: Actor, { places, to }: z.infer<typeof severalMoved>) => {
    const stayed: { name: string; refusal: Pick<AppError, "reason" | "values"> }[] = [];
    for (const place of places)
      try {
        await moveEnrolment(deps, actor, place, to);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { reason, values } = error;
        stayed.push({ name: await nameOf(deps.database, place), refusal: { reason, values } });
      }
    return { moved: places.length - stayed.length, stayed };
  },
);

async function nameOf(database: Database, place: string): Promise<string> {
  const isIts = eq(people.id, enrolments.personId);
  const named = database.select({ name: people.name }).from(enrolments).innerJoin(people, isIts);
  return (await named.where(eq(enrolments.id, place)))[0]?.name ?? "";
}

/** The verbs of the office about students as a whole. */
export const studentVerbs = { listStudents, addStudent, showChosen, listChosenPlaces, exportStudents, moveStudents };
