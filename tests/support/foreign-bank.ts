import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { ownBatch, pdf } from "./foreign-ground.ts";
import { fiveQuestions } from "./quizzes.ts";

/** What a batch has of the question bank of its course, and of what a quiz draws from it. */
interface Banked {
  quizId: string;
  questionId: string;
  bankId: string;
  drawId: string;
}

/** Each verb about the question bank, with the ids of another course; the batch that is named is the teacher's own. */
export function attemptsOnBank(
  verbs: OfficeVerbs,
  { own, foreign }: { own: Banked; foreign: Banked },
): Record<string, (() => Promise<unknown>)[]> {
  const { quizId, questionId, bankId, drawId } = foreign;
  const entry = { topic: "", question: fiveQuestions().text };
  const draw = { count: 1, topic: null, points: 2 };
  const text = { text: "Why? {}", points: 1, topic: "" };
  return {
    showBankQuestion: [() => verbs.showBankQuestion(ownBatch, bankId)],
    changeBankQuestion: [() => verbs.changeBankQuestion(ownBatch, { ...entry, bankId, seen: 1 })],
    removeBankQuestion: [() => verbs.removeBankQuestion(ownBatch, bankId)],
    putBankPicture: [() => verbs.putBankPicture(ownBatch, { bankId, alt: "x", content: pdf })],
    removeBankPicture: [() => verbs.removeBankPicture(ownBatch, bankId)],
    openBankPicture: [() => verbs.openBankPicture(ownBatch, bankId)],
    copyToBank: [
      () => verbs.copyToBank(ownBatch, { workId: quizId, questionId }),
      () => verbs.copyToBank(ownBatch, { workId: own.quizId, questionId }),
    ],
    copyFromBank: [
      () => verbs.copyFromBank(ownBatch, { workId: quizId, bankIds: [own.bankId] }),
      () => verbs.copyFromBank(ownBatch, { workId: own.quizId, bankIds: [bankId] }),
      () => verbs.copyFromBank(ownBatch, { workId: own.quizId, bankIds: [own.bankId, bankId] }),
    ],
    setDraw: [
      () => verbs.setDraw(ownBatch, { workId: quizId, drawId: "", draw, seen: 1 }),
      () => verbs.setDraw(ownBatch, { workId: own.quizId, drawId, draw, seen: 1 }),
    ],
    removeDraw: [
      () => verbs.removeDraw(ownBatch, { workId: quizId, drawId }),
      () => verbs.removeDraw(ownBatch, { workId: own.quizId, drawId }),
    ],
    importToQuiz: [() => verbs.importToQuiz(ownBatch, { ...text, workId: quizId })],
  };
}
