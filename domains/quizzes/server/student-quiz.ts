import { z } from "zod";
import { findClass } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, query, workOfClass } from "#server/verb.ts";
import { findAllowances } from "./allowances.ts";
import { showSheet } from "./answer-sheets.ts";
import { requireQuiz } from "./find-quiz.ts";
import { closeEndedAttempts } from "./grade-attempts.ts";
import { findAttempts, type QuizAttempt } from "./queries.ts";

const ofStudent = z.strictObject({
  workId: z.string(),
  enrolmentId: z.string(),
  /** The number of an attempt; the latest without it. */
  attempt: z.int().optional(),
});

/**
 * One student in a quiz: what they may have more than the others, their attempts, and the answers of one of them with what
 * each earned. Throws `not_found`.
 */
export const showStudentQuiz = query(
  { may: workOfClass, scope: byBatch, takes: [z.string(), ofStudent] },
  async (
    { database }: { database: Database },
    batchId: string,
    { workId, enrolmentId, attempt }: z.infer<typeof ofStudent>,
  ) => {
    const quiz = await requireQuiz(database, batchId, workId);
    await closeEndedAttempts({ database }, new Date(), workId);
    const student = (await findClass(database, batchId)).find(({ enrolment }) => enrolment.id === enrolmentId);
    if (!student) throw new AppError("not_found", "grade.noStudent");
    const attempts = await findAttempts(database, workId, [enrolmentId]);
    const chosen = chosenOf(attempts, attempt) ?? attempts.at(-1);
    const [allowance] = await findAllowances(database, { workId, enrolmentIds: [enrolmentId] });
    return {
      quiz,
      name: student.person.name,
      allowance: allowance ?? null,
      attempts: attempts.map(({ id, number, handedInAt, endsAt, score }) => {
        return { id, number, handedInAt, endsAt, score };
      }),
      chosen: chosen?.number ?? null,
      sheet: chosen ? await showSheet(database, workId, chosen) : [],
    };
  },
);

/** The attempt with this number. */
export const chosenOf = (attempts: QuizAttempt[], number: number | undefined): QuizAttempt | undefined =>
  attempts.find((attempt) => attempt.number === number);
