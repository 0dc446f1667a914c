import { createHash } from "node:crypto";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { countAssistantQuestion, type QuestionOutcome } from "#server/db/queries/assistant-questions.ts";
import { withoutPersonalData } from "#shared/rules/without-personal-data.ts";

/** Remembers what the assistant could not answer, for staff who may write the answer. */
export interface QuestionLog {
  /** Notes a question of a day (an ISO date). It returns at once, and never fails: what cannot be kept is let go. */
  note(outcome: QuestionOutcome, question: string, day: string): void;
}

/** So many different questions of a day are kept; a flood of others is only counted no further. */
const mostOfDay = 500;
const mostWaiting = 50;
const longest = 300;

export function createQuestionLog({ database, log }: { database: Database; log: Log }): QuestionLog {
  let waiting = 0;
  let writing = Promise.resolve();

  async function write(outcome: QuestionOutcome, asked: string, askedOn: string): Promise<void> {
    const question = withoutPersonalData(asked, longest);
    const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return;
    const id = createHash("sha256")
      .update(JSON.stringify([askedOn, outcome, words]))
      .digest("base64url");
    await countAssistantQuestion(database, { id, askedOn, outcome, question }, mostOfDay);
  }

  return {
    note(outcome, question, day) {
      if (waiting >= mostWaiting) return;
      waiting += 1;
      writing = writing
        .then(() => write(outcome, question, day))
        .catch((error: unknown) =>
          log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "question not noted"),
        )
        .finally(() => {
          waiting -= 1;
        });
    },
  };
}
