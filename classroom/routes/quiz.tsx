import { type Act, act } from "#classroom/request/act.ts";
import { shownQuestions } from "#classroom/request/shown-questions.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { changedAnswers } from "#domains/quizzes/classroom/quiz-form.ts";
import { QuizPage } from "#domains/quizzes/classroom/quiz-page.tsx";
import { answerInWords, keyInWords } from "#domains/quizzes/rules/quiz-words.ts";
import { QuestionsHere } from "#domains/talk/classroom/question-list.tsx";
import { causeInWords } from "#shared/error-words.ts";
import { momentAndZone, shownMoment } from "#shared/formats/spoken-zone.ts";
import type { Route } from "./+types/quiz.ts";

/** A quiz of a student: its description, the current attempt, or the result. Contains no key until keys are shown. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { workId } = given.params;
  const number = Number(new URL(given.request.url).searchParams.get("attempt") ?? Number.NaN);
  const own = await services.showOwnQuiz(user, workId, number).catch(refusePage);
  const { opensAt, closesAt, ...quiz } = own.quiz;
  const { about } = site.messages.classroom.quizzes.solutions;
  const place = { place: "quiz" as const, placeId: workId };
  const asked = await services.questions.listOwnQuestions(user, { places: [place] });
  return {
    quiz: {
      ...quiz,
      opens: opensAt && opensAt > own.now ? shownMoment(opensAt, timeZone, "with year", lang) : null,
      closes: closesAt && shownMoment(closesAt, timeZone, "with year", lang),
    },
    asked: { place, ...shownQuestions(asked, site) },
    counts: own.counts,
    chosen: own.chosen,
    attempts: own.attempts.map(({ handedInAt, ...attempt }) => ({
      ...attempt,
      at: momentAndZone(handedInAt, timeZone, "with year", lang),
    })),
    grade: own.grade,
    notNow: own.notNow && causeInWords({ reason: own.notNow }, site.messages.errors),
    open: own.open && {
      ...own.open,
      /** Milliseconds, by the server's clock. */
      left: own.open.endsAt && Math.max(0, own.open.endsAt.getTime() - own.now.getTime()),
      now: own.now.getTime(),
    },
    solutions:
      own.solutions?.map(({ question, key, answer, points, explanation, comment }) => ({
        ...{ id: question.id, text: question.text, pictureAlt: question.pictureAlt, all: question.points },
        ...{ points, explanation, comment, isEssay: key.kind === "essay" },
        right: keyInWords(key, question.options, about),
        yours: answer && answerInWords(answer, question.options),
      })) ?? null,
  };
}

function actsOf(workId: string): Record<string, Act> {
  /** Saves the changes of a form without scripts, and hands the attempt in on request. */
  const save = async ({ services, user }: Parameters<Act>[0], sent: FormData, handIn: boolean) => {
    const take = await services.openQuizSaving(user, workId);
    const { open } = await services.showOwnQuiz(user, workId);
    const attempt = String(sent.get("attempt"));
    const stored = new Map(open?.saved.map(({ question, sequence }) => [question, sequence]));
    const answers = changedAnswers(sent, open?.questions ?? []).map(({ question, answer }) => {
      return { question, answer, sequence: Math.max(Date.now(), (stored.get(question) ?? 0) + 1) };
    });
    await take({ attempt, answers, handIn });
  };
  return {
    start: async ({ services, user }) => {
      await services.startQuiz(user, workId);
      return "";
    },
    save: async (classroom, _, sent) => {
      await save(classroom, sent, false);
      return classroom.site.messages.classroom.quizzes.taking.savedByForm;
    },
    handIn: async (classroom, _, sent) => {
      await save(classroom, sent, true);
      return classroom.site.messages.classroom.quizzes.handedIn;
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.workId));

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.quiz.title }];

export default function Quiz({ loaderData: { asked, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <>
      <QuizPage {...shown} outcome={actionData} />
      <QuestionsHere {...asked} />
    </>
  );
}
