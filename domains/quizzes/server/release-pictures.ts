import { inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "#server/db/client.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import type { StorageKey } from "#server/storage/port.ts";
import { questionBank } from "./tables/bank-tables.ts";
import { quizQuestions } from "./tables.ts";

/** Has the pictures of questions removed that no other question, of a quiz or of a bank, names. Call it once theirs are gone. */
export async function releasePictures(
  transaction: Database,
  fileRemovals: FileRemovals,
  questions: { pictureKey: StorageKey | null }[],
): Promise<void> {
  const keys = [...new Set(questions.flatMap(({ pictureKey }) => pictureKey ?? []))];
  if (keys.length === 0) return;
  const inQuizzes = transaction
    .select({ key: quizQuestions.pictureKey })
    .from(quizQuestions)
    .where(inArray(quizQuestions.pictureKey, keys));
  const inBanks = transaction
    .select({ key: questionBank.pictureKey })
    .from(questionBank)
    .where(inArray(questionBank.pictureKey, keys));
  const named = await union(inQuizzes, inBanks);
  const gone = keys.filter((key) => !named.some((one) => one.key === key));
  if (gone.length > 0) await fileRemovals.place(transaction, { keys: gone, emails: [] });
}
