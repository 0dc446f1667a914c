import type { Actor } from "#server/audit/actor.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import type { Database } from "#server/db/client.ts";
import {
  addQuiz,
  changeQuiz,
  listQuizzes,
  publishQuiz,
  removeQuiz,
  showQuiz,
  showSolutions,
} from "./manage-quizzes.ts";
import {
  acceptText,
  addQuestion,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
} from "./quiz-questions.ts";
import { showQuizResults } from "./quiz-results.ts";

type After<Verb extends (...args: never[]) => unknown> =
  Parameters<Verb> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** The back office's verbs about quizzes; every verb takes the batch's id first. */
export function quizVerbs(deps: { database: Database }, actor: Actor) {
  return {
    ...bindVerbs(deps, { listQuizzes, showQuiz, showQuizResults }),
    addQuiz: (...rest: After<typeof addQuiz>) => addQuiz(deps, actor, ...rest),
    changeQuiz: (...rest: After<typeof changeQuiz>) => changeQuiz(deps, actor, ...rest),
    publishQuiz: (...rest: After<typeof publishQuiz>) => publishQuiz(deps, actor, ...rest),
    removeQuiz: (...rest: After<typeof removeQuiz>) => removeQuiz(deps, actor, ...rest),
    showSolutions: (...rest: After<typeof showSolutions>) => showSolutions(deps, actor, ...rest),
    addQuestion: (...rest: After<typeof addQuestion>) => addQuestion(deps, actor, ...rest),
    changeQuestion: (...rest: After<typeof changeQuestion>) => changeQuestion(deps, actor, ...rest),
    moveQuestion: (...rest: After<typeof moveQuestion>) => moveQuestion(deps, actor, ...rest),
    duplicateQuestion: (...rest: After<typeof duplicateQuestion>) => duplicateQuestion(deps, actor, ...rest),
    removeQuestion: (...rest: After<typeof removeQuestion>) => removeQuestion(deps, actor, ...rest),
    acceptText: (...rest: After<typeof acceptText>) => acceptText(deps, actor, ...rest),
  };
}
