import { Form, Link } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content-questions.ts";

/** The assistant's unanswered questions. */
export async function loader(given: Route.LoaderArgs) {
  const questions = await requireOffice(given).verbs.listUnanswered();
  return { questions: questions.map(({ lastAskedOn, ...one }) => ({ ...one, last: shortDay(lastAskedOn) })) };
}

export const meta = screenTitle(({ content }) => content.unanswered.title);

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  const { unanswered } = content;
  const { questions } = loaderData;
  return (
    <div className="p-4 md:p-6">
      <Link to="/content" className="link text-sm">
        {content.back}
      </Link>
      <h1 className="text-2xl">{unanswered.title}</h1>
      <p className="mt-1 text-ink-soft">{unanswered.lead}</p>
      {questions.length === 0 ? (
        <Empty title={unanswered.empty} text={unanswered.text} />
      ) : (
        <table className="rows mt-4 w-full">
          <thead>
            <tr>
              <th>{unanswered.question}</th>
              <th className="w-20">{unanswered.times}</th>
              <th className="w-36 max-md:hidden">{unanswered.last}</th>
              <th className="w-44 max-md:hidden">{unanswered.outcome}</th>
              <th className="w-44">
                <span className="sr-only">{unanswered.write}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ question, outcome, times, last }) => (
              <tr key={`${outcome} ${question}`}>
                <td dir="auto">{question}</td>
                <td>{times}</td>
                <td className="text-ink-soft max-md:hidden">{last}</td>
                <td className="text-ink-soft max-md:hidden">{unanswered.outcomes[outcome]}</td>
                <td>
                  <Form method="post" action="/content/new/answer">
                    <input type="hidden" name="intent" value="begin" />
                    <input type="hidden" name="kind" value="answer" />
                    <input type="hidden" name="question" value={question} />
                    <button type="submit" className="button button-quiet">
                      {unanswered.write}
                    </button>
                  </Form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
