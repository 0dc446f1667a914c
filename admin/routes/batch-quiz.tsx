import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { questionKinds } from "#domains/quizzes/contract.ts";
import { quizData } from "#domains/quizzes/office/quiz-data.ts";
import { QuizScreen } from "#domains/quizzes/office/quiz-screen.tsx";
import { drawOf, kindOf, questionOf, settingsOf } from "#domains/quizzes/office/quiz-texts.ts";
import { classChoices } from "#domains/timetable/office/class-choices.ts";
import { fillText } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/batch-quiz.ts";

/** A quiz in its editor; with `?preview` as a student sees it, with `?add=…` with a form for a new question. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const quiz = await verbs.showQuiz(batchId, workId);
  const { classes } = await verbs.showTimetable(batchId);
  const query = new URL(given.request.url).searchParams;
  const { timeZone } = site.content.company.hours;
  return {
    batchId,
    ...quizData(quiz, { now: new Date(), timeZone, words: site.messages.admin.quizzes.question.about }),
    classes: classChoices(classes, site, quiz.classId),
    kinds: [...questionKinds],
    isPreview: query.has("preview"),
    adding: quiz.isBegun || !query.has("add") ? null : kindOf(query.get("add")),
  };
}

function actsOf(batchId: string, workId: string): Record<string, Act> {
  const path = `/batches/${batchId}/quizzes`;
  return {
    settings: async ({ verbs, site }, form) => {
      const settings = settingsOf(form, site.content.company.hours.timeZone);
      await verbs.changeQuiz(batchId, { workId, settings, seen: hiddenNumber(form.seen) });
      return site.messages.admin.quizzes.settings.saved;
    },
    publish: async ({ verbs, site }) => {
      await verbs.publishQuiz(batchId, { workId, isPublished: true });
      return site.messages.admin.quizzes.published;
    },
    unpublish: async ({ verbs, site }) => {
      await verbs.publishQuiz(batchId, { workId, isPublished: false });
      return site.messages.admin.quizzes.unpublished;
    },
    removeQuiz: async ({ verbs }) => {
      await verbs.removeQuiz(batchId, workId);
      return redirect(path);
    },
    add: async ({ verbs }, form) => {
      await verbs.addQuestion(batchId, { workId, question: questionOf(form, kindOf(form.kind)) });
      return redirect(`${path}/${workId}`);
    },
    change: async ({ verbs, site }, form) => {
      const question = questionOf(form, kindOf(form.kind));
      const { question: questionId = "" } = form;
      await verbs.changeQuestion(batchId, { workId, questionId, question, seen: hiddenNumber(form.seen) });
      const { isBegun } = await verbs.showQuiz(batchId, workId);
      const { rescored, saved } = site.messages.admin.quizzes.question;
      return isBegun ? rescored : saved;
    },
    move: async ({ verbs, site }, { question: questionId = "", to = "", seen }) => {
      await verbs.moveQuestion(batchId, { workId, questionId, to: hiddenNumber(to), seen: hiddenNumber(seen) });
      return fillText(site.messages.admin.quizzes.question.moved, { place: hiddenNumber(to) + 1 });
    },
    toBank: async ({ verbs, site }, { question: questionId = "" }) => {
      await verbs.copyToBank(batchId, { workId, questionId });
      return site.messages.admin.quizzes.bank.copied;
    },
    draw: async ({ verbs, site }, form) => {
      const { draw: drawId = "", seen } = form;
      await verbs.setDraw(batchId, { workId, drawId, draw: drawOf(form), seen: hiddenNumber(seen) });
      return site.messages.admin.quizzes.draws.saved;
    },
    removeDraw: async ({ verbs, site }, { draw: drawId = "" }) => {
      await verbs.removeDraw(batchId, { workId, drawId });
      return site.messages.admin.quizzes.draws.removed;
    },
    duplicate: async ({ verbs, site }, { question: questionId = "" }) => {
      await verbs.duplicateQuestion(batchId, { workId, questionId });
      return site.messages.admin.quizzes.question.duplicated;
    },
    removeQuestion: async ({ verbs, site }, { question: questionId = "" }) => {
      await verbs.removeQuestion(batchId, { workId, questionId });
      return site.messages.admin.quizzes.question.removed;
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId, given.params.workId));

/** A refusal because another member changed the quiz is shown beside the current quiz. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchQuiz({ loaderData, actionData }: Route.ComponentProps) {
  return <QuizScreen {...loaderData} outcome={actionData} />;
}
