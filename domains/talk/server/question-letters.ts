import { and, eq, inArray, sql } from "drizzle-orm";
import { batches } from "#domains/catalogue/server/tables.ts";
import { people } from "#domains/people/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import { staff, teachers } from "#domains/staff/server/tables.ts";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { findPlaces, nameOf, placesByName } from "./question-place.ts";
import { findMessages, findQuestions } from "./question-queries.ts";
import { questionMessages as messages, questions } from "./tables/question-tables.ts";

/** Questions with the teacher who is told: of the class that it is about, or else of the batch; without one, none. */
export async function findQuestionsToTell(database: Database, ids: string[]) {
  const isOne = inArray(questions.id, ids.filter(isUuid));
  const found = await findQuestions(database, isOne, { limit: ids.length });
  const asked = found.map(({ question }) => question);
  const places = placesByName(await findPlaces(database, asked, new Date()));
  const written = Map.groupBy(
    await findMessages(
      database,
      asked.map(({ id }) => id),
    ),
    ({ message }) => message.questionId,
  );
  const teaching = await findTeachersOf(database, ids.filter(isUuid));
  return found.flatMap(({ question, person, batch }) => {
    const teacher = teaching.get(question.id);
    if (!teacher) return [];
    const about = places.get(nameOf(question))?.title ?? batch.name;
    const said = (written.get(question.id) ?? []).map(({ message }) => message);
    return [{ id: question.id, question, student: person.name, batch: batch.name, about, teacher, messages: said }];
  });
}

/** The members of the staff who teach what each of these questions is about. */
async function findTeachersOf(database: Database, ids: string[]) {
  const teacher = { id: questions.id, userId: staff.userId, name: staff.name, email: staff.email };
  const ofClass = await database
    .select(teacher)
    .from(questions)
    .innerJoin(batchClasses, and(eq(questions.place, "class"), sql`${batchClasses.id}::text = ${questions.placeId}`))
    .innerJoin(teachers, eq(teachers.id, batchClasses.teacherId))
    .innerJoin(staff, eq(staff.userId, teachers.userId))
    .where(inArray(questions.id, ids));
  const ofBatch = await database
    .select(teacher)
    .from(questions)
    .innerJoin(batches, eq(batches.id, questions.batchId))
    .innerJoin(teachers, eq(teachers.id, batches.teacherId))
    .innerJoin(staff, eq(staff.userId, teachers.userId))
    .where(inArray(questions.id, ids));
  return new Map([...ofBatch, ...ofClass].map(({ id, ...found }) => [id, found]));
}

/** Messages with the student who asked, for the email that tells them. */
export async function findAnswersToTell(database: Database, ids: string[]) {
  const found = await database
    .select({
      ...{ id: messages.id, message: messages, question: questions },
      person: { id: people.id, name: people.name, email: people.email, locale: people.locale },
    })
    .from(messages)
    .innerJoin(questions, eq(questions.id, messages.questionId))
    .innerJoin(enrolments, eq(enrolments.id, questions.enrolmentId))
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(inArray(messages.id, ids.filter(isUuid)));
  const members = await findMembers(
    database,
    found.flatMap(({ message }) => message.authorId ?? []),
  );
  const students = await findMessages(
    database,
    found.map(({ question }) => question.id),
  );
  const nameOfWriter = (id: string, authorId: string | null) =>
    members.find(({ userId }) => userId === authorId)?.name ??
    students.find(({ message }) => message.id === id)?.student ??
    "";
  return found.map((one) => ({ ...one, by: nameOfWriter(one.id, one.message.authorId) }));
}
