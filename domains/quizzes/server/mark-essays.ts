import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { people } from "#domains/people/server/tables.ts";
import { type EssayMark, essayMark } from "#domains/quizzes/contract.ts";
import { refuseOwnPlace } from "#domains/seats/server/own-place.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { countUntold } from "#domains/work/server/grade-queries.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { byBatch, type Caller, query, verb, workOfClass } from "#server/verb.ts";
import { requireQuiz } from "./find-quiz.ts";
import { closeEndedAttempts, rescoreAttempt } from "./grade-attempts.ts";
import { lockAttempt } from "./queries.ts";
import { quizAnswers, quizAttempts, quizMarks, quizQuestions } from "./tables.ts";

interface Deps {
  database: Database;
}

const isWritten = sql`${quizAnswers.answer} ->> 'text' ~ '[^[:space:]]'`;

/** The essays of attempts that are handed in, question after question, without their texts. */
async function findEssays(database: Database, workId: string) {
  return await database
    .select({
      ...{ attemptId: quizAttempts.id, enrolmentId: quizAttempts.enrolmentId, number: quizAttempts.number },
      ...{ questionId: quizQuestions.id, name: people.name, handedInAt: quizAttempts.handedInAt },
      points: quizMarks.points,
    })
    .from(quizAnswers)
    .innerJoin(quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId))
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizAnswers.questionId))
    .innerJoin(enrolments, eq(enrolments.id, quizAttempts.enrolmentId))
    .innerJoin(people, eq(people.id, enrolments.personId))
    .leftJoin(
      quizMarks,
      and(eq(quizMarks.attemptId, quizAnswers.attemptId), eq(quizMarks.questionId, quizAnswers.questionId)),
    )
    .where(
      and(
        eq(quizAttempts.workId, workId),
        isNotNull(quizAttempts.handedInAt),
        eq(quizQuestions.kind, "essay"),
        isWritten,
      ),
    )
    .orderBy(
      asc(quizQuestions.position),
      asc(quizQuestions.id),
      asc(people.name),
      asc(quizAttempts.startedAt),
      asc(quizAttempts.id),
    );
}

/**
 * The essays that students wrote in a quiz, with their points, question after question, and how many students no email
 * has told of their grade. Throws `not_found`.
 */
export const listEssays = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string, workId: string) => {
    const quiz = await requireQuiz(database, batchId, workId);
    await closeEndedAttempts({ database }, new Date(), workId);
    const untold = (await countUntold(database, [workId])).get(workId) ?? 0;
    return { quiz, essays: await findEssays(database, workId), untold };
  },
);

const namedEssay = z.strictObject({ workId: z.string(), attemptId: z.string(), questionId: z.string() });

type NamedEssay = z.infer<typeof namedEssay>;

/** One essay with its question and its mark. Throws `not_found`. */
export const showEssay = query(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedEssay] },
  async ({ database }: Deps, batchId: string, named: NamedEssay) => {
    await requireQuiz(database, batchId, named.workId);
    return await requireEssay(database, named);
  },
);

async function requireEssay(database: Database, { workId, attemptId, questionId }: NamedEssay) {
  const isNamed = isUuid(attemptId) && isUuid(questionId);
  const { text, points, key, pictureAlt } = quizQuestions;
  const [found] = isNamed
    ? await database
        .select({ question: { text, points, key, pictureAlt }, answer: quizAnswers.answer, mark: quizMarks })
        .from(quizAnswers)
        .innerJoin(quizAttempts, eq(quizAttempts.id, quizAnswers.attemptId))
        .innerJoin(quizQuestions, eq(quizQuestions.id, quizAnswers.questionId))
        .leftJoin(quizMarks, and(eq(quizMarks.attemptId, attemptId), eq(quizMarks.questionId, questionId)))
        .where(
          and(
            eq(quizAnswers.attemptId, attemptId),
            eq(quizAnswers.questionId, questionId),
            eq(quizAttempts.workId, workId),
            isNotNull(quizAttempts.handedInAt),
          ),
        )
    : [];
  if (found?.question.key.kind !== "essay" || found.answer.kind !== "essay")
    throw new AppError("not_found", "quiz.essayGone");
  const { key: marked, ...question } = found.question;
  return { question: { ...question, guide: marked.guide }, text: found.answer.text, mark: found.mark };
}

const marking = essayMark.extend({ ...namedEssay.shape, seen: z.int() });

/**
 * Gives points and a comment for an essay; once every essay of a student is marked, the grade follows. `seen` is the
 * version of the mark that the page showed, 0 for none. Throws `conflict` with the current one, `invalid` for points
 * beyond the question's, `forbidden` for one's own essay, and `not_found`.
 */
export const markEssay = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), marking] },
  async ({ database }: Deps, actor: Caller, batchId: string, given: NamedEssay & EssayMark & { seen: number }) => {
    const { workId, attemptId, questionId, points, comment, seen } = marking.parse(given);
    await database.transaction(async (transaction) => {
      await requireQuiz(transaction, batchId, workId, "change");
      const { question, mark } = await requireEssay(transaction, { workId, attemptId, questionId });
      const attempt = await lockAttempt(transaction, attemptId);
      if (!attempt) throw new AppError("not_found", "quiz.essayGone");
      await refuseOwnPlace(transaction, actor, [attempt.enrolmentId]);
      if (points > question.points) throw beyond(question.points);
      if (mark?.points === points && mark.comment === comment) return;
      if ((mark?.version ?? 0) !== seen) throw changedMeanwhile(mark?.points);
      const at = new Date();
      const row = { points, comment, markedAt: at, version: seen + 1 };
      await transaction
        .insert(quizMarks)
        .values({ attemptId, questionId, ...row })
        .onConflictDoUpdate({ target: [quizMarks.attemptId, quizMarks.questionId], set: row });
      await rescoreAttempt(transaction, attempt, at);
      const details = { enrolment: attempt.enrolmentId, question: questionId };
      await audit(transaction, actor, { verb: "markEssay", subject: "work", subjectId: workId, details }, at);
    });
  },
);

function beyond(max: number): AppError {
  const refused = { reason: "quiz.markBeyond", values: { max } } as const;
  return new AppError("invalid", refused.reason, { values: refused.values, fields: { points: refused } });
}

function changedMeanwhile(points: number | undefined): AppError {
  const value = points ?? { reason: "grade.none" as const };
  return new AppError("conflict", "grade.changed", {
    values: { value },
    fields: { points: { reason: "grade.changed", values: { value } } },
  });
}
