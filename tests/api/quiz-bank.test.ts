import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { questionBank, quizDraws } from "#domains/quizzes/server/tables/bank-tables.ts";
import { quizDrawn, quizQuestions } from "#domains/quizzes/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startQuizClass } from "../support/quiz-class.ts";
import { essayQuestion, fiveQuestions, quizSettingsOf, rightAnswer } from "../support/quizzes.ts";
import { until } from "../support/until.ts";

describe.each(databases)("the question bank of a course on the $name database", ({ open }) => {
  const { running, batchId, verbs, makeQuiz, take, student, services, member, gradesOf } = startQuizClass(open);
  const database = () => running.opened.database;
  const numbered = (value: number) => ({
    ...{ text: `How much is ${value}?`, points: 5, options: [], explanation: `It is ${value}.` },
    key: { kind: "number" as const, value, tolerance: 0 },
  });
  const fill = async (count: number, topic = "Sums") => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1)
      ids.push((await verbs().addBankQuestion(batchId, { topic, question: numbered(at + 100) })).bankId);
    return ids;
  };
  /** A published quiz of one question of its own that draws some of a topic. */
  const drawing = async (count: number, topic: string | null = "Sums") => {
    const { workId } = await verbs().addQuiz(batchId, quizSettingsOf({ attempts: 2 }));
    await verbs().addQuestion(batchId, { workId, question: fiveQuestions().text });
    await verbs().setDraw(batchId, { workId, drawId: "", draw: { count, topic, points: 3 }, seen: 0 });
    await verbs().publishQuiz(batchId, { workId, isPublished: true });
    return workId;
  };
  const idsOf = (things: { id: string }[] = []) => things.map(({ id }) => id);

  afterEach(async () => {
    await database().delete(questionBank);
    // A published quiz that draws would keep the next test from removing its questions.
    await database().delete(quizDraws);
  });

  it("is shared by the batches of a course, and is none of another's", async () => {
    const [bankId = ""] = await fill(1);
    const same = await member("teacher", ["mern-gulf"], "Adeel Khan");
    const other = await member("teacher", ["data-evening"], "Sana Tariq");
    expect((await same.verbs.listQuestionBank("mern-gulf", {})).questions.map(({ id }) => id)).toEqual([bankId]);
    const change = { bankId, topic: "Sums", question: numbered(7), seen: 1 };
    await same.verbs.changeBankQuestion("mern-gulf", change);
    expect((await verbs().showBankQuestion(batchId, bankId)).text).toBe("How much is 7?");
    expect((await other.verbs.listQuestionBank("data-evening", {})).questions).toEqual([]);
    await expect(other.verbs.showBankQuestion("data-evening", bankId)).rejects.toEqual(refusal("not_found"));
    await expect(other.verbs.showBankQuestion(batchId, bankId)).rejects.toEqual(refusal("forbidden"));
    await expect(other.verbs.removeBankQuestion("data-evening", bankId)).rejects.toEqual(refusal("not_found"));
    await expect((await member("support")).verbs.listQuestionBank(batchId, {})).rejects.toEqual(refusal("forbidden"));
  });

  it("is searched by words and grouped by topic, and refuses a change of an older question", async () => {
    await fill(2, "Sums");
    await fill(1, "");
    const { questions, topics, found, pages } = await verbs().listQuestionBank(batchId, { words: "MUCH is 10" });
    expect([questions.length, found, pages]).toEqual([3, 3, 1]);
    expect(topics).toEqual([
      { topic: "", count: 1 },
      { topic: "Sums", count: 2 },
    ]);
    const only = await verbs().listQuestionBank(batchId, { topic: "Sums", words: "100\0" });
    expect(only.questions.map(({ text }) => text)).toEqual(["How much is 100?"]);
    const bankId = only.questions[0]?.id ?? "";
    await verbs().changeBankQuestion(batchId, { bankId, topic: " Sums \n", question: numbered(1), seen: 1 });
    const stale = verbs().changeBankQuestion(batchId, { bankId, topic: "", question: numbered(2), seen: 1 });
    await expect(stale).rejects.toMatchObject({ code: "conflict", reason: "quiz.bankChanged" });
    expect((await verbs().showBankQuestion(batchId, bankId)).topic).toBe("Sums");
    const long = verbs().addBankQuestion(batchId, { topic: "x".repeat(81), question: numbered(1) });
    await expect(long).rejects.toMatchObject({ issues: [{ message: "field.tooLong", path: ["topic"] }] });
  });

  it("copies questions to and fro, each with its picture, which goes with the last copy", async () => {
    const files = () => readdirSync(join(running.test.dataDir, "files", "quiz-pictures")).length;
    const { workId } = await verbs().addQuiz(batchId, quizSettingsOf());
    const { questionId } = await verbs().addQuestion(batchId, { workId, question: fiveQuestions().one });
    const content = await sharp({ create: { width: 4, height: 2, channels: 3, background: "#14613f" } })
      .png()
      .toBuffer();
    await verbs().putQuizPicture(batchId, { workId, questionId, alt: "A field", content });
    const before = files();
    const { bankId } = await verbs().copyToBank(batchId, { workId, questionId });
    await verbs().removeQuiz(batchId, workId);
    const kept = await verbs().showBankQuestion(batchId, bankId);
    expect(kept).toMatchObject({ text: fiveQuestions().one.text, pictureAlt: "A field", topic: "" });
    const { content: shown, mediaType } = await verbs().openBankPicture(batchId, bankId);
    expect([mediaType, (await sharp(Buffer.concat(await shown.toArray())).metadata()).width]).toEqual([
      "image/webp",
      4,
    ]);
    const other = await verbs().addQuiz(batchId, quizSettingsOf());
    expect(await verbs().copyFromBank(batchId, { workId: other.workId, bankIds: [bankId, bankId] })).toEqual({
      copied: 1,
    });
    const { questions, points } = await verbs().showQuiz(batchId, other.workId);
    expect([questions.length, questions[0]?.pictureKey, points]).toEqual([1, kept.pictureKey, 2]);
    const none = verbs().copyFromBank(batchId, { workId: other.workId, bankIds: [] });
    await expect(none).rejects.toMatchObject({ reason: "quiz.bankNone" });
    await verbs().removeBankQuestion(batchId, bankId);
    expect(files()).toBe(before);
    await verbs().removeQuiz(batchId, other.workId);
    await until(() => files() < before);
  });

  it("fixes what an attempt draws at its start, for good, with the same total for all", async () => {
    await fill(6);
    const workId = await drawing(3);
    expect((await verbs().showQuiz(batchId, workId)).points).toBe(2 + 3 * 3);
    const someone = await student(batchId);
    const first = await take(someone, workId);
    const asked = (await first.show()).open?.questions ?? [];
    expect(asked.length).toBe(4);
    expect(asked.filter(({ text }) => text.startsWith("How much")).every(({ points }) => points === 3)).toBe(true);
    expect(JSON.stringify(asked)).not.toContain("It is 1");
    // A process that is killed here, a changed and an emptied bank: the attempt goes on as it began.
    await database().update(questionBank).set({ text: "Changed", version: 2 });
    expect(await services().startQuiz(first.user, workId)).toBe(first.attempt);
    expect((await first.show()).open?.questions).toEqual(asked);
    await database().delete(questionBank);
    expect((await first.show()).open?.questions).toEqual(asked);
    const drawn = (await verbs().showQuiz(batchId, workId)).drawn;
    const keys = new Map(
      [...(await verbs().showQuiz(batchId, workId)).questions, ...drawn].map((one) => [one.id, one]),
    );
    const answers = asked.map(({ id }) => ({
      question: id,
      answer: rightAnswer(keys.get(id) ?? fiveQuestions().text),
      sequence: 1,
    }));
    await first.save({ answers, handIn: true });
    expect(await gradesOf(workId)).toEqual([11]);
    const again = services().startQuiz(first.user, workId);
    await expect(again).rejects.toMatchObject({ code: "conflict", reason: "quiz.bankTooSmall" });
    const results = await verbs().showQuizResults(batchId, workId);
    expect(results.questions.map(({ asked: times, right, isDrawn }) => [times, right, isDrawn])).toEqual([
      [1, 1, false],
      ...drawn.map(() => [1, 1, true]),
    ]);
    await verbs().showSolutions(batchId, workId);
    expect((await first.show()).solutions?.map(({ question }) => question.id).sort()).toEqual(idsOf(asked).sort());
  });

  it("draws by chance, none twice, topics before any, and one copy for all attempts", async () => {
    await fill(3, "Sums");
    await fill(4, "Other");
    const workId = await drawing(3, null);
    const { version } = await verbs().showQuiz(batchId, workId);
    await verbs().setDraw(batchId, { workId, drawId: "", draw: { count: 3, topic: "Sums", points: 1 }, seen: version });
    const sets = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { show } = await take(await student(batchId), workId);
        const open = (await show()).open?.questions ?? [];
        expect(new Set(idsOf(open)).size).toBe(7);
        expect(open.filter(({ points }) => points === 1).length).toBe(3);
        return idsOf(open.filter(({ points }) => points === 3))
          .sort()
          .join();
      }),
    );
    expect(sets.length).toBe(5);
    const copies = await database().select().from(quizQuestions).where(eq(quizQuestions.workId, workId));
    expect(new Set(copies.map(({ drawId, bankId }) => `${drawId} ${bankId}`)).size).toBe(copies.length);
    const drawn = await database()
      .select()
      .from(quizDrawn)
      .where(inArray(quizDrawn.questionId, idsOf(copies)));
    expect(drawn.length).toBe(30);
  });

  it("takes no answer to a question that this attempt does not ask, nor shows its picture", async () => {
    await fill(1, "A");
    const workId = await drawing(1, "A");
    const mine = await take(await student(batchId), workId);
    await database().update(questionBank).set({ text: "Another", version: 2 });
    const other = await take(await student(batchId), workId);
    const foreign = (await other.show()).open?.questions.find(({ text }) => text === "Another")?.id ?? "";
    const answers = [{ question: foreign, answer: { kind: "number" as const, text: "100" }, sequence: 1 }];
    await expect(mine.save({ answers })).rejects.toMatchObject({ code: "invalid", reason: "quiz.answerUnknown" });
    await expect(services().openOwnQuizPicture(mine.user, workId, foreign)).rejects.toEqual(refusal("not_found"));
    await other.save({ answers, handIn: true });
  });

  it("scores a drawn question again when its key is corrected, and marks a drawn essay by hand", async () => {
    await fill(1, "A");
    await verbs().addBankQuestion(batchId, { topic: "B", question: essayQuestion() });
    const workId = await drawing(2, null);
    const { show, save, attempt } = await take(await student(batchId), workId);
    const open = (await show()).open?.questions ?? [];
    const idOf = (kind: string) => open.find((one) => one.kind === kind)?.id ?? "";
    const answers = [
      { question: idOf("number"), answer: { kind: "number" as const, text: "55" }, sequence: 1 },
      { question: idOf("essay"), answer: { kind: "essay" as const, text: "Because." }, sequence: 1 },
    ];
    await save({ answers, handIn: true });
    const essay = (await verbs().listEssays(batchId, workId)).essays[0];
    const mark = { workId, attemptId: attempt, questionId: essay?.questionId ?? "", comment: "", seen: 0 };
    await expect(verbs().markEssay(batchId, { ...mark, points: 4 })).rejects.toMatchObject({
      reason: "quiz.markBeyond",
    });
    await verbs().markEssay(batchId, { ...mark, points: 2 });
    expect(await gradesOf(workId)).toEqual([2]);
    const { drawn, version } = await verbs().showQuiz(batchId, workId);
    const wrong = drawn.find(({ kind }) => kind === "number");
    const question = { ...numbered(55), text: wrong?.text ?? "", points: 3 };
    await verbs().changeQuestion(batchId, { workId, questionId: wrong?.id ?? "", question, seen: version });
    expect(await gradesOf(workId)).toEqual([5]);
    const moved = { ...question, text: "Another" };
    const now = (await verbs().showQuiz(batchId, workId)).version;
    const begun = verbs().changeQuestion(batchId, { workId, questionId: wrong?.id ?? "", question: moved, seen: now });
    await expect(begun).rejects.toMatchObject({ reason: "quiz.begun" });
  });

  it("says at the draw's field, on publishing and on removal that the bank has too few", async () => {
    const ids = await fill(2);
    const { workId } = await verbs().addQuiz(batchId, quizSettingsOf({ title: "Short" }));
    const draw = (count: number, topic: string | null = "Sums") =>
      verbs().setDraw(batchId, { workId, drawId: "", draw: { count, topic, points: 1 }, seen: 0 });
    await expect(draw(3)).rejects.toMatchObject({
      fields: { count: { reason: "quiz.drawShort", values: { has: 2 } } },
    });
    await expect(draw(0)).rejects.toMatchObject({ issues: [{ message: "field.quizDrawCount" }] });
    await draw(2);
    await expect(draw(1, null)).rejects.toMatchObject({ fields: { count: { values: { has: 0 } } } });
    await verbs().removeBankQuestion(batchId, ids[0] ?? "");
    expect((await verbs().showQuiz(batchId, workId)).draws).toMatchObject([{ count: 2, has: 1 }]);
    const publish = () => verbs().publishQuiz(batchId, { workId, isPublished: true });
    await expect(publish()).rejects.toMatchObject({ reason: "quiz.bankShort", values: { count: 2, has: 1 } });
    const [third = ""] = await fill(1);
    await publish();
    const gone = verbs().removeBankQuestion(batchId, third);
    await expect(gone).rejects.toMatchObject({ reason: "quiz.bankNeeded", values: { quiz: "Short" } });
    const kept = await verbs().showBankQuestion(batchId, third);
    const elsewhere = { bankId: third, topic: "Elsewhere", question: numbered(100), seen: kept.version };
    await expect(verbs().changeBankQuestion(batchId, elsewhere)).rejects.toMatchObject({ reason: "quiz.bankNeeded" });
    const copied = verbs().copyFromBank(batchId, { workId, bankIds: [third] });
    await expect(copied).rejects.toMatchObject({ reason: "quiz.bankShort" });
    await verbs().publishQuiz(batchId, { workId, isPublished: false });
    await verbs().removeBankQuestion(batchId, third);
  });

  it("keeps draws once a student has begun, and lets them go once that student is erased", async () => {
    await fill(2);
    const workId = await drawing(1);
    const { user } = await take(await student(batchId), workId);
    const [draw] = (await verbs().showQuiz(batchId, workId)).draws;
    const drawId = draw?.id ?? "";
    const change = { count: 2, topic: null, points: 3 };
    const { version } = await verbs().showQuiz(batchId, workId);
    const changed = () => verbs().setDraw(batchId, { workId, drawId, draw: change, seen: version });
    await expect(changed()).rejects.toMatchObject({ reason: "quiz.begun" });
    await expect(verbs().removeDraw(batchId, { workId, drawId })).rejects.toMatchObject({ reason: "quiz.begun" });
    expect(user.id).not.toBe("");
    const [drawn] = (await verbs().showQuiz(batchId, workId)).drawn;
    await database()
      .delete(enrolments)
      .where(
        inArray(
          enrolments.id,
          (await verbs().showQuizResults(batchId, workId)).students
            .filter(({ isUnderWay }) => isUnderWay)
            .map(({ enrolmentId }) => enrolmentId),
        ),
      );
    const named = { workId, questionId: drawn?.id ?? "" };
    await expect(verbs().removeQuestion(batchId, named)).rejects.toEqual(refusal("not_found"));
    await verbs().removeDraw(batchId, { workId, drawId });
    expect((await verbs().showQuiz(batchId, workId)).points).toBe(2);
    const left = await database().select().from(quizQuestions).where(eq(quizQuestions.workId, workId));
    expect(left.length).toBe(1);
  });

  it("asks the questions of a quiz without draws of everyone, as before", async () => {
    const { workId, ids } = await makeQuiz([fiveQuestions().text]);
    const { show } = await take(await student(batchId), workId);
    expect(idsOf((await show()).open?.questions)).toEqual(ids);
  });
});
