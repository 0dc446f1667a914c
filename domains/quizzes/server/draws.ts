import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type QuizDrawEntry, quizDraw } from "#domains/quizzes/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { byBatch, verb, workOfClass } from "#server/verb.ts";
import { courseOf, findDraws, lockBank, type QuizDraw } from "./bank-queries.ts";
import { shortagesOf } from "./bank-shortages.ts";
import { refuseMany, writePoints } from "./change-questions.ts";
import { refuseBegun, refuseChanged, requireQuiz } from "./find-quiz.ts";
import { countQuestions, type Quiz } from "./queries.ts";
import { releasePictures } from "./release-pictures.ts";
import { quizDraws } from "./tables/bank-tables.ts";
import { quizQuestions } from "./tables.ts";

interface Deps {
  database: Database;
  fileRemovals: FileRemovals;
}

const changedDraw = z.strictObject({
  workId: z.string(),
  /** Empty for a new one. */
  drawId: z.string(),
  draw: quizDraw,
  seen: z.int(),
});

/**
 * Adds what each attempt draws from the bank, or changes it. Throws `invalid` at the number if the bank has too few
 * questions, `conflict` once a student has begun or for a quiz that changed since version `seen`, `not_found`, and a
 * `ZodError`.
 */
export const setDraw = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), changedDraw] },
  async (
    { database }: Deps,
    actor: Actor,
    batchId: string,
    { workId, drawId, draw, seen }: { workId: string; drawId: string; draw: QuizDrawEntry; seen: number },
  ): Promise<void> => {
    const valid = quizDraw.parse(draw);
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const before = await findDraws(transaction, workId);
      const now = before.find(({ id }) => id === drawId);
      if (drawId !== "" && !now) throw new AppError("not_found", "quiz.unknown");
      if (now && isSame(now, valid)) return;
      await refuseBegun(transaction, quiz);
      if (now) await refuseChanged(transaction, quiz, seen);
      const position = now?.position ?? Math.max(-1, ...before.map((one) => one.position)) + 1;
      const changed = { ...valid, id: now?.id ?? randomUUID(), workId, position };
      const draws = now ? before.map((one) => (one === now ? changed : one)) : [...before, changed];
      await refuseUnfilled(transaction, quiz, draws, changed);
      await transaction.insert(quizDraws).values(changed).onConflictDoUpdate({ target: quizDraws.id, set: valid });
      refuseMany(await countQuestions(transaction, workId));
      await writePoints(transaction, workId);
      const details = { draw: changed.id, count: valid.count };
      await audit(transaction, actor, { verb: "setDraw", subject: "work", subjectId: workId, details }, new Date());
    });
  },
);

const isSame = (now: QuizDraw, { count, topic, points }: QuizDrawEntry) =>
  now.count === count && now.topic === topic && now.points === points;

/** Throws `invalid`, at the number of the draw that is being changed, if the bank has too few questions. */
async function refuseUnfilled(transaction: Database, quiz: Quiz, draws: QuizDraw[], { id }: QuizDraw): Promise<void> {
  const courseId = await courseOf(transaction, quiz.batchId);
  await lockBank(transaction, courseId);
  const short = await shortagesOf(transaction, quiz, courseId, draws);
  const found = short.find((one) => one.id === id) ?? short[0];
  if (!found) return;
  const reason = found.id === id ? "quiz.drawShort" : "quiz.otherDrawShort";
  throw fieldError("count", reason, { values: { has: found.has } });
}

const namedDraw = z.strictObject({ workId: z.string(), drawId: z.string() });

/** Takes a draw out of a quiz. Throws `conflict` once a student has begun, or for the last question, and `not_found`. */
export const removeDraw = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedDraw] },
  async (
    { database, fileRemovals }: Deps,
    actor: Actor,
    batchId: string,
    { workId, drawId }: z.infer<typeof namedDraw>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      const draw = (await findDraws(transaction, workId)).find(({ id }) => id === drawId);
      if (!draw) throw new AppError("not_found", "quiz.unknown");
      await refuseBegun(transaction, quiz);
      // Copies that an attempt had drawn, whose student was erased since.
      const copies = await transaction.select().from(quizQuestions).where(eq(quizQuestions.drawId, draw.id));
      await transaction.delete(quizDraws).where(eq(quizDraws.id, draw.id));
      await releasePictures(transaction, fileRemovals, copies);
      if (quiz.publishedAt && (await countQuestions(transaction, workId)) === 0)
        throw new AppError("conflict", "quiz.noQuestions");
      await writePoints(transaction, workId);
      await audit(transaction, actor, { verb: "removeDraw", subject: "work", subjectId: workId }, new Date());
    });
  },
);
