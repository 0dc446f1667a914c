import { z } from "zod";
import { act } from "#classroom/request/act.ts";
import { pathOfPlace } from "#classroom/request/place-of.ts";
import { shownPlace } from "#classroom/request/shown-questions.ts";
import { refusePage, requireStudent } from "#classroom/request/student.ts";
import { QuestionThread } from "#domains/talk/classroom/question-thread.tsx";
import { threadText } from "#domains/talk/contract.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/question.ts";

/** A question with its answers; who asked it has seen them from now on. */
export async function loader(given: Route.LoaderArgs) {
  const { services, user, site } = requireStudent(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const found = await services.questions.showOwnQuestion(user, given.params.questionId).catch(refusePage);
  const { askedAt, batchId: _, messages, ...shown } = found;
  const place = shownPlace(found.place, site);
  return {
    ...shown,
    ...{ place, path: place && pathOfPlace(place), asked: momentAndZone(askedAt, timeZone, "without year", lang) },
    messages: messages.map(({ at, ...message }) => ({
      ...message,
      at: momentAndZone(at, timeZone, "without year", lang),
    })),
    isNew: new URL(given.request.url).searchParams.has("sent") && messages.length === 0,
  };
}

const written = z.object({ id: z.uuid(), text: threadText });

export const action = (given: Route.ActionArgs) =>
  act(given, {
    write: async ({ services, user, site }, { text }, sent) => {
      const entry = written.parse({ text, id: sent.get("formKey") });
      await services.questions.writeOwnMessage(user, given.params.questionId, entry);
      return site.messages.classroom.questions.thread.sent;
    },
  });

export const meta: Route.MetaFunction = pageTitle(({ questions }) => questions.title);

/** A refusal because the batch is over is shown beside its current state. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  return <QuestionThread key={loaderData.id} {...loaderData} outcome={actionData} />;
}
