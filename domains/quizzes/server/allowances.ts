import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { type QuizAllowance, quizAllowance } from "#domains/quizzes/contract.ts";
import { findClass } from "#domains/seats/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { minute } from "#shared/durations.ts";
import { requireQuiz } from "./find-quiz.ts";
import { changeWork, moveEnds, type Quiz } from "./queries.ts";
import { quizAllowances } from "./tables.ts";

interface Deps {
  database: Database;
}

const nothingMore: QuizAllowance = { minutes: 0, attempts: 0, closesAt: null };

/** What these students may have more than the others in a quiz, by enrolment. */
export async function findAllowances(database: Database, { workId, enrolmentIds }: Whose) {
  return await database
    .select()
    .from(quizAllowances)
    .where(
      and(
        inArray(quizAllowances.enrolmentId, enrolmentIds),
        workId === undefined ? undefined : eq(quizAllowances.workId, workId),
      ),
    );
}

interface Whose {
  /** One quiz; every quiz without it. */
  workId?: string;
  enrolmentIds: string[];
}

/** A quiz as it is for a student: with extra minutes, before and after it closes, with extra attempts, or open longer. */
export function quizFor<Each extends Pick<Quiz, "minutes" | "attempts" | "closesAt">>(
  quiz: Each,
  allowance: QuizAllowance = nothingMore,
): Each {
  const extra = allowance.minutes * minute;
  return {
    ...quiz,
    minutes: quiz.minutes === null ? null : quiz.minutes + allowance.minutes,
    attempts: quiz.attempts + allowance.attempts,
    closesAt: allowance.closesAt ?? (quiz.closesAt && new Date(quiz.closesAt.getTime() + extra)),
  };
}

/** Sets the ends of the open attempts at a changed quiz, each as it is for its student. */
export async function moveEveryEnd(transaction: Database, quiz: Quiz): Promise<void> {
  await moveEnds(transaction, quiz);
  const allowed = await transaction.select().from(quizAllowances).where(eq(quizAllowances.workId, quiz.id));
  for (const allowance of allowed) await moveEnds(transaction, quizFor(quiz, allowance), allowance.enrolmentId);
}

const allowing = quizAllowance.extend({ workId: z.string(), enrolmentId: z.string() });

/**
 * Gives one student more time, more attempts or a later closing in a quiz, or takes it back; it holds for an attempt
 * under way too. Throws `conflict` once the right answers are shown, `not_found`, and a `ZodError`.
 */
export const allowMore = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), allowing] },
  async ({ database }: Deps, actor: Actor, batchId: string, given: z.infer<typeof allowing>): Promise<void> => {
    const { workId, enrolmentId, ...allowance } = allowing.parse(given);
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const students = await findClass(transaction, batchId);
      if (!students.some(({ enrolment }) => enrolment.id === enrolmentId))
        throw new AppError("not_found", "grade.noStudent");
      const [before = nothingMore] = await findAllowances(transaction, { workId, enrolmentIds: [enrolmentId] });
      if (isSame(before, allowance)) return;
      if (quiz.solutionsShownAt) throw new AppError("conflict", "quiz.solutionsShown");
      const isIt = and(eq(quizAllowances.workId, workId), eq(quizAllowances.enrolmentId, enrolmentId));
      await transaction.delete(quizAllowances).where(isIt);
      if (!isSame(nothingMore, allowance))
        await transaction.insert(quizAllowances).values({ workId, enrolmentId, ...allowance });
      await moveEnds(transaction, quizFor(quiz, allowance), enrolmentId);
      await changeWork(transaction, workId, {});
      const { minutes, attempts } = allowance;
      const details = { enrolment: enrolmentId, minutes, attempts, until: allowance.closesAt?.toISOString() ?? null };
      await audit(transaction, actor, { verb: "allowMore", subject: "work", subjectId: workId, details }, new Date());
    });
  },
);

const isSame = (one: QuizAllowance, other: QuizAllowance) =>
  one.minutes === other.minutes &&
  one.attempts === other.attempts &&
  one.closesAt?.getTime() === other.closesAt?.getTime();
