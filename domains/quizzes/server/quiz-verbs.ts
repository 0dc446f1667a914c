import { allowMore } from "./allowances.ts";
import { copyFromBank, copyToBank } from "./bank-copies.ts";
import { openBankPicture, putBankPicture, removeBankPicture } from "./bank-pictures.ts";
import { removeDraw, setDraw } from "./draws.ts";
import { importToBank, importToQuiz, previewQuestions } from "./import-questions.ts";
import {
  addQuiz,
  changeQuiz,
  listQuizzes,
  publishQuiz,
  removeQuiz,
  showQuiz,
  showSolutions,
} from "./manage-quizzes.ts";
import { listEssays, markEssay, showEssay } from "./mark-essays.ts";
import {
  addBankQuestion,
  changeBankQuestion,
  listQuestionBank,
  removeBankQuestion,
  showBankQuestion,
} from "./question-bank.ts";
import { openQuizPicture, putQuizPicture, removeQuizPicture } from "./question-pictures.ts";
import {
  acceptText,
  addQuestion,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
} from "./quiz-questions.ts";
import { showQuizResults } from "./quiz-results.ts";
import { showStudentQuiz } from "./student-quiz.ts";

/** The verbs of staff about quizzes. */
export const quizVerbs = {
  ...{ listQuizzes, showQuiz, showQuizResults, addQuiz, changeQuiz, publishQuiz, removeQuiz, showSolutions },
  ...{ addQuestion, changeQuestion, moveQuestion, duplicateQuestion, removeQuestion, acceptText },
  ...{ putQuizPicture, removeQuizPicture, openQuizPicture, listEssays, showEssay, markEssay },
  ...{ listQuestionBank, showBankQuestion, addBankQuestion, changeBankQuestion, removeBankQuestion },
  ...{ putBankPicture, removeBankPicture, openBankPicture, copyToBank, copyFromBank, setDraw, removeDraw },
  ...{ previewQuestions, importToBank, importToQuiz },
  ...{ allowMore, showStudentQuiz },
};
