import { Link } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { QuizState } from "#domains/quizzes/office/quiz-head.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-quizzes.ts";

/** The quizzes of a batch. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const quizzes = await verbs.listQuizzes(batchId);
  return {
    batchId,
    quizzes: quizzes.map(({ id, title, questions, points, handedIn, begun, ...quiz }) => ({
      ...{ id, title, questions, points, handedIn },
      underWay: begun - handedIn,
      isPublished: quiz.publishedAt !== null && quiz.publishedAt <= now,
      isSolved: quiz.solutionsShownAt !== null,
      opens: quiz.opensAt && quiz.opensAt > now ? shortTime(quiz.opensAt, now, timeZone, lang) : null,
      closes: quiz.closesAt && shortTime(quiz.closesAt, now, timeZone, lang),
    })),
  };
}

export default function BatchQuizzes({ loaderData: { batchId, quizzes } }: Route.ComponentProps) {
  const { quizzes: words } = useClassFrame().words;
  return (
    <section className="card" aria-labelledby="quizzes">
      <div className="flex flex-wrap items-center gap-3 px-4 pt-3.5 pb-2.5">
        <h2 id="quizzes" className="text-lg">
          {words.title}
        </h2>
        <Link to={`/batches/${batchId}/bank`} className="link ms-auto">
          {words.bank.title}
        </Link>
        <Link to={`/batches/${batchId}/quizzes/new`} className="button button-main">
          {words.make}
        </Link>
      </div>
      {quizzes.length === 0 && <Empty title={words.empty} text={words.text} />}
      <ul>
        {quizzes.map((quiz) => (
          <li
            key={quiz.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2.5 text-sm text-ink-soft"
          >
            <Link
              to={`/batches/${batchId}/quizzes/${quiz.id}`}
              className="link min-w-48 flex-1 text-base font-semibold"
            >
              <bdi>{quiz.title}</bdi>
            </Link>
            <span>
              {fillCount(words.questions, quiz.questions)}
              {quiz.questions > 0 && <span>{`, ${fillCount(words.points, quiz.points)}`}</span>}
            </span>
            {quiz.opens && <span>{fillText(words.opens, { time: quiz.opens })}</span>}
            {quiz.closes && <span>{fillText(words.closes, { time: quiz.closes })}</span>}
            {quiz.underWay > 0 && <span>{fillCount(words.underWay, quiz.underWay)}</span>}
            {quiz.isPublished && (
              <Link to={`/batches/${batchId}/quizzes/${quiz.id}/results`} className="link">
                {fillCount(words.handedIn, quiz.handedIn)}
              </Link>
            )}
            <QuizState isPublished={quiz.isPublished} isSolved={quiz.isSolved} />
          </li>
        ))}
      </ul>
    </section>
  );
}
