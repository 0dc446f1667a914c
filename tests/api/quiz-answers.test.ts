import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { quizQuestions } from "#domains/quizzes/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { startStudents } from "../support/students.ts";

describe.each(databases.slice(0, 1))("the address that takes answers of a quiz", ({ open }) => {
  const { running, signedUp, student, userOf } = startStudents(open);

  const demoQuiz = async () => {
    const [work] = await running.opened.database.select().from(classWork).where(eq(classWork.kind, "quiz"));
    if (!work) throw new Error("The demo institute has no quiz.");
    return { ...work, path: `/classroom/quizzes/${work.id}/answers` };
  };
  const send = async (path: string, body: string, browser?: Browser) => {
    const headers = new Headers(browser?.headers);
    headers.set("Content-Type", "application/json");
    headers.set("Origin", "http://localhost:3000");
    const answer = await running.test.ask(path, { method: "POST", headers, body }, "198.51.100.77");
    return { status: answer.status, text: await answer.text() };
  };

  it("knows who sends, and whether they have a seat in the batch, before it reads what is sent", async () => {
    const { path, batchId } = await demoQuiz();
    const tooLong = JSON.stringify("x".repeat(70_000));
    expect((await send(path, tooLong)).status).toBe(401);
    expect((await send(path, tooLong, (await signedUp()).browser)).status).toBe(403);
    const { browser } = await student(batchId);
    expect((await send(path, tooLong, browser)).status).toBe(413);
    expect((await send(path, "{", browser)).status).toBe(422);
    expect((await send(path.replace(/[\da-f]{8}/, "00000000"), "{}", browser)).status).toBe(404);
  });

  it("says what it has saved and how long the attempt goes on, and nothing of any key", async () => {
    const { id, path, batchId } = await demoQuiz();
    const someone = await student(batchId);
    const attempt = await running.test.app.services.startQuiz(await userOf(someone), id);
    const questions = await running.opened.database.select().from(quizQuestions).where(eq(quizQuestions.workId, id));
    const typed = questions.find(({ kind }) => kind === "text")?.id ?? "";
    const answers = [{ question: typed, answer: { kind: "text", text: "head" }, sequence: 3 }];
    const { status, text } = await send(path, JSON.stringify({ attempt, answers }), someone.browser);
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { saved: [{ question: typed, sequence: 3 }], isOver: false, left: expect.any(Number) },
    ]);
    const foreign = await student(batchId);
    expect((await send(path, JSON.stringify({ attempt, answers }), foreign.browser)).status).toBe(404);
  });

  it("loses no answer to half of a letter, which a field's end may cut off", async () => {
    const { id, path, batchId } = await demoQuiz();
    const someone = await student(batchId);
    const { services } = running.test.app;
    const user = await userOf(someone);
    const attempt = await services.startQuiz(user, id);
    const { open } = await services.showOwnQuiz(user, id);
    const question = open?.questions.find(({ kind }) => kind === "text")?.id ?? "";
    const answers = [{ question, answer: { kind: "text", text: "a head 😀\ud83d" }, sequence: 1 }];
    expect((await send(path, JSON.stringify({ attempt, answers }), someone.browser)).status).toBe(200);
    const saved = (await services.showOwnQuiz(user, id)).open?.saved;
    expect(saved).toContainEqual(expect.objectContaining({ answer: { kind: "text", text: "a head 😀\ufffd" } }));
  });
});
