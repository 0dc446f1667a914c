import { desc, eq, getTableColumns, max, sql, sum } from "drizzle-orm";
import type { Database } from "#server/db/client.ts";
import { keyset, type Page, type PageRequest, pageOf } from "#server/db/keyset.ts";
import { assistantQuestions } from "./tables.ts";

export type AssistantQuestion = typeof assistantQuestions.$inferSelect;
export type QuestionOutcome = AssistantQuestion["outcome"];

/** Counts a question, or adds it while its day has fewer than `mostOfDay`. */
export async function countAssistantQuestion(
  database: Database,
  { id, askedOn, outcome, question }: Omit<AssistantQuestion, "times">,
  mostOfDay: number,
): Promise<void> {
  const counted = await database
    .update(assistantQuestions)
    .set({ times: sql`${assistantQuestions.times} + 1` })
    .where(eq(assistantQuestions.id, id))
    .returning({ id: assistantQuestions.id });
  if (counted.length > 0) return;
  await database.execute(sql`
    insert into ${assistantQuestions} (id, asked_on, outcome, question, times)
    select ${id}, ${askedOn}, ${outcome}, ${question}, 1
    where (select count(*) from ${assistantQuestions} where ${assistantQuestions.askedOn} = ${askedOn}) < ${mostOfDay}
    on conflict (id) do update set times = ${assistantQuestions.times} + 1`);
}

/** Each question with how often it was asked on all days together, the most frequent first. */
export async function sumAssistantQuestions(database: Database, most: number) {
  const { question, outcome, times, askedOn } = assistantQuestions;
  const asked = sum(times).mapWith(Number);
  return await database
    .select({ question, outcome, times: asked, lastAskedOn: max(askedOn).mapWith(String) })
    .from(assistantQuestions)
    .groupBy(question, outcome)
    .orderBy(desc(asked), question)
    .limit(most);
}

const latestFirst = keyset([assistantQuestions.askedOn, assistantQuestions.id], "desc");

/** A page of the questions, the latest day's first. */
export async function findAssistantQuestions(
  database: Database,
  { after, limit }: PageRequest,
): Promise<Page<AssistantQuestion>> {
  const found = database
    .select({ ...getTableColumns(assistantQuestions), key: latestFirst.key })
    .from(assistantQuestions)
    .where(latestFirst.after(after))
    .orderBy(latestFirst.order);
  return await pageOf(found, limit);
}
