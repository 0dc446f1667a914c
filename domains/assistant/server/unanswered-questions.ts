import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import { holders, query } from "#server/verb.ts";
import { type QuestionOutcome, sumAssistantQuestions } from "./queries.ts";

/** A question that the assistant could not answer, with how often and when last it was asked. */
export interface UnansweredQuestion {
  question: string;
  outcome: QuestionOutcome;
  times: number;
  lastAskedOn: string;
}

/** Questions listed at most. */
const most = 200;

/** The questions that no published answer matches word for word, the most frequent first. */
export const listUnanswered = query(
  { may: holders("content") },
  async ({ database, site }: { database: Database; site: () => Site }): Promise<UnansweredQuestion[]> => {
    const asked = await sumAssistantQuestions(database, most);
    const answered = new Set(site().content.answers.flatMap(({ phrasings }) => phrasings.map(wordsOf)));
    return asked.filter(({ question }) => !answered.has(wordsOf(question)));
  },
);

/** A question without capitals and punctuation. */
const wordsOf = (question: string) =>
  question
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join(" ") ?? "";
