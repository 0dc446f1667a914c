import type { QuizReason } from "#shared/because.ts";

/** Why a quiz, an answer or a question is refused, by reason. Students read some of it, staff the rest. */
export const quizRefusals = {
  "quiz.unknown": "There is no such quiz.",
  "quiz.notPublished": "This quiz is not published yet.",
  "quiz.notYours": "This quiz is for students with an open seat in its batch.",
  "quiz.notOpen": "This quiz has not opened yet.",
  "quiz.closed": "This quiz is closed.",
  "quiz.noAttempts": "You have used all your attempts.",
  "quiz.solutionsShown": "The right answers are shown, so the quiz can no longer be taken.",
  "quiz.over": "The time was over, so these answers came too late. What was saved before is handed in.",
  "quiz.answerUnknown": "These answers are not to the questions of this quiz. Please load the page again.",
  "quiz.changed": "{by} changed this quiz meanwhile. This is how it is now; please do it again.",
  "quiz.begun":
    "A student has begun this quiz, so its questions, its minutes and its shuffling stay as they are. You can still correct the right answer of a question.",
  "quiz.noQuestions": "A published quiz needs a question. Add one first.",
  "quiz.questionsMany": "A quiz has at most {most} questions.",
  "quiz.closesFirst": "It would close before it opens.",
  "quiz.unpublished": "Publish the quiz first.",
  "quiz.underWay": {
    one: "{count} student is taking it now. Show the right answers once it is handed in.",
    other: "{count} students are taking it now. Show the right answers once theirs are handed in.",
  },
  "field.quizTitleMissing": "Please give it a title.",
  "field.quizMinutes": "Please enter a whole number of minutes from 1 to 600, or nothing.",
  "field.quizAttempts": "Please enter a whole number from 1 to 20.",
  "field.quizTextMissing": "Please write the question.",
  "field.quizPoints": "Please enter the points, more than 0 and at most 1,000.",
  "field.quizOptionMissing": "Please write every option.",
  "field.quizOptionsFew": "Please write at least two options.",
  "field.quizOptionsMany": "A question has at most 12 options.",
  "field.quizKeyMissing": "Please mark the right answer.",
  "field.quizNumberMissing": "Please enter the right number, and how far an answer may be from it.",
  "field.quizAcceptedMissing": "Please write at least one right answer.",
  "field.quizAcceptedMany": "A question accepts at most 40 texts.",
} satisfies Record<QuizReason, string> & Record<string, unknown>;
