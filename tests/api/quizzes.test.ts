import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { QuizAnswer, QuizSaving, QuizSettings } from "#domains/quizzes/contract.ts";
import { answerGrace, closeEndedAttempts } from "#domains/quizzes/server/grade-attempts.ts";
import { quizAnswers, quizAttempts } from "#domains/quizzes/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { classWork, grades } from "#domains/work/server/tables.ts";
import { auditEntries } from "#server/audit/tables.ts";
import { hour, minute } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";
import { fiveQuestions, quizSettingsOf, rightAnswer } from "../support/quizzes.ts";
import { startStudents } from "../support/students.ts";

const batchId = "mern-evening";

describe.each(databases)("a quiz on the $name database", ({ open }) => {
  const { running, student, userOf, manage } = startStudents(open);
  const { member } = startOffice(() => running.test);
  let teacher: Awaited<ReturnType<typeof member>>;
  beforeAll(async () => {
    teacher = await member("teacher", [batchId], "Noor Fatima");
  }, 60_000);

  const database = () => running.opened.database;
  const services = () => running.test.app.services;
  const kinds = ["one", "many", "number", "text", "order"] as const;

  /** A published quiz with a question of each kind. */
  const makeQuiz = async (change: Partial<QuizSettings> = {}) => {
    const { workId } = await teacher.verbs.addQuiz(batchId, quizSettingsOf(change));
    const five = fiveQuestions();
    const asked = {} as Record<(typeof kinds)[number], { id: string; right: QuizAnswer }>;
    for (const kind of kinds) {
      const { questionId } = await teacher.verbs.addQuestion(batchId, { workId, question: five[kind] });
      asked[kind] = { id: questionId, right: rightAnswer(five[kind]) };
    }
    await teacher.verbs.publishQuiz(batchId, { workId, isPublished: true });
    return { workId, asked, five };
  };
  type Made = Awaited<ReturnType<typeof makeQuiz>>;

  const taking = async (someone: Awaited<ReturnType<typeof student>>, workId: string) => {
    const user = await userOf(someone);
    const attempt = await services().startQuiz(user, workId);
    const save = async (saving: Partial<QuizSaving>) =>
      await (await services().openQuizSaving(user, workId))({ attempt, answers: [], handIn: false, ...saving });
    return { user, attempt, save, show: async () => await services().showOwnQuiz(user, workId) };
  };
  const allRight = ({ asked }: Made) =>
    kinds.map((kind) => ({ question: asked[kind].id, answer: asked[kind].right, sequence: 1 }));
  const gradesOf = async (workId: string) =>
    (await database().select().from(grades).where(eq(grades.workId, workId))).map(({ points }) => points);
  const actsOf = async (workId: string) => {
    const rows = await database()
      .select({ verb: auditEntries.verb })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, workId), eq(auditEntries.actorId, teacher.user.id)))
      .orderBy(auditEntries.id);
    return rows.map(({ verb }) => verb);
  };
  const letTimeRunOut = async (attempt: string, ago = answerGrace + 1000) =>
    await database()
      .update(quizAttempts)
      .set({ endsAt: new Date(Date.now() - ago) })
      .where(eq(quizAttempts.id, attempt));

  it("is made, ordered and published, with one entry in the audit for each change and none for a repeat", async () => {
    const { workId, five } = await makeQuiz();
    const { questions, version, points } = await teacher.verbs.showQuiz(batchId, workId);
    expect([points, questions.map(({ kind }) => kind)]).toEqual([10, [...kinds]]);
    const [first, second] = questions.map(({ id }) => id);
    const questionId = first ?? "";
    await teacher.verbs.moveQuestion(batchId, { workId, questionId, to: 1, seen: version });
    await teacher.verbs.moveQuestion(batchId, { workId, questionId, to: 1, seen: version });
    const stale = teacher.verbs.moveQuestion(batchId, { workId, questionId, to: 4, seen: version });
    await expect(stale).rejects.toMatchObject({ code: "conflict", values: { by: "Noor Fatima" } });
    await teacher.verbs.duplicateQuestion(batchId, { workId, questionId });
    const doubled = await teacher.verbs.showQuiz(batchId, workId);
    expect(doubled.questions.map(({ text }) => text).slice(0, 3)).toEqual([
      five.many.text,
      five.one.text,
      five.one.text,
    ]);
    expect([doubled.questions[0]?.id, doubled.points]).toEqual([second, 12]);
    await teacher.verbs.removeQuestion(batchId, { workId, questionId: doubled.questions[2]?.id ?? "" });
    const question = { ...five.one, points: 3 };
    const seen = (await teacher.verbs.showQuiz(batchId, workId)).version;
    await teacher.verbs.changeQuestion(batchId, { workId, questionId, question, seen });
    await teacher.verbs.changeQuestion(batchId, { workId, questionId, question, seen });
    const changed = { workId, settings: quizSettingsOf({ title: "SQL" }), seen: seen + 1 };
    await teacher.verbs.changeQuiz(batchId, changed);
    await teacher.verbs.changeQuiz(batchId, changed);
    await teacher.verbs.publishQuiz(batchId, { workId, isPublished: true });
    expect(await actsOf(workId)).toEqual([
      ...["addQuiz", ...kinds.map(() => "addQuestion"), "publishQuiz", "moveQuestion", "duplicateQuestion"],
      ...["removeQuestion", "changeQuestion", "changeQuiz"],
    ]);
    await teacher.verbs.removeQuiz(batchId, workId);
    expect((await teacher.verbs.listQuizzes(batchId)).map(({ id }) => id)).not.toContain(workId);
  });

  it("refuses wrong questions and settings in words, field by field, and quizzes of other batches", async () => {
    const { workId } = await makeQuiz();
    const { one } = fiveQuestions();
    const add = (question: object) => teacher.verbs.addQuestion(batchId, { workId, question: { ...one, ...question } });
    await expect(add({ text: " " })).rejects.toMatchObject({ issues: [{ message: "field.quizTextMissing" }] });
    await expect(add({ options: [] })).rejects.toMatchObject({ issues: [{ message: "field.quizOptionsFew" }] });
    await expect(add({ key: { kind: "one", option: "x" } })).rejects.toMatchObject({
      issues: [{ message: "field.quizKeyMissing", path: ["key"] }],
    });
    const ends = { opensAt: new Date(Date.now() + hour), closesAt: new Date() };
    await expect(teacher.verbs.addQuiz(batchId, quizSettingsOf(ends))).rejects.toMatchObject({
      fields: { closesAt: { reason: "quiz.closesFirst" } },
    });
    await expect(teacher.verbs.showQuiz("mern-gulf", workId)).rejects.toEqual(refusal("forbidden"));
    const owner = await member("owner");
    await expect(owner.verbs.showQuiz("mern-gulf", workId)).rejects.toEqual(refusal("not_found"));
    await expect(owner.verbs.showQuiz(batchId, "no-uuid")).rejects.toEqual(refusal("not_found"));
  });

  it("is refused before it opens, after it closes, unpublished, to other batches, and past its attempts", async () => {
    const someone = await student(batchId);
    const user = await userOf(someone);
    const start = async (change: Partial<QuizSettings>) =>
      await services().startQuiz(user, (await makeQuiz(change)).workId);
    await expect(start({ opensAt: new Date(Date.now() + hour) })).rejects.toMatchObject({ reason: "quiz.notOpen" });
    await expect(start({ closesAt: new Date(Date.now() - hour) })).rejects.toMatchObject({ reason: "quiz.closed" });
    const made = await makeQuiz();
    const { save } = await taking(someone, made.workId);
    await save({ handIn: true });
    await expect(services().startQuiz(user, made.workId)).rejects.toMatchObject({ reason: "quiz.noAttempts" });
    const stranger = await userOf(await student("mern-gulf"));
    await expect(services().startQuiz(stranger, made.workId)).rejects.toMatchObject({ reason: "quiz.notYours" });
    await expect(services().openQuizSaving(stranger, made.workId)).rejects.toEqual(refusal("forbidden"));
    const { workId } = await teacher.verbs.addQuiz(batchId, quizSettingsOf());
    await expect(services().startQuiz(user, workId)).rejects.toMatchObject({ reason: "quiz.notPublished" });
    await expect(services().startQuiz(user, randomUUID())).rejects.toEqual(refusal("not_found"));
  });

  it("is begun once by a double click, and goes on where it stopped on another device", async () => {
    const { workId, asked } = await makeQuiz({ attempts: 3 });
    const someone = await student(batchId);
    const user = await userOf(someone);
    const begun = await Promise.all([1, 2, 3].map(() => services().startQuiz(user, workId)));
    expect(new Set(begun).size).toBe(1);
    const { save, show } = await taking(someone, workId);
    await save({ answers: [{ question: asked.one.id, answer: asked.one.right, sequence: 7 }] });
    const first = await show();
    expect(first.open?.saved).toEqual([{ question: asked.one.id, answer: asked.one.right, sequence: 7 }]);
    expect((await show()).open?.questions).toEqual(first.open?.questions);
  });

  it("keeps the later of two answers, whichever comes first, and refuses answers to other questions", async () => {
    const { workId, asked } = await makeQuiz();
    const { save, show } = await taking(await student(batchId), workId);
    const answer = (text: string, sequence: number) =>
      save({ answers: [{ question: asked.text.id, answer: { kind: "text", text }, sequence }] });
    await answer("later", 9);
    expect((await answer("earlier", 8)).saved).toEqual([{ question: asked.text.id, sequence: 9 }]);
    expect((await show()).open?.saved).toMatchObject([{ answer: { text: "later" } }]);
    const wrong: QuizAnswer = { kind: "one", option: "nothing" };
    for (const question of [asked.one.id, asked.text.id, randomUUID()])
      await expect(save({ answers: [{ question, answer: wrong, sequence: 1 }] })).rejects.toEqual(refusal("invalid"));
    const other = await taking(await student(batchId), workId);
    const foreign = (await show()).open?.id ?? "";
    await expect(other.save({ attempt: foreign })).rejects.toEqual(refusal("not_found"));
  });

  it("is scored when it is handed in; students see points once they are posted", async () => {
    const made = await makeQuiz();
    const { save, show } = await taking(await student(batchId), made.workId);
    const { isOver } = await save({ answers: allRight(made), handIn: true });
    expect([isOver, await gradesOf(made.workId)]).toEqual([true, [10]]);
    expect(await show()).toMatchObject({ open: null, grade: null, attempts: [{ score: null }], solutions: null });
    expect((await save({ handIn: true })).isOver).toBe(true);
    expect((await save({ answers: allRight(made), handIn: true })).isOver).toBe(true);
    const later = allRight(made).map((one) => ({ ...one, sequence: 2 }));
    await expect(save({ answers: later })).rejects.toMatchObject({ reason: "quiz.handedIn" });
    await database().update(classWork).set({ gradesPostedAt: new Date() }).where(eq(classWork.id, made.workId));
    expect(await show()).toMatchObject({ grade: { points: 10 }, attempts: [{ score: 10 }], solutions: null });
  });

  it("is handed in by the server when its time is over, with what was saved and a grace for a slow connection", async () => {
    const made = await makeQuiz();
    const { attempt, save, show } = await taking(await student(batchId), made.workId);
    const [one, many] = allRight(made);
    if (!one || !many) throw new Error("No answers.");
    await letTimeRunOut(attempt, answerGrace - 5000);
    expect((await save({ answers: [one] })).left).toBe(0);
    await letTimeRunOut(attempt);
    await expect(save({ answers: [many] })).rejects.toMatchObject({ reason: "quiz.over" });
    expect(await show()).toMatchObject({ open: null, attempts: [{ number: 1 }] });
    expect(await gradesOf(made.workId)).toEqual([2]);
    const slow = await taking(await student(batchId), made.workId);
    await slow.save({ answers: [many] });
    await letTimeRunOut(slow.attempt);
    await Promise.all([1, 2].map(() => closeEndedAttempts({ database: database() }, new Date())));
    expect((await gradesOf(made.workId)).sort()).toEqual([2, 4]);
  });

  it("ends by its minutes or its closing, whichever is first, and a later closing holds for those under way", async () => {
    const closesAt = new Date(Date.now() + 5 * minute);
    const { workId } = await makeQuiz({ closesAt });
    const { show } = await taking(await student(batchId), workId);
    expect(Number((await show()).open?.endsAt)).toBe((Math.floor(Number(closesAt) / minute) + 1) * minute);
    const { version: seen } = await teacher.verbs.showQuiz(batchId, workId);
    const settings = quizSettingsOf({ closesAt: new Date(Date.now() + hour) });
    await teacher.verbs.changeQuiz(batchId, { workId, settings, seen });
    expect(Math.ceil((Number((await show()).open?.endsAt) - Date.now()) / minute)).toBe(10);
    const endless = await makeQuiz({ minutes: null });
    const renamed = quizSettingsOf({ title: "A", minutes: null });
    await teacher.verbs.changeQuiz(batchId, { workId: endless.workId, settings: renamed, seen });
  });

  it("counts the best attempt, and a grade that staff changed by hand stays", async () => {
    const made = await makeQuiz({ attempts: 3 });
    const someone = await student(batchId);
    const attempt = async (answers: QuizSaving["answers"]) =>
      await (await taking(someone, made.workId)).save({ answers, handIn: true });
    await attempt(allRight(made).slice(0, 2));
    await attempt(allRight(made).slice(0, 1));
    expect(await gradesOf(made.workId)).toEqual([6]);
    await database().update(grades).set({ points: 8 }).where(eq(grades.workId, made.workId));
    await attempt(allRight(made));
    expect(await gradesOf(made.workId)).toEqual([8]);
  });

  it("once begun keeps its questions; a corrected key is scored again at once, with one entry in the audit", async () => {
    const made = await makeQuiz();
    const { workId, asked, five } = made;
    const { save } = await taking(await student(batchId), workId);
    const wrong = five.one.options[0]?.id ?? "";
    const answers = allRight(made);
    const typed: QuizAnswer = { kind: "text", text: " kilwa " };
    answers[0] = { question: asked.one.id, answer: { kind: "one", option: wrong }, sequence: 1 };
    answers[3] = { question: asked.text.id, answer: typed, sequence: 1 };
    await save({ answers, handIn: true });
    expect(await gradesOf(workId)).toEqual([6]);
    const { version: seen } = await teacher.verbs.showQuiz(batchId, workId);
    const change = (question: object) =>
      teacher.verbs.changeQuestion(batchId, {
        ...{ workId, seen, questionId: asked.one.id },
        question: { ...five.one, ...question },
      });
    await expect(change({ text: "Another question" })).rejects.toMatchObject({ reason: "quiz.begun" });
    await expect(teacher.verbs.removeQuiz(batchId, workId)).rejects.toMatchObject({ reason: "quiz.begun" });
    await expect(teacher.verbs.publishQuiz(batchId, { workId, isPublished: false })).rejects.toEqual(
      refusal("conflict"),
    );
    const before = (await actsOf(workId)).length;
    await change({ key: { kind: "one", option: wrong } });
    expect(await gradesOf(workId)).toEqual([8]);
    const { questions, students } = await teacher.verbs.showQuizResults(batchId, workId);
    expect(questions.map(({ right }) => right)).toEqual([1, 1, 1, 0, 1]);
    expect(questions[3]?.texts).toEqual([{ text: "kilwa", times: 1 }]);
    expect(students.find(({ attempts }) => attempts.length > 0)).toMatchObject({ points: 8, attempts: [{ score: 8 }] });
    const accepted = { workId, questionId: asked.text.id, text: "Kilwa" };
    await teacher.verbs.acceptText(batchId, accepted);
    await teacher.verbs.acceptText(batchId, accepted);
    expect(await gradesOf(workId)).toEqual([10]);
    expect((await actsOf(workId)).slice(before)).toEqual(["changeQuestion", "acceptText"]);
  });

  it("shows the right answers once the teacher says so, and then cannot be begun", async () => {
    const made = await makeQuiz({ attempts: 2 });
    const someone = await student(batchId);
    const { save, show, user } = await taking(someone, made.workId);
    await expect(teacher.verbs.showSolutions(batchId, made.workId)).rejects.toMatchObject({ reason: "quiz.underWay" });
    await save({ answers: allRight(made).slice(0, 1), handIn: true });
    await teacher.verbs.showSolutions(batchId, made.workId);
    await teacher.verbs.showSolutions(batchId, made.workId);
    const { solutions, notNow } = await show();
    expect(notNow).toBe("quiz.solutionsShown");
    expect(solutions?.map(({ points }) => points)).toEqual([2, 0, 0, 0, 0]);
    await expect(services().startQuiz(user, made.workId)).rejects.toMatchObject({ reason: "quiz.solutionsShown" });
  });

  it("belongs to the student: exported with their data, and erased with it", async () => {
    const made = await makeQuiz();
    const someone = await student(batchId);
    const { save, attempt } = await taking(someone, made.workId);
    await save({ answers: allRight(made), handIn: true });
    const { email } = someone.person;
    const { body } = await manage("/people/export", { email });
    expect(body.quizzes).toMatchObject([{ id: attempt, score: 10, answers: expect.any(Array) }]);
    expect(body.quizzes[0].answers).toHaveLength(5);
    expect(JSON.stringify(body.quizzes)).not.toContain("seed");
    await manage("/people/erase", { email });
    const left = await database().select().from(quizAnswers).where(eq(quizAnswers.attemptId, attempt));
    const [seat] = await database()
      .select({ all: sql<number>`count(*)::int` })
      .from(quizAttempts)
      .innerJoin(enrolments, eq(enrolments.id, quizAttempts.enrolmentId))
      .where(eq(quizAttempts.id, attempt));
    expect([left.length, seat?.all]).toEqual([0, 0]);
  });
});
