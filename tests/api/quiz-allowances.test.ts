import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { answerGrace } from "#domains/quizzes/server/grade-attempts.ts";
import { quizAttempts } from "#domains/quizzes/server/tables.ts";
import { hour, minute } from "#shared/durations.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startQuizClass } from "../support/quiz-class.ts";
import { essayQuestion, fiveQuestions, quizSettingsOf, rightAnswer } from "../support/quizzes.ts";

describe.each(databases)("more for one student in a quiz on the $name database", ({ open }) => {
  const { running, batchId, verbs, makeQuiz, take, student, userOf, services, member } = startQuizClass(open);
  const nothing = { minutes: 0, attempts: 0, closesAt: null };
  const placeOf = async (email: string) =>
    (await verbs().showClass(batchId)).members.find(({ person }) => person.email === email)?.id ?? "";
  const leftOf = (endsAt: Date | null | undefined) => Math.ceil((Number(endsAt) - Date.now()) / minute);

  it("is time that holds for an attempt under way, for them alone, and stays when the quiz is changed", async () => {
    const { workId } = await makeQuiz([fiveQuestions().number], { minutes: 10 });
    const [one, other] = [await student(batchId), await student(batchId)];
    const [theirs, others] = [await take(one, workId), await take(other, workId)];
    const enrolmentId = await placeOf(one.person.email);
    await verbs().allowMore(batchId, { workId, enrolmentId, ...nothing, minutes: 15 });
    await verbs().allowMore(batchId, { workId, enrolmentId, ...nothing, minutes: 15 });
    const both = async () => [leftOf((await theirs.show()).open?.endsAt), leftOf((await others.show()).open?.endsAt)];
    expect(await both()).toEqual([25, 10]);
    expect((await theirs.show()).quiz.minutes).toBe(25);
    const { version: seen } = await verbs().showQuiz(batchId, workId);
    const settings = quizSettingsOf({ closesAt: new Date(Date.now() + 5 * minute) });
    await verbs().changeQuiz(batchId, { workId, settings, seen });
    expect((await both()).map((left) => left > 5 && left <= 6)).toEqual([false, true]);
    expect((await both())[0]).toBeGreaterThan(19);
    await verbs().allowMore(batchId, { workId, enrolmentId, ...nothing });
    expect((await both())[0]).toBeLessThanOrEqual(6);
    const { entries } = await (await member("owner")).verbs.listAudit(
      { limit: 50 },
      { subject: "work", subjectId: workId },
    );
    const own = entries.filter(({ verb }) => verb === "allowMore").map(({ details }) => details);
    expect(own).toEqual([
      { enrolment: enrolmentId, minutes: 0, attempts: 0, until: null },
      { enrolment: enrolmentId, minutes: 15, attempts: 0, until: null },
    ]);
  });

  it("brings an attempt back whose time had just run out", async () => {
    const { workId, ids } = await makeQuiz([fiveQuestions().text], { minutes: 10 });
    const someone = await student(batchId);
    const { attempt, save } = await take(someone, workId);
    const endsAt = new Date(Date.now() - answerGrace / 2);
    await running.opened.database.update(quizAttempts).set({ endsAt }).where(eq(quizAttempts.id, attempt));
    const enrolmentId = await placeOf(someone.person.email);
    await verbs().allowMore(batchId, { workId, enrolmentId, ...nothing, minutes: 5 });
    const answers = [{ question: ids[0] ?? "", answer: rightAnswer(fiveQuestions().text), sequence: 1 }];
    expect((await save({ answers })).left).toBeGreaterThan(14 * minute);
  });

  it("is another attempt, or one after the quiz has closed", async () => {
    const { workId } = await makeQuiz([fiveQuestions().number]);
    const someone = await student(batchId);
    const user = await userOf(someone);
    const enrolmentId = await placeOf(someone.person.email);
    await (await take(someone, workId)).save({ handIn: true });
    await expect(services().startQuiz(user, workId)).rejects.toMatchObject({ reason: "quiz.noAttempts" });
    await verbs().allowMore(batchId, { workId, enrolmentId, ...nothing, attempts: 1 });
    expect((await (await take(someone, workId)).show()).open).not.toBeNull();
    const missed = await makeQuiz([fiveQuestions().number], { closesAt: new Date(Date.now() - hour) });
    const [late, punctual] = [await student(batchId), await student(batchId)];
    const closesAt = new Date(Date.now() + hour);
    const lateId = await placeOf(late.person.email);
    await verbs().allowMore(batchId, { workId: missed.workId, enrolmentId: lateId, ...nothing, closesAt });
    const states = async (someone: typeof late) => await services().listOwnQuizzes(await userOf(someone));
    expect((await states(late)).find(({ id }) => id === missed.workId)).toMatchObject({ state: "ready", closesAt });
    expect((await states(punctual)).find(({ id }) => id === missed.workId)).toMatchObject({ state: "closed" });
    expect((await (await take(late, missed.workId)).show()).open).not.toBeNull();
    const { students } = await verbs().showQuizResults(batchId, missed.workId);
    expect(students.filter(({ hasMore }) => hasMore).map((one) => one.enrolmentId)).toEqual([lateId]);
  });

  it("is refused in words for wrong amounts, once the right answers are shown, and for students of other batches", async () => {
    const { workId } = await makeQuiz([fiveQuestions().number]);
    const someone = await student(batchId);
    const enrolmentId = await placeOf(someone.person.email);
    const allow = (change: object) => verbs().allowMore(batchId, { workId, enrolmentId, ...nothing, ...change });
    await expect(allow({ minutes: 1.5 })).rejects.toMatchObject({ issues: [{ message: "field.quizMore" }] });
    await expect(allow({ attempts: 21 })).rejects.toMatchObject({ issues: [{ message: "field.quizMoreAttempts" }] });
    await expect(allow({ enrolmentId: workId, minutes: 5 })).rejects.toEqual(refusal("not_found"));
    await verbs().showSolutions(batchId, workId);
    await expect(allow({ minutes: 5 })).rejects.toMatchObject({ reason: "quiz.solutionsShown" });
  });
});

