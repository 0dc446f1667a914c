import { eq } from "drizzle-orm";
import { z } from "zod";
import { pictureAlt } from "#domains/quizzes/contract.ts";
import { fieldError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { byBatch, query, verb, workOfClass } from "#server/verb.ts";
import { courseOf } from "./bank-queries.ts";
import { auditBank, requireBankQuestion } from "./question-bank.ts";
import { releasePictures } from "./release-pictures.ts";
import { type PictureDeps, shownPicture, withPicture } from "./stored-picture.ts";
import { questionBank } from "./tables/bank-tables.ts";

/** A picture beside a question of the bank, or other words for the one that is there. */
export interface NewBankPicture {
  bankId: string;
  /** What it shows. */
  alt: string;
  /** Empty to keep the picture that is there. */
  content: Uint8Array;
}

/**
 * Puts a picture beside a question of the bank; copies of the question keep theirs. Throws `not_found`, `invalid`,
 * `too_large` and `unavailable` for the picture, and a `ZodError` without words.
 */
export const putBankPicture = verb(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: PictureDeps, actor: Actor, batchId: string, given: NewBankPicture): Promise<void> => {
    const { bankId, content } = given;
    const alt = pictureAlt.parse(given.alt);
    const courseId = await courseOf(deps.database, batchId);
    const { pictureKey } = await requireBankQuestion(deps.database, courseId, bankId);
    if (content.byteLength === 0 && pictureKey === null) throw fieldError("picture", "photo.missing");
    await withPicture(deps, content, async (transaction, picture) => {
      const before = await requireBankQuestion(transaction, courseId, bankId, "lock");
      await transaction
        .update(questionBank)
        .set({ ...picture, pictureAlt: alt, version: before.version + 1 })
        .where(eq(questionBank.id, bankId));
      if (picture) await releasePictures(transaction, deps.fileRemovals, [before]);
      await auditBank(transaction, actor, { verb: "putBankPicture", courseId, bankId });
    });
  },
);

/** Takes the picture of a question of the bank away; copies of the question keep theirs. Throws `not_found`. */
export const removeBankPicture = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), z.string()] },
  async (
    { database, fileRemovals }: Pick<PictureDeps, "database" | "fileRemovals">,
    actor: Actor,
    batchId: string,
    bankId: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const courseId = await courseOf(transaction, batchId);
      const before = await requireBankQuestion(transaction, courseId, bankId, "lock");
      if (before.pictureKey === null) return;
      const none = { pictureKey: null, pictureSize: null, pictureAlt: null };
      await transaction
        .update(questionBank)
        .set({ ...none, version: before.version + 1 })
        .where(eq(questionBank.id, bankId));
      await releasePictures(transaction, fileRemovals, [before]);
      await auditBank(transaction, actor, { verb: "removeBankPicture", courseId, bankId });
    });
  },
);

/** The picture of a question of the bank. Throws `not_found`. */
export const openBankPicture = query(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (deps: Pick<PictureDeps, "database" | "storage">, batchId: string, bankId: string) =>
    await shownPicture(deps, await requireBankQuestion(deps.database, await courseOf(deps.database, batchId), bankId)),
);
