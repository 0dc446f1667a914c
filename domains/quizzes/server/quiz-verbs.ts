import { allowMore } from "./allowances.ts";
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
  ...{ allowMore, showStudentQuiz },
};