describe.each(databases.slice(0, 1))("a student's answers in a quiz", ({ open }) => {
  const { batchId, verbs, makeQuiz, take, student } = startQuizClass(open);

  it("are opened by the teacher, each with what is right and what it earned, attempt by attempt", async () => {
    const { number } = fiveQuestions();
    const questions = [{ ...number, explanation: "We counted." }, essayQuestion()];
    const { workId, ids } = await makeQuiz(questions, { attempts: 2 });
    const [question = "", essay = ""] = ids;
    const someone = await student(batchId);
    const enrolmentId =
      (await verbs().showClass(batchId)).members.find(({ person }) => person.email === someone.person.email)?.id ?? "";
    const show = async (attempt?: number) =>
      await verbs().showStudentQuiz(batchId, { workId, enrolmentId, ...(attempt && { attempt }) });
    expect(await show()).toMatchObject({ name: someone.person.name, attempts: [], sheet: [], chosen: null });
    const first = await take(someone, workId);
    await first.save({ answers: [{ question, answer: { kind: "number", text: "12" }, sequence: 1 }], handIn: true });
    const second = await take(someone, workId);
    const answers = [
      { question, answer: rightAnswer(number), sequence: 1 },
      { question: essay, answer: { kind: "essay" as const, text: "Because." }, sequence: 1 },
    ];
    await second.save({ answers });
    expect(await show()).toMatchObject({
      chosen: 2,
      attempts: [
        { number: 1, score: 0 },
        { number: 2, handedInAt: null },
      ],
      sheet: [
        { points: 1, explanation: "We counted.", answer: { text: "48151.6234" } },
        { points: null, answer: { text: "Because." } },
      ],
    });
    expect(await show(1)).toMatchObject({ chosen: 1, sheet: [{ points: 0 }, { points: 0, answer: null }] });
    await second.save({ handIn: true });
    const marking = { workId, attemptId: second.attempt, questionId: essay, points: 6, comment: "More.", seen: 0 };
    await verbs().markEssay(batchId, marking);
    expect(await show(2)).toMatchObject({ sheet: [{}, { points: 6, comment: "More." }] });
    await verbs().showSolutions(batchId, workId);
    const own = await second.show();
    expect(own).toMatchObject({ chosen: 2, solutions: [{ points: 1 }, { points: 6 }] });
  });
});
