import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { allowanceOf } from "#domains/quizzes/office/quiz-texts.ts";
import { StudentQuiz } from "#domains/quizzes/office/student-quiz.tsx";
import { studentQuizData } from "#domains/quizzes/office/student-quiz-data.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-quiz-student.ts";

/** One student in a quiz: their attempts with the answers, and what they may have more than the others. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId, enrolmentId } = given.params;
  const asked = Number(new URL(given.request.url).searchParams.get("attempt") || Number.NaN);
  const attempt = Number.isSafeInteger(asked) ? { attempt: asked } : {};
  const shown = await verbs.showStudentQuiz(batchId, { workId, enrolmentId, ...attempt });
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { about } = site.messages.admin.quizzes.question;
  return { batchId, workId, enrolmentId, ...studentQuizData(shown, { now: new Date(), timeZone, lang, about }) };
}

const actsOf = ({ batchId, workId, enrolmentId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  more: async ({ verbs, site }, form) => {
    const allowance = allowanceOf(form, site.content.company.hours.timeZone);
    await verbs.allowMore(batchId, { workId, enrolmentId, ...allowance });
    return site.messages.admin.quizzes.ofStudent.more.saved;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

export const shouldRevalidate = revalidateUnlessUnsent;

export default function QuizOfStudent({ loaderData, actionData }: Route.ComponentProps) {
  const { ofStudent: words } = useClassFrame().words.quizzes;
  const { batchId, workId } = loaderData;
  return (
    <div className="grid gap-4">
      <Link to={`/batches/${batchId}/quizzes/${workId}/results`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <OutcomeNote outcome={actionData} />
      <StudentQuiz {...loaderData} outcome={actionData} />
    </div>
  );
}
