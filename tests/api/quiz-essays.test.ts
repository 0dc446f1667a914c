import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accountPeople } from "#domains/accounts/server/tables.ts";
import type { QuizAnswer } from "#domains/quizzes/contract.ts";
import { quizAttempts } from "#domains/quizzes/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import { refusal } from "../support/accounts.ts";
import { databases } from "../support/databases.ts";
import { startQuizClass } from "../support/quiz-class.ts";
import { essayQuestion, fiveQuestions } from "../support/quizzes.ts";

describe.each(databases)("an essay in a quiz on the $name database", ({ open }) => {
  const { batchId, verbs, makeQuiz, take, student, gradesOf, member, running } = startQuizClass(open);
  const essay = (text: string): QuizAnswer => ({ kind: "essay", text });

  const handedIn = async (text = "Because of *normal forms*.") => {
    const { one } = fiveQuestions();
    const made = await makeQuiz([one, essayQuestion()], { attempts: 2 });
    const someone = await student(batchId);
    const taken = await take(someone, made.workId);
    const [first = "", second = ""] = made.ids;
    const right: QuizAnswer = { kind: "one", option: one.key.kind === "one" ? one.key.option : "" };
    const answers = [
      { question: first, answer: right, sequence: 1 },
      { question: second, answer: essay(text), sequence: 1 },
    ];
    await taken.save({ answers, handIn: true });
    const mark = {
      workId: made.workId,
      attemptId: taken.attempt,
      questionId: second,
      points: 8,
      comment: "Good.",
      seen: 0,
    };
    return { ...made, ...taken, someone, answers, mark, question: second };
  };

  it("waits to be marked, is counted on Today, and is the grade with the rest once it is", async () => {
    const { workId, show, attempt, question, mark } = await handedIn();
    expect(await gradesOf(workId)).toEqual([]);
    expect((await show()).attempts).toMatchObject([{ score: null, isWaiting: true }]);
    const waits = async () => (await verbs().showTaughtClasses()).toGrade.find(({ id }) => id === workId);
    expect(await waits()).toMatchObject({ kind: "quiz", handIns: 1 });
    const { essays } = await verbs().listEssays(batchId, workId);
    expect(essays).toMatchObject([{ attemptId: attempt, questionId: question, points: null }]);
    expect(JSON.stringify(essays)).not.toContain("normal forms");
    const shown = await verbs().showEssay(batchId, { workId, attemptId: attempt, questionId: question });
    expect(shown).toMatchObject({
      text: "Because of *normal forms*.",
      mark: null,
      question: { guide: "Tables in normal form" },
    });
    await verbs().markEssay(batchId, mark);
    await verbs().markEssay(batchId, mark);
    expect([await gradesOf(workId), await waits()]).toEqual([[10], undefined]);
    expect((await show()).attempts).toMatchObject([{ isWaiting: false }]);
    const { entries } = await (await member("owner")).verbs.listAudit(
      { limit: 50 },
      { subject: "work", subjectId: workId },
    );
    expect(entries.filter(({ verb }) => verb === "markEssay")).toHaveLength(1);
  });

  it("may be marked again, by the newest mark alone, within the question's points", async () => {
    const { workId, mark } = await handedIn();
    await expect(verbs().markEssay(batchId, { ...mark, points: 10.5 })).rejects.toMatchObject({
      fields: { points: { reason: "quiz.markBeyond", values: { max: 10 } } },
    });
    await verbs().markEssay(batchId, mark);
    await expect(verbs().markEssay(batchId, { ...mark, points: 3 })).rejects.toMatchObject({
      fields: { points: { reason: "grade.changed", values: { value: 8 } } },
    });
    await verbs().markEssay(batchId, { ...mark, points: 3, seen: 1 });
    expect(await gradesOf(workId)).toEqual([5]);
  });

  it("holds the grade back while one of two attempts waits; the best of both counts", async () => {
    const { workId, mark, someone, answers } = await handedIn();
    const second = await take(someone, workId);
    await second.save({ answers, handIn: true });
    await verbs().markEssay(batchId, mark);
    expect(await gradesOf(workId)).toEqual([]);
    await verbs().markEssay(batchId, { ...mark, attemptId: second.attempt, points: 1 });
    expect(await gradesOf(workId)).toEqual([10]);
  });

  it("in which nothing is written waits for no one", async () => {
    const { workId } = await handedIn(" \n ");
    expect(await gradesOf(workId)).toEqual([2]);
    expect((await verbs().listEssays(batchId, workId)).essays).toEqual([]);
  });

  it("that is still being written is nobody's to read, and a foreign one is unknown", async () => {
    const { workId, ids } = await makeQuiz([essayQuestion()]);
    const { attempt, save } = await take(await student(batchId), workId);
    const named = { workId, attemptId: attempt, questionId: ids[0] ?? "" };
    await save({ answers: [{ question: named.questionId, answer: essay("Half a"), sequence: 1 }] });
    await expect(verbs().showEssay(batchId, named)).rejects.toEqual(refusal("not_found"));
    const marking = { ...named, points: 1, comment: "", seen: 0 };
    await expect(verbs().markEssay(batchId, marking)).rejects.toEqual(refusal("not_found"));
    const other = await handedIn();
    await expect(verbs().markEssay(batchId, { ...other.mark, workId })).rejects.toEqual(refusal("not_found"));
  });

  it("is shown to its student with the comment, the guide and the explanation once the right answers are", async () => {
    const { one } = fiveQuestions();
    const made = await makeQuiz([{ ...one, explanation: "An outer join keeps both." }, essayQuestion()]);
    const { attempt, save, show } = await take(await student(batchId), made.workId);
    const questionId = made.ids[1] ?? "";
    expect(JSON.stringify(await show())).not.toMatch(/keeps both\.|normal form/);
    await save({ answers: [{ question: questionId, answer: essay("Words"), sequence: 1 }], handIn: true });
    expect(JSON.stringify(await show())).not.toMatch(/keeps both\.|normal form/);
    const marking = { workId: made.workId, attemptId: attempt, questionId, points: 4, comment: "Too short.", seen: 0 };
    await verbs().markEssay(batchId, marking);
    await verbs().showSolutions(batchId, made.workId);
    expect((await show()).solutions).toMatchObject([
      { explanation: "An outer join keeps both.", points: 0, answer: null },
      { comment: "Too short.", points: 4, key: { guide: "Tables in normal form" }, answer: { text: "Words" } },
    ]);
  });

  it("is not marked by a teacher who wrote it", async () => {
    const { mark } = await handedIn();
    const { database } = running.opened;
    const { user, verbs: own } = await member("teacher", [batchId], "Somebody Else");
    const [found] = await database
      .select({ personId: enrolments.personId })
      .from(quizAttempts)
      .innerJoin(enrolments, eq(enrolments.id, quizAttempts.enrolmentId))
      .where(eq(quizAttempts.id, mark.attemptId));
    const link = { accountId: user.id, personId: found?.personId ?? "", how: "address" as const, at: new Date() };
    await database.delete(accountPeople).where(eq(accountPeople.personId, link.personId));
    await database.insert(accountPeople).values(link);
    await expect(own.markEssay(batchId, mark)).rejects.toMatchObject({ reason: "enrolment.own" });
  });
});
