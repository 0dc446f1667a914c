import { Form, Link } from "react-router";
import { shownQuestions } from "#classroom/request/shown-questions.ts";
import { requireStudent } from "#classroom/request/student.ts";
import { KeptAnswers, QuestionList } from "#domains/talk/classroom/question-list.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import type { Route } from "./+types/questions.ts";

/** A student's questions, those to their batches, and kept answers; with `?q=` those that have the words. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const words = (new URL(given.request.url).searchParams.get("q") ?? "").slice(0, 200).trim();
  const found = await services.questions.listOwnQuestions(user, { words });
  return { words, ...shownQuestions(found, site.content.company.hours.timeZone) };
}

export const meta: Route.MetaFunction = pageTitle(({ questions }) => questions.title);

export default function Questions({ loaderData: { words: asked, questions, kept } }: Route.ComponentProps) {
  const { questions: words } = useFrame().words;
  const count = questions.length + kept.length;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      <Form role="search" className="mt-5 flex max-w-xl flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-1 basis-60 gap-1">
          <span className="text-sm font-semibold">{words.search}</span>
          <input type="search" name="q" defaultValue={asked} maxLength={200} className="control" dir="auto" />
        </label>
        <button type="submit" className="button button-quiet">
          {words.find}
        </button>
      </Form>
      {asked && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4 text-ink-soft">
          <span>
            {count === 0 ? fillText(words.none, { words: asked }) : fillCount(words.found, count, { words: asked })}
          </span>
          <Link to="/questions" className="link inline-flex min-h-11 items-center">
            {words.all}
          </Link>
        </p>
      )}
      {!asked && count === 0 && (
        <div className="card mt-6">
          <Empty title={words.empty} text={words.emptyText} />
        </div>
      )}
      {questions.length > 0 && (
        <section className="card mt-6" aria-labelledby="asked">
          <h2 id="asked" className="px-4 pt-3.5 pb-2.5 text-lg">
            {words.own}
          </h2>
          <QuestionList questions={questions} />
        </section>
      )}
      {kept.length > 0 && (
        <section className="card mt-6" aria-labelledby="kept">
          <h2 id="kept" className="px-4 pt-3.5 pb-2.5 text-lg">
            {words.kept}
          </h2>
          <KeptAnswers kept={kept} />
        </section>
      )}
    </>
  );
}
