import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { batches, lectures } from "#domains/catalogue/server/tables.ts";
import { keptAnswers, questions } from "#domains/talk/server/tables/question-tables.ts";
import type { User } from "#server/http/user.ts";
import { day } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { startStudents } from "../support/students.ts";

const [batchId, otherBatch] = ["mern-evening", "data-evening"];

describe.each(databases)("answers kept beside lectures on the $name database", ({ open }) => {
  const { running, student, userOf } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  let lectureId: string;

  const services = () => running.test.app.services;
  const database = () => running.opened.database;
  const someone = async (...inBatches: string[]) => {
    const user = await userOf(await student(...inBatches));
    return { user };
  };
  /** A question that was asked, answered and kept. */
  const keepOne = async (question: string) => {
    const { user } = await someone(batchId);
    const asked = { key: randomUUID(), to: "teacher" as const, text: question, second: 90, content: new Uint8Array() };
    const place = { place: "lecture" as const, placeId: lectureId };
    const { id } = await services().questions.askQuestion(user, place, asked);
    await teacher.verbs.answerQuestions([batchId], { id: randomUUID(), questionIds: [id], text: "3000." });
    await teacher.verbs.keepAnswer([batchId], { questionId: id, lectureId, question, answer: "It is **3000**." });
    return id;
  };
  /** The lectures of a batch beside which something is kept for this visitor, by their number, and how much. */
  const keptBeside = async (user: User | null, inBatch: string, secretId = "") => {
    const viewer = { network: "203.0.113.9", browser: null };
    const opened = await services().unlockLectures({ batchId: inBatch, secretId, viewer, user });
    return opened.flatMap(({ lectureNumber, keptAnswers: count }) => (count ? [[lectureNumber, count]] : []));
  };

  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
    const endDate = new Date(Date.now() + 60 * day).toISOString().slice(0, 10);
    await database().update(batches).set({ endDate }).where(eq(batches.id, batchId));
    const [first] = await database().select().from(lectures).where(eq(lectures.batchId, batchId));
    lectureId = first?.id ?? "";
    await database().delete(keptAnswers);
  }, 60_000);

  it("are counted beside the lecture for the batch's students, and go along to a copy of the batch", async () => {
    await keepOne("Which port does the server take?");
    await keepOne("Why this port?");
    const reader = await someone(batchId);
    const [found] = await database().select().from(lectures).where(eq(lectures.id, lectureId));
    const number = found?.lectureNumber ?? 0;
    expect(await keptBeside(reader.user, batchId)).toEqual([[number, 2]]);
    const stranger = await someone(otherBatch);
    expect(await keptBeside(stranger.user, batchId, "MERN-EVE-7421")).toEqual([]);
    expect(await keptBeside(null, batchId, "MERN-EVE-7421")).toEqual([]);

    const owner = await member("owner");
    const startDate = new Date(Date.now() + 400 * day).toISOString().slice(0, 10);
    const copy = await owner.verbs.copyBatch(batchId, {
      name: "MERN Next",
      startDate,
      holidays: "none",
      withLectures: true,
    });
    await database().update(lectures).set({ publishedAt: new Date() }).where(eq(lectures.batchId, copy.id));
    const later = await someone(copy.id);
    const listed = await owner.verbs.listKeptAnswers(copy.id);
    expect(listed.map(({ question, beside }) => [question, beside?.lectureNumber])).toEqual([
      ["Which port does the server take?", number],
      ["Why this port?", number],
    ]);
    const inCopy = await services().questions.listOwnQuestions(later.user, { words: "PORT server" });
    expect(inCopy.kept).toMatchObject([
      { question: "Which port does the server take?", batchId: copy.id, second: null },
    ]);
    expect(await keptBeside(later.user, copy.id)).toEqual([[number, 2]]);
  });

  it("are taken away from all batches of the course, also where the student and the question are gone", async () => {
    const questionId = await keepOne("May it go?");
    const [kept] = (await teacher.verbs.listKeptAnswers(batchId)).filter((one) => one.questionId === questionId);
    await database().delete(questions).where(eq(questions.id, questionId));
    const [alone] = (await teacher.verbs.listKeptAnswers(batchId)).filter((one) => one.question === "May it go?");
    expect(alone).toMatchObject({ id: kept?.id, questionId: null });
    const stranger = await member("teacher", [otherBatch]);
    await expect(stranger.verbs.removeKeptAnswer(otherBatch, kept?.id ?? "")).rejects.toEqual(refusal("not_found"));
    await expect(stranger.verbs.removeKeptAnswer(batchId, kept?.id ?? "")).rejects.toEqual(refusal("forbidden"));
    await teacher.verbs.removeKeptAnswer(batchId, kept?.id ?? "");
    expect(await database().$count(keptAnswers, eq(keptAnswers.id, kept?.id ?? ""))).toBe(0);
    await expect(teacher.verbs.removeKeptAnswer(batchId, kept?.id ?? "")).rejects.toEqual(refusal("not_found"));
  });
});
