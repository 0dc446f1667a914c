import { Form, Link } from "react-router";
import { pathOfPlace, placeOf } from "#classroom/request/place-of.ts";
import { shownPlace, shownQuestions } from "#classroom/request/shown-questions.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { AboutPlace, KeptAnswers, placeQuery, QuestionList } from "#domains/talk/classroom/question-list.tsx";
import { cutText } from "#shared/cut-text.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { pageTitle, useFrame } from "#ui/classroom/classroom-frame.ts";
import { Empty } from "#ui/empty.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import type { Route } from "./+types/questions.ts";

/** A student's questions, those to their batches, and kept answers; with `?q=` those that have the words. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const search = new URL(given.request.url).searchParams;
  const words = cutText(search.get("q") ?? "", 200).trim();
  const asked = placeOf(search);
  const about = asked && shownPlace(await services.questions.showOwnPlace(user, asked).catch(refusePage), site);
  const found = await services.questions.listOwnQuestions(user, { words, ...(asked && { places: [asked] }) });
  return {
    ...{ words, ...shownQuestions(found, site) },
    about: asked && about && { ...asked, shown: about, path: pathOfPlace(about) },
  };
}

export const meta: Route.MetaFunction = pageTitle(({ questions }) => questions.title);

export default function Questions({ loaderData: { words: asked, about, questions, kept } }: Route.ComponentProps) {
  const { questions: words } = useFrame().words;
  const sitePath = useSitePath();
  const count = questions.length + kept.length;
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      {about ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a href={sitePath(about.path)} className="link inline-flex min-h-11 items-center font-semibold">
            <AboutPlace place={about.shown} second={null} />
          </a>
          <Link to={`/questions/new?${placeQuery(about)}`} className="button button-main">
            {words.ask}
          </Link>
        </p>
      ) : (
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      )}
      <Form role="search" className="mt-5 flex max-w-xl flex-wrap items-end gap-3">
        <label className="grid min-w-0 flex-1 basis-60 gap-1">
          <span className="text-sm font-semibold">{words.search}</span>
          <input type="search" name="q" defaultValue={asked} maxLength={200} className="control" dir="auto" />
        </label>
        {about && <input type="hidden" name={about.place} value={about.placeId} />}
        <button type="submit" className="button button-quiet">
          {words.find}
        </button>
      </Form>
      {(asked || about) && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4 text-ink-soft">
          <span className={asked ? "" : "sr-only"}>
            {count === 0 ? fillText(words.none, { words: asked }) : fillCount(words.found, count, { words: asked })}
          </span>
          <Link to="/questions" className="link inline-flex min-h-11 items-center">
            {words.all}
          </Link>
        </p>
      )}
      {!asked && count === 0 && (
        <div className="card mt-6">
          <Empty title={words.empty} text={about ? words.hereNone : words.emptyText} />
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
