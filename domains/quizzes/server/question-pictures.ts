import { eq } from "drizzle-orm";
import { z } from "zod";
import { pictureAlt } from "#domains/quizzes/contract.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { refuseBegun, requireQuestion, requireQuiz } from "./find-quiz.ts";
import { changeWork, findAttempts, isShown, type Quiz, type QuizAttempt } from "./queries.ts";
import { findAskedQuestions, findQuestion } from "./question-queries.ts";
import { releasePictures } from "./release-pictures.ts";
import { type PictureDeps, shownPicture, withPicture } from "./stored-picture.ts";
import { quizQuestions } from "./tables.ts";
import { requireOwnQuiz } from "./take-quiz.ts";

/** A picture beside a question, or other words for the one that is there. */
export interface NewPicture {
  workId: string;
  questionId: string;
  /** What it shows. */
  alt: string;
  /** Empty to keep the picture that is there. */
  content: Uint8Array;
}

/**
 * Puts a picture beside a question, re-encoded and no larger than pages need, with words for who does not see it. Throws
 * `conflict` once a student has begun, `not_found`, `invalid`, `too_large` and `unavailable` for the picture, and a
 * `ZodError` without words.
 */
export const putQuizPicture = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: PictureDeps, actor: Actor, batchId: string, given: NewPicture): Promise<void> => {
    const { database, fileRemovals } = deps;
    const { workId, questionId, content } = given;
    const alt = pictureAlt.parse(given.alt);
    const quiz = await requireQuiz(database, batchId, workId);
    await refuseBegun(database, quiz);
    const { pictureKey } = await requireQuestion(database, quiz, questionId);
    if (content.byteLength === 0 && pictureKey === null) throw fieldError("picture", "photo.missing");
    await withPicture(deps, content, async (transaction, picture) => {
      const locked = await requireQuiz(transaction, batchId, workId, "change");
      await refuseBegun(transaction, locked);
      const before = await requireQuestion(transaction, locked, questionId);
      const change = { ...picture, pictureAlt: alt };
      await transaction.update(quizQuestions).set(change).where(eq(quizQuestions.id, questionId));
      if (picture) await releasePictures(transaction, fileRemovals, [before]);
      await changeWork(transaction, workId, {});
      const act = { verb: "putQuizPicture", subject: "work", subjectId: workId } as const;
      await audit(transaction, actor, { ...act, details: { question: questionId } }, new Date());
    });
  },
);

const namedQuestion = z.strictObject({ workId: z.string(), questionId: z.string() });

/** Takes a question's picture away. Throws `conflict` once a student has begun, and `not_found`. */
export const removeQuizPicture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), namedQuestion] },
  async (
    { database, fileRemovals }: Pick<PictureDeps, "database" | "fileRemovals">,
    actor: Actor,
    batchId: string,
    { workId, questionId }: z.infer<typeof namedQuestion>,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const quiz = await requireQuiz(transaction, batchId, workId, "change");
      await refuseBegun(transaction, quiz);
      const before = await requireQuestion(transaction, quiz, questionId);
      if (before.pictureKey === null) return;
      const none = { pictureKey: null, pictureSize: null, pictureAlt: null };
      await transaction.update(quizQuestions).set(none).where(eq(quizQuestions.id, questionId));
      await releasePictures(transaction, fileRemovals, [before]);
      await changeWork(transaction, workId, {});
      const details = { question: questionId };
      await audit(
        transaction,
        actor,
        { verb: "removeQuizPicture", subject: "work", subjectId: workId, details },
        new Date(),
      );
    });
  },
);

/** The picture of a question, for staff. Throws `not_found`. */
export const openQuizPicture = query(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: Pick<PictureDeps, "database" | "storage">, batchId: string, workId: string, questionId: string) => {
    const quiz = await requireQuiz(deps.database, batchId, workId);
    return await openPicture(deps, quiz, questionId);
  },
);

/**
 * The picture of a question that a student reads: during an attempt that asks it, or once the right answers are shown.
 * Throws `not_found` at any other time, and as `requireOwnQuiz` does.
 */
export async function openOwnQuizPicture(
  deps: Pick<PictureDeps, "database" | "storage">,
  user: User,
  workId: string,
  questionId: string,
) {
  const { database } = deps;
  const { quiz, enrolmentIds } = await requireOwnQuiz(database, user, workId);
  const attempts = await findAttempts(database, workId, enrolmentIds);
  const open = attempts.filter(({ handedInAt }) => handedInAt === null);
  const readable = open.length === 0 && isShown(quiz, new Date()) ? attempts : open;
  const isAsked = await asks(database, quiz, readable, questionId);
  if (!isAsked) throw new AppError("not_found", "quiz.unknown");
  return await openPicture(deps, quiz, questionId);
}

async function asks(database: Database, quiz: Quiz, attempts: QuizAttempt[], questionId: string): Promise<boolean> {
  for (const { id } of attempts) {
    const asked = await findAskedQuestions(database, quiz.id, id);
    if (asked.some((question) => question.id === questionId)) return true;
  }
  return false;
}

async function openPicture(deps: Pick<PictureDeps, "database" | "storage">, quiz: Quiz, questionId: string) {
  return await shownPicture(deps, await findQuestion(deps.database, quiz.id, questionId));
}
