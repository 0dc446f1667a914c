import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { requireEntry } from "#domains/catalogue/server/entries.ts";
import { type QuizSettings, quizSettings } from "#domains/quizzes/contract.ts";
import { requireClassOf } from "#domains/work/server/manage-work.ts";
import { classWork } from "#domains/work/server/tables.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { moveEveryEnd } from "./allowances.ts";
import { askQuestions } from "./asked-questions.ts";
import { countTopics, courseOf, findCopied, findDraws } from "./bank-queries.ts";
import { refuseShort, shortagesOf } from "./bank-shortages.ts";
import { refuseBegun, refuseChanged, requireQuiz } from "./find-quiz.ts";
import { closeEndedAttempts } from "./grade-attempts.ts";
import { changeWork, countQuestions, findQuizzesOfBatch, hasBegun, type Quiz } from "./queries.ts";
import { findAskedQuestions, findDrawnQuestions, findOwnQuestions } from "./question-queries.ts";
import { releasePictures } from "./release-pictures.ts";
import { quizAttempts, quizDetails, quizQuestions } from "./tables.ts";

interface Deps {
  database: Database;
}

/** The quizzes of a batch, latest first. Throws `not_found` for an unknown batch. */
export const listQuizzes = query({ may: workOfClass, scope: byBatch }, async ({ database }: Deps, batchId: string) => {
  await requireEntry(database, "batches", batchId);
  return await findQuizzesOfBatch(database, batchId);
});

/** A quiz as its editor shows it, with the keys, and whether any student has begun it. Throws `not_found`. */
export const showQuiz = query(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, batchId: string, workId: string) => {
    const quiz = await requireQuiz(database, batchId, workId);
    const asked = await findAskedQuestions(database, workId, null);
    const courseId = await courseOf(database, batchId);
    const draws = await findDraws(database, workId);
    const short = new Map((await shortagesOf(database, quiz, courseId, draws)).map(({ id, has }) => [id, has]));
    const topics = await countTopics(database, courseId, await findCopied(database, workId));
    return {
      ...quiz,
      /** Those that every attempt asks. */
      questions: await findOwnQuestions(database, workId),
      /** What an attempt draws from the bank, and the questions that attempts have drawn. */
      draws: draws.map((draw) => ({ ...draw, has: short.get(draw.id) ?? null })),
      drawn: await findDrawnQuestions(database, workId),
      /** The number of questions in the bank for it, by topic. */
      topics: [...topics].map(([topic, count]) => ({ topic, count })),
      /** As an attempt might ask them. */
      asked: askQuestions(asked, { seed: workId, shuffle: quiz.shuffle }),
      isBegun: await hasBegun(database, workId),
    };
  },
);

/** Adds a quiz that students do not see yet; returns its id. Throws a `ZodError` for wrong fields. */
export const addQuiz = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), quizSettings] },
  async ({ database }: Deps, actor: Actor, batchId: string, given: QuizSettings): Promise<{ workId: string }> => {
    const { title, instructions, classId, closesAt, ...details } = validSettings(given);
    await requireEntry(database, "batches", batchId);
    const [workId, at] = [randomUUID(), new Date()];
    await database.transaction(async (transaction) => {
      await requireClassOf(transaction, batchId, classId);
      const work = { id: workId, batchId, classId, kind: "quiz" as const, title, instructions, dueAt: closesAt };
      // A new quiz has no questions yet; its points follow from them.
      await transaction.insert(classWork).values({ ...work, points: 1, createdAt: at });
      await transaction.insert(quizDetails).values({ workId, ...details });
      await audit(transaction, actor, { verb: "addQuiz", subject: "work", subjectId: workId }, at);
    });
    return { workId };
  },
);

/** Other settings of a quiz; `seen` is the version that the page showed. */
const settingsChange = z.strictObject({ workId: z.string(), settings: quizSettings, seen: z.int() });

/**
 * Changes a quiz's name, opening times and attempts. Once a student has begun it, minutes and shuffling stay; another
 * closing time also applies to attempts under way. Throws `conflict`, `not_found`, and a `ZodError`.
 */
