import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { createAnswerOnce } from "#server/http/answer-once.ts";
import { databases } from "../support/databases.ts";

describe.each(databases)("forms that are sent again, on the $name database", ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
  }, 60_000);
  afterAll(async () => await opened.close());

  const isDone = () => true;

  /** An act that counts how often it is done. */
  function counted() {
    const sent = { account: "student-1", key: randomUUID(), digest: "of the first text" };
    const act = { times: 0, answer: async () => ({ said: `done ${++act.times}` }) };
    return { sent, act, answerOnce: createAnswerOnce(opened.database) };
  }

  it("does the act once, and gives the first answer again, also to one that comes at the same moment", async () => {
    const { sent, act, answerOnce } = counted();
    const answers = await Promise.all([1, 2, 3].map(() => answerOnce(sent, act.answer, isDone)));
    expect(answers).toEqual([{ said: "done 1" }, { said: "done 1" }, { said: "done 1" }]);
    expect(await answerOnce(sent, act.answer, isDone)).toEqual({ said: "done 1" });
    expect(act.times).toBe(1);
  });

  it("does another form's act, and refuses another text or account with the same key", async () => {
    const { sent, act, answerOnce } = counted();
    await answerOnce(sent, act.answer, isDone);
    await answerOnce({ ...sent, key: randomUUID() }, act.answer, isDone);
    expect(act.times).toBe(2);
    for (const other of [{ digest: "of a second text" }, { account: "student-2" }])
      await expect(answerOnce({ ...sent, ...other }, act.answer, isDone)).rejects.toMatchObject({
        reason: "form.takenBefore",
      });
    expect(act.times).toBe(2);
  });

  it("lets a refused form be sent again, because nothing was done", async () => {
    const { sent, act, answerOnce } = counted();
    const refuse = async () => {
      throw new AppError("conflict", "body.unreadable");
    };
    await expect(answerOnce(sent, refuse, isDone)).rejects.toMatchObject({ reason: "body.unreadable" });
    expect(await answerOnce(sent, act.answer, isDone)).toEqual({ said: "done 1" });
  });

  it("does an act again whose answer says that nothing was done", async () => {
    const { sent, act, answerOnce } = counted();
    expect(await answerOnce(sent, act.answer, () => false)).toEqual({ said: "done 1" });
    expect(await answerOnce(sent, act.answer, isDone)).toEqual({ said: "done 2" });
  });

  it("does nothing where the outcome of the first is unknown", { tags: ["thorough"], timeout: 30_000 }, async () => {
    const { sent, act, answerOnce } = counted();
    const stop = async () => {
      throw new Error("The program ends.");
    };
    await expect(answerOnce(sent, stop, isDone)).rejects.toThrow("The program ends.");
    await expect(answerOnce(sent, act.answer, isDone)).rejects.toMatchObject({ reason: "form.unknownOutcome" });
    expect(act.times).toBe(0);
  });
});
