import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { postingActs } from "#admin/request/posting-acts.ts";
import { QuestionResults } from "#domains/quizzes/office/question-results.tsx";
import { QuizHead } from "#domains/quizzes/office/quiz-head.tsx";
import { StudentResults } from "#domains/quizzes/office/student-results.tsx";
import { Posting } from "#domains/work/office/posting.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-quiz-results.ts";

/** A class's results in a quiz: by student and by question. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const { quiz, students, questions, handedIn, untold } = await verbs.showQuizResults(batchId, workId);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const isUnderWay = students.some((student) => student.isUnderWay);
  return {
    batchId,
    head: {
      ...{ id: workId, title: quiz.title, isSolved: quiz.solutionsShownAt !== null, hasQuestions: true },
      hasEssays: questions.some(({ kind }) => kind === "essay"),
      isPublished: quiz.publishedAt !== null && quiz.publishedAt <= now,
      isBegun: handedIn > 0 || isUnderWay,
    },
    posting: {
      ...{ id: workId, title: quiz.title, untold },
      isPosted: quiz.gradesPostedAt !== null && quiz.gradesPostedAt <= now,
    },
    points: quiz.points,
    students: students.map(({ enrolmentId, name, points, attempts, ...student }) => {
      const last = attempts.at(-1)?.handedInAt;
      return {
        ...{
          id: enrolmentId,
          name,
          points,
          isUnderWay: student.isUnderWay,
          isWaiting: student.isWaiting,
          hasMore: student.hasMore,
        },
        scores: attempts.map(({ score }) => score),
        handedIn: last ? shortTime(last, now, timeZone, lang) : null,
      };
    }),
    ...{ questions, handedIn },
  };
}

const actsOf = (batchId: string, workId: string): Record<string, Act> => ({
  ...postingActs(batchId),
  accept: async ({ verbs, site }, { question: questionId = "", text = "" }) => {
    await verbs.acceptText(batchId, { workId, questionId, text });
    return site.messages.admin.quizzes.result.accepted;
  },
  solutions: async ({ verbs, site }) => {
    await verbs.showSolutions(batchId, workId);
    return site.messages.admin.quizzes.result.shown;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId, given.params.workId));

export default function QuizResults({ loaderData, actionData }: Route.ComponentProps) {
  const { quizzes, frame } = useClassFrame().words;
  const { result: words } = quizzes;
  const { batchId, head, posting, students, points, questions, handedIn } = loaderData;
  return (
    <div className="grid gap-5">
      <QuizHead batchId={batchId} quiz={head} />
      <OutcomeNote outcome={actionData} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft">{posting.isPosted ? words.posted : words.hidden}</p>
        <Posting work={posting} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <StudentResults path={`/batches/${batchId}/quizzes/${head.id}/students`} students={students} points={points} />
        <QuestionResults questions={questions} handedIn={handedIn} />
      </div>
      {head.isPublished && !head.isSolved && (
        <ActForm name="solutions" className="card grid gap-2 p-4">
          <label className="flex items-center gap-2">
            <input type="checkbox" required className="size-5 shrink-0" />
            {words.showSure}
            <span className="sr-only">{frame.required}</span>
          </label>
          <button type="submit" name="intent" value="solutions" className="button button-quiet justify-self-start">
            {words.show}
          </button>
        </ActForm>
      )}
    </div>
  );
}