export const changeQuiz = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), settingsChange] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, settings, seen }: z.infer<typeof settingsChange>,
  ): Promise<void> => {
    const { title, instructions, classId, closesAt, ...details } = validSettings(settings);
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const changed = { ...quiz, title, instructions, classId, closesAt, ...details };
      if (isSame(quiz, changed)) return;
      await refuseChanged(transaction, quiz, seen);
      if (quiz.classId !== classId) await requireClassOf(transaction, batchId, classId);
      if (quiz.minutes !== details.minutes || quiz.shuffle !== details.shuffle) await refuseBegun(transaction, quiz);
      const isLonger = quiz.closesAt !== null && (closesAt === null || closesAt > quiz.closesAt);
      if (quiz.publishedAt && isLonger) await refuseShort(transaction, quiz);
      const at = new Date();
      await transaction.update(quizDetails).set(details).where(eq(quizDetails.workId, workId));
      await changeWork(transaction, workId, { title, instructions, classId, dueAt: closesAt });
      await moveEveryEnd(transaction, changed);
      await audit(transaction, actor, { verb: "changeQuiz", subject: "work", subjectId: workId }, at);
    });
  },
);

const isSame = (one: Quiz, other: Quiz) => JSON.stringify(one) === JSON.stringify(other);

function validSettings(given: QuizSettings): QuizSettings {
  const settings = quizSettings.parse(given);
  const { opensAt, closesAt } = settings;
  if (opensAt && closesAt && closesAt <= opensAt) throw fieldError("closesAt", "quiz.closesFirst");
  return settings;
}

/** Whether students see a quiz. */
const publishing = z.strictObject({ workId: z.string(), isPublished: z.boolean() });

/** Shows a quiz to its students, or hides it while no one has begun. Throws `conflict` and `not_found`. */
export const publishQuiz = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), publishing] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, isPublished }: z.infer<typeof publishing>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const at = new Date();
      if ((quiz.publishedAt !== null && quiz.publishedAt <= at) === isPublished) return;
      if (!isPublished) await refuseBegun(transaction, quiz);
      if ((await countQuestions(transaction, workId)) === 0) throw new AppError("conflict", "quiz.noQuestions");
      if (isPublished) await refuseShort(transaction, quiz);
      await changeWork(transaction, workId, { publishedAt: isPublished ? at : null });
      const details = { isPublished };
      await audit(transaction, actor, { verb: "publishQuiz", subject: "work", subjectId: workId, details }, at);
    });
  },
);

/**
 * Shows the right answers to the students of the batch, for good. From then on no one can begin the quiz. Throws
 * `conflict` while a student is taking it or it is not published, and `not_found`.
 */
export const showSolutions = verb(
  { may: workOfClass, scope: byBatch },
  async ({ database }: Deps, actor: Actor, batchId: string, workId: string): Promise<void> => {
    const at = new Date();
    await requireQuiz(database, batchId, workId);
    await closeEndedAttempts({ database }, at, workId);
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      if (quiz.solutionsShownAt) return;
      if (!quiz.publishedAt || quiz.publishedAt > at) throw new AppError("conflict", "quiz.unpublished");
      const isOpen = sql`${quizAttempts.workId} = ${workId} and ${quizAttempts.handedInAt} is null`;
      const open = await transaction.$count(quizAttempts, isOpen);
      if (open > 0) throw new AppError("conflict", "quiz.underWay", { values: { count: open } });
      await transaction.update(quizDetails).set({ solutionsShownAt: at }).where(eq(quizDetails.workId, workId));
      await changeWork(transaction, workId, {});
      await audit(transaction, actor, { verb: "showSolutions", subject: "work", subjectId: workId }, at);
    });
  },
);

/** Removes a quiz that no one has begun. Throws `conflict` and `not_found`. */
export const removeQuiz = verb(
  { may: workOfClass, scope: byBatch },
  async (
    { database, fileRemovals }: Deps & { fileRemovals: FileRemovals },
    actor: Actor,
    batchId: string,
    workId: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      await refuseBegun(transaction, quiz);
      const ofQuiz = eq(quizQuestions.workId, workId);
      const questions = await transaction.select().from(quizQuestions).where(ofQuiz);
      await transaction.delete(classWork).where(eq(classWork.id, workId));
      await releasePictures(transaction, fileRemovals, questions);
      await audit(transaction, actor, { verb: "removeQuiz", subject: "work", subjectId: workId }, new Date());
    });
  },
);
