import { randomUUID } from "node:crypto";
import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { ownBatch } from "./foreign-ground.ts";

/** What a batch has of its students' questions. */
interface Asked {
  askedId: string;
  answerId: string;
  messageId: string;
  lectureId: string;
  keptId: string;
}

/** Each verb about a question, with the ids of another batch; the batch that is named is the teacher's own. */
export function attemptsOnQuestions(
  verbs: OfficeVerbs,
  { own, foreign }: { own: Asked; foreign: Asked },
): Record<string, (() => Promise<unknown>)[]> {
  const kept = { question: "Why?", answer: "Because." };
  return {
    showQuestion: [() => verbs.showQuestion([ownBatch], foreign.askedId)],
    openQuestionPicture: [() => verbs.openQuestionPicture([ownBatch], foreign.askedId)],
    answerQuestions: [[foreign.askedId], [own.askedId, foreign.askedId]].map(
      (questionIds) => () => verbs.answerQuestions([ownBatch], { id: randomUUID(), questionIds, text: "No." }),
    ),
    takeBackAnswer: [() => verbs.takeBackAnswer([ownBatch], foreign.answerId)],
    settleQuestion: [() => verbs.settleQuestion([ownBatch], { questionId: foreign.askedId, isSettled: false })],
    keepAnswer: [
      () => verbs.keepAnswer([ownBatch], { ...kept, questionId: foreign.askedId, lectureId: own.lectureId }),
      () => verbs.keepAnswer([ownBatch], { ...kept, questionId: own.askedId, lectureId: foreign.lectureId }),
    ],
    dropKeptAnswer: [() => verbs.dropKeptAnswer([ownBatch], foreign.askedId)],
    removeKeptAnswer: [() => verbs.removeKeptAnswer(ownBatch, foreign.keptId)],
    hideQuestion: [
      () => verbs.hideQuestion([ownBatch], { questionId: foreign.askedId, messageId: null, why: "X" }),
      () => verbs.hideQuestion([ownBatch], { questionId: own.askedId, messageId: foreign.messageId, why: "X" }),
    ],
    unhideQuestion: [
      () => verbs.unhideQuestion([ownBatch], { questionId: foreign.askedId, messageId: null }),
      () => verbs.unhideQuestion([ownBatch], { questionId: own.askedId, messageId: foreign.messageId }),
    ],
  };
}
