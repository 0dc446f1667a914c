import { redirect } from "react-router";
import { act } from "#classroom/request/act.ts";
import { pathOfPlace, placeOf } from "#classroom/request/place-of.ts";
import { shownPlace } from "#classroom/request/shown-questions.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { AskForm } from "#domains/talk/classroom/ask-form.tsx";
import { newQuestion } from "#domains/talk/contract.ts";
import { readFile } from "#shared/read-form.ts";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateWhileTheirs } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/question-new.ts";

/** The thing that the address names, beside which the student asks. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const search = new URL(given.request.url).searchParams;
  const asked = placeOf(search);
  if (!asked) throw new Response(null, { status: 404 });
  const { batch, isClosed, ...found } = await services.questions.showOwnPlace(user, asked).catch(refusePage);
  const place = shownPlace(found, site);
  if (!place) throw new Response(null, { status: 404 });
  const second = Number(search.get("at") || Number.NaN);
  return {
    ...{ place, batch, isClosed, path: pathOfPlace(place) },
    second: asked.place === "lecture" && second >= 0 && second < 86_400 ? Math.floor(second) : null,
  };
}

export const action = (given: Route.ActionArgs) => {
  const asked = placeOf(new URL(given.request.url).searchParams);
  return act(given, {
    ask: async ({ services, user }, { to, text, second }, sent) => {
      if (!asked) throw new Response(null, { status: 404 });
      const entry = newQuestion.parse({
        key: sent.get("formKey"),
        to,
        text,
        second: second ? hiddenNumber(second) : null,
      });
      const content = await readFile(sent, "picture");
      const { id } = await services.questions.askQuestion(user, asked, { ...entry, content });
      return redirect(`/questions/${id}?sent`);
    },
  });
};

export const meta: Route.MetaFunction = pageTitle(({ questions }) => questions.form.title);

/** A refusal because the batch is over is shown beside its current state; who has lost the seat keeps the page. */
export const shouldRevalidate = revalidateWhileTheirs;

export default function NewQuestion({ loaderData, actionData }: Route.ComponentProps) {
  return <AskForm {...loaderData} outcome={actionData} />;
}
