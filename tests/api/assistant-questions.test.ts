import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createQuestionLog } from "#domains/assistant/server/answer-question.ts";
import { assistantQuestions } from "#domains/assistant/server/tables.ts";
import { findExpired } from "#domains/privacy/server/expired.ts";
import type { Database, OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { type Staff, startStaff } from "../support/staff.ts";
import { until } from "../support/until.ts";

describe.each(databases)("questions that the assistant could not answer, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let staff: Staff;
  beforeAll(async () => {
    opened = await open();
    staff = await startStaff(opened);
  });
  afterAll(async () => await staff.test.stop());

  const ask = async (question: string) => {
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ question }),
    };
    await (await staff.test.ask("/api/assistant", init)).text();
  };
  const listed = () => opened.database.select().from(assistantQuestions);
  const stored = async () => {
    const { rows } = await opened.database.execute(sql`select count(*)::int as count from assistant_questions`);
    return Number(rows[0]?.count);
  };

  it("are counted by day without personal data; what was answered is not kept", async () => {
    await ask("How long is the MERN course?");
    await ask("Who won the cricket match? Tell ali@example.com or 0300 1234567");
    await ask("who won the cricket match?  tell ali@example.org or 0300-7654321");
    await ask("Do you have vacancies?");
    await until(async () => (await listed()).reduce((sum, { times }) => sum + times, 0) === 3);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" }).format(new Date());
    const found = (await listed()).map(({ id: _, ...question }) => question);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      askedOn: today,
      outcome: "refused",
      question: "Who won the cricket match? Tell [e-mail] or [number]",
      times: 2,
    });
    expect(found).toContainEqual({
      askedOn: today,
      outcome: "handed_over",
      question: "Do you have vacancies?",
      times: 1,
    });
  });

  it("are listed for the staff, as often as they were asked", async () => {
    const { body } = await staff.call("listUnanswered");
    expect(body).toMatchObject([
      { outcome: "refused", times: 2 },
      { outcome: "handed_over", question: "Do you have vacancies?", times: 1 },
    ]);
  });

  it("go after 30 days", async () => {
    const removeBefore = async (before: string) => {
      const removed = [];
      for await (const remove of findExpired.assistantQuestions(opened.database, new Date(before)))
        removed.push(await opened.database.transaction(remove));
      return removed;
    };
    expect(await removeBefore("2026-01-01")).toEqual([]);
    expect(await removeBefore("2100-01-01")).toEqual([{ count: 2, proofs: [] }]);
    expect(await stored()).toBe(0);
  });

  it("are at most 500 different ones a day; those known count on", async () => {
    const log = createQuestionLog({ database: opened.database, log: staff.test.app.log });
    for (let asked = 0; asked < 530; asked += 1) {
      log.record(
        "refused",
        `question number${"abcdefghij"[asked % 10]} ${"x".repeat(1 + Math.floor(asked / 10))}`,
        "2027-01-01",
      );
      if (asked % 40 === 39) await until(async () => (await stored()) >= Math.min(500, asked + 1));
    }
    log.record("refused", "question numbera x", "2027-01-01");
    await until(async () => (await listed()).some(({ times }) => times === 2));
    expect(await stored()).toBe(500);
  });
});

it("a database that fails neither slows nor fails an answer, and fills no memory", async () => {
  const warnings: unknown[] = [];
  const broken = {
    update() {
      throw new Error("gone");
    },
  } as unknown as Database;
  const log = createQuestionLog({ database: broken, log: { warn: (entry: unknown) => warnings.push(entry) } as never });
  for (let asked = 0; asked < 1000; asked += 1) log.record("refused", `question ${asked}`, "2027-01-01");
  await until(async () => warnings.length >= 50);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(warnings).toHaveLength(50);
});
