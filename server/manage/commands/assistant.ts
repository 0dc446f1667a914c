import type { AssistantQuestion } from "#server/db/queries/assistant-questions.ts";
import type { Command } from "#server/manage/command.ts";
import { pageOptions, tellList } from "#server/manage/lists.ts";

/** Lists what the assistant could not answer. */
export const assistantQuestions: Command = {
  name: "assistant questions",
  about: "Lists the questions that the assistant refused or handed over in the last 30 days, the latest day first.",
  words: [],
  options: { outcome: { value: "<outcome>", about: "only these: refused or handed_over" }, ...pageOptions },
  example: "assistant questions --outcome handed_over",
  async run(client, given) {
    const head = ["DAY", "OUTCOME", "TIMES", "QUESTION"];
    const row = ({ askedOn, outcome, times, question }: AssistantQuestion) => [
      ...[askedOn, outcome.replaceAll("_", " "), String(times), question],
    ];
    const query = { outcome: given.texts.outcome };
    return await tellList(client, given, { path: "/assistant/questions", query, table: { head, row } });
  },
};
