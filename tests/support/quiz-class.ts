import { eq } from "drizzle-orm";
import { beforeAll } from "vitest";
import type { QuizQuestion, QuizSaving, QuizSettings } from "#domains/quizzes/contract.ts";
import { grades } from "#domains/work/server/tables.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { TestApp } from "./app.ts";
import { startOffice } from "./office.ts";
import { encodedHere } from "./photo-encoder.ts";
import { quizSettingsOf } from "./quizzes.ts";
import { startStudents } from "./students.ts";

const batchId = "mern-evening";

/** A batch with a teacher who makes quizzes, and students who take them, for the tests of one suite. */
export function startQuizClass(open: () => Promise<OpenDatabase>) {
  const students = startStudents(open, {}, { pictures: encodedHere });
  const { running, userOf } = students;
  const office = startOffice(() => running.test);
  const ground = {} as { teacher: Awaited<ReturnType<typeof office.member>> };
  beforeAll(async () => {
    ground.teacher = await office.member("teacher", [batchId], "Noor Fatima");
  }, 60_000);
  const services = (): TestApp["app"]["services"] => running.test.app.services;
  return {
    ...students,
    ...office,
    userOf,
    batchId,
    services,
    verbs: () => ground.teacher.verbs,
    /** A published quiz with these questions; answers their ids in order. */
    async makeQuiz(questions: QuizQuestion[], change: Partial<QuizSettings> = {}) {
      const { verbs } = ground.teacher;
      const { workId } = await verbs.addQuiz(batchId, quizSettingsOf(change));
      const ids: string[] = [];
      for (const question of questions) ids.push((await verbs.addQuestion(batchId, { workId, question })).questionId);
      await verbs.publishQuiz(batchId, { workId, isPublished: true });
      return { workId, ids };
    },
    /** Begins an attempt of a student. */
    async take(someone: Awaited<ReturnType<typeof students.student>>, workId: string) {
      const user = await userOf(someone);
      const attempt = await services().startQuiz(user, workId);
      const save = async (saving: Partial<QuizSaving>) =>
        await (await services().openQuizSaving(user, workId))({ attempt, answers: [], handIn: false, ...saving });
      return { user, attempt, save, show: async () => await services().showOwnQuiz(user, workId) };
    },
    gradesOf: async (workId: string) =>
      (await running.opened.database.select().from(grades).where(eq(grades.workId, workId))).map(
        ({ points }) => points,
      ),
  };
}
