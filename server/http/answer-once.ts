import { setTimeout } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { answeredForms } from "./tables.ts";

/** A form that was sent. */
export interface SentForm {
  account: string;
  key: string;
  digest: string;
}

/** Time between two looks for the answer of an act that runs, in milliseconds. */
const lookEvery = 100;

/** Number of looks before the act counts as cut off. */
const mostLooks = 100;

/** Answers a form, and the same form sent again with the first one's answer. */
export type AnswerOnce = ReturnType<typeof createAnswerOnce>;

/**
 * Makes an act happen once, however often its form arrives: the first claims the form's key, a later one gets its
 * answer, also from another process. An act that was refused, or by its answer not done, changed nothing: its key may be
 * used again. Throws `conflict` for
 * another text with the same key, and where the program ended in the middle of the act, so that its outcome is unknown.
 */
export function createAnswerOnce(database: Database) {
  return async <Answer>(
    { account, key, digest }: SentForm,
    make: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
  ): Promise<Answer> => {
    const isOurs = and(eq(answeredForms.key, key), eq(answeredForms.accountId, account));
    const claimed = await database
      .insert(answeredForms)
      .values({ accountId: account, key, digest })
      .onConflictDoNothing()
      .returning({ key: answeredForms.key });
    if (claimed.length === 0) return await firstAnswer<Answer>(database, { account, key, digest });
    try {
      const answer = await make();
      if (isDone(answer)) await database.update(answeredForms).set({ answer }).where(isOurs);
      else await database.delete(answeredForms).where(isOurs);
      return answer;
    } catch (error) {
      if (isRefusal(error)) await database.delete(answeredForms).where(isOurs);
      throw error;
    }
  };
}

/** Whether the act was refused as a whole; after any other error it may have been done. */
const isRefusal = (error: unknown) => error instanceof Error && ("reason" in error || error.name === "ZodError");

async function firstAnswer<Answer>(database: Database, { account, key, digest }: SentForm): Promise<Answer> {
  for (let look = 0; look < mostLooks; look += 1) {
    const [found] = await database.select().from(answeredForms).where(eq(answeredForms.key, key));
    if (!found) throw new AppError("conflict", "form.refusedBefore");
    if (found.accountId !== account || found.digest !== digest) throw new AppError("conflict", "form.takenBefore");
    if (found.answer !== null) return found.answer as Answer;
    await setTimeout(lookEvery);
  }
  throw new AppError("conflict", "form.unknownOutcome");
}
