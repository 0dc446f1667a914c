import { describe, expect, it } from "vitest";
import { databases } from "../support/databases.ts";
import { startQuizClass } from "../support/quiz-class.ts";
import { quizSettingsOf } from "../support/quizzes.ts";

describe.each(databases.slice(0, 1))("questions as text", ({ open }) => {
  const { batchId, verbs } = startQuizClass(open);

  it("takes GIFT and Aiken into the bank and into a quiz, and shows them before", async () => {
    const gift = "$CATEGORY: SQL\n\nWhich? {=a ~b}\n\nWhy? {}\n\nMatch. {=a -> b =c -> d}\n\nSky. {T}";
    const given = { text: gift, points: 2, topic: "Given" };
    const preview = await verbs().previewQuestions(batchId, given);
    expect([preview.format, preview.questions.length, preview.faults]).toEqual([
      "gift",
      3,
      [{ line: 7, cause: { reason: "import.matching" } }],
    ]);
    expect((await verbs().listQuestionBank(batchId, {})).found).toBe(0);
    expect(await verbs().importToBank(batchId, given)).toEqual({ count: 3 });
    const { questions, topics } = await verbs().listQuestionBank(batchId, {});
    expect(topics).toEqual([{ topic: "SQL", count: 3 }]);
    expect(questions.flatMap(({ options }) => options.map(({ text }) => text)).sort()).toEqual([
      "False",
      "True",
      "a",
      "b",
    ]);
    const { workId } = await verbs().addQuiz(batchId, quizSettingsOf());
    const aiken = { text: "Which?\nA. a\nB. b\nANSWER: B", points: 4, topic: "" };
    await verbs().importToQuiz(batchId, { ...aiken, workId });
    expect((await verbs().showQuiz(batchId, workId)).points).toBe(4);
    await expect(verbs().importToBank(batchId, { ...given, text: "Read." })).rejects.toMatchObject({
      reason: "import.none",
    });
    await expect(verbs().previewQuestions(batchId, { ...given, text: " " })).rejects.toMatchObject({
      fields: { text: { reason: "import.empty" } },
    });
    const many = { ...given, text: "Why? {}\n\n".repeat(301) };
    await expect(verbs().previewQuestions(batchId, many)).rejects.toMatchObject({
      fields: { text: { reason: "import.tooMany", values: { most: 300 } } },
    });
    const long = verbs().previewQuestions(batchId, { ...given, text: "a".repeat(300_001) });
    await expect(long).rejects.toMatchObject({ issues: [{ message: "field.tooLong", path: ["text"] }] });
    const all = { ...given, text: "Why? {}\n\n".repeat(101) };
    await expect(verbs().importToQuiz(batchId, { ...all, workId })).rejects.toMatchObject({
      reason: "quiz.questionsMany",
    });
  });
});
