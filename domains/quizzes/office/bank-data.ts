import type { listQuestionBank } from "#domains/quizzes/server/question-bank.ts";
import { shownQuestion } from "./quiz-data.ts";

/** What an address asks of a list of the bank. */
export function bankQuery(url: string) {
  const query = new URL(url).searchParams;
  const page = Number(query.get("page"));
  return {
    topic: query.get("topic"),
    words: query.get("q") ?? "",
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
  };
}

/** A page of the bank as screens show it. */
export function bankData(
  { questions, topics, found, pages }: Awaited<ReturnType<typeof listQuestionBank>>,
  asked: ReturnType<typeof bankQuery>,
  about: string,
) {
  return {
    ...{ ...asked, topics, found, pages },
    questions: questions.map(({ topic, ...question }) => ({ ...shownQuestion(question, about), topic })),
  };
}

export type BankData = ReturnType<typeof bankData>;

/** The topics that have a name. */
export const topicNames = (topics: { topic: string }[]) => topics.flatMap(({ topic }) => (topic === "" ? [] : [topic]));
