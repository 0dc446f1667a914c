import { Form, Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { type QuestionKind, questionKinds } from "#domains/quizzes/contract.ts";
import { QuestionForm } from "#domains/quizzes/office/question-form.tsx";
import { QuestionList } from "#domains/quizzes/office/question-list.tsx";
import { questionOf, questionTexts, settingsOf, settingsTexts } from "#domains/quizzes/office/quiz-form.ts";
import { QuizHead } from "#domains/quizzes/office/quiz-head.tsx";
import { QuizPreview } from "#domains/quizzes/office/quiz-preview.tsx";
import { SettingsForm } from "#domains/quizzes/office/settings-form.tsx";
import { keyInWords } from "#domains/quizzes/rules/quiz-words.ts";
import { classChoices } from "#domains/timetable/office/class-choices.ts";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import type { Route } from "./+types/batch-quiz.ts";

const kindOf = (text: string | null | undefined): QuestionKind =>
  questionKinds.find((kind) => kind === text) ?? questionKinds[0];

/** A quiz in its editor; with `?preview` as a student sees it, with `?add=…` with a form for a new question. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const { questions, asked, isBegun, ...quiz } = await verbs.showQuiz(batchId, workId);
  const { classes } = await verbs.showTimetable(batchId);
  const query = new URL(given.request.url).searchParams;
  const now = new Date();
  const head = { id: quiz.id, title: quiz.title, isSolved: quiz.solutionsShownAt !== null, isBegun };
  return {
    batchId,
    version: quiz.version,
    head: {
      ...head,
      isPublished: quiz.publishedAt !== null && quiz.publishedAt <= now,
      hasQuestions: questions.length > 0,
    },
    instructions: quiz.instructions,
    settings: settingsTexts(quiz, site.content.company.hours.timeZone),
    classes: classChoices(classes, site.content.company.hours.timeZone, quiz.sessionId),
    kinds: [...questionKinds],
    isPreview: query.has("preview"),
    adding: isBegun || !query.has("add") ? null : kindOf(query.get("add")),
    asked,
    questions: questions.map(({ id, kind, text, points, options, key }) => ({
      ...{ id, kind, text, points },
      right: keyInWords(key, options, site.messages.admin.quizzes.question.about),
      texts: questionTexts({ text, points, options, key }),
    })),
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
export const shouldRevalidate = () => true;

export default function BatchQuiz({ loaderData, actionData }: Route.ComponentProps) {
  const { quizzes: words, frame } = useClassFrame().words;
  const { batchId, head, version, questions, adding } = loaderData;
  const { isBegun } = head;
  if (loaderData.isPreview)
    return (
      <div className="grid max-w-3xl gap-4">
        <Link to="?" className="link justify-self-start text-sm">
          {words.editor}
        </Link>
        <h2 className="text-xl">{head.title}</h2>
        <QuizPreview instructions={loaderData.instructions} questions={loaderData.asked} />
      </div>
    );
  return (
    <div className="grid gap-5">
      <QuizHead batchId={batchId} quiz={head} />
      <OutcomeNote outcome={actionData} />
      {isBegun && <p className="rounded-lg bg-lapis-tint px-3 py-2">{words.begun}</p>}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="card" aria-labelledby="questions">
          <div className="flex flex-wrap items-center gap-3 px-4 pt-3.5 pb-2.5">
            <h3 id="questions" className="text-lg">
              {words.list}
            </h3>
            {questions.length > 0 && (
              <Link to="?preview" className="link ml-auto text-sm">
                {words.preview}
              </Link>
            )}
          </div>
          {questions.length === 0 && <Empty title={words.noQuestions} text={words.addHint} />}
          <QuestionList questions={questions} version={version} isBegun={isBegun} outcome={actionData} />
          {!isBegun && (
            <div className="grid gap-3 border-t border-line p-4" id="add">
              <h4 className="font-semibold">{words.add}</h4>
              <nav aria-label={words.addHint} className="flex flex-wrap gap-2">
                {loaderData.kinds.map((kind) => (
                  <Link
                    key={kind}
                    to={`?add=${kind}#add`}
                    preventScrollReset
                    aria-current={adding === kind ? "page" : undefined}
                    className="chip"
                  >
                    {words.kinds[kind]}
                  </Link>
                ))}
              </nav>
              {adding && (
                <QuestionForm
                  key={`${adding}-${questions.length}`}
                  {...{ kind: adding, question: "", texts: {}, version, isBegun, outcome: actionData }}
                />
              )}
            </div>
          )}
        </section>
        <section className="card grid gap-4 p-4" aria-labelledby="settings">
          <h3 id="settings" className="text-lg">
            {words.settings.title}
          </h3>
          <SettingsForm
            {...{ intent: "settings", texts: loaderData.settings, classes: loaderData.classes, version }}
            outcome={actionData}
          />
          {!isBegun && (
            <Form method="post" className="grid gap-2 border-t border-line pt-4">
              <label className="flex items-center gap-2">
                <input type="checkbox" required className="size-5 shrink-0" />
                {words.sure}
                <span className="sr-only">{frame.required}</span>
              </label>
              <button
                type="submit"
                name="intent"
                value="removeQuiz"
                className="button button-danger justify-self-start"
              >
                {words.remove}
              </button>
            </Form>
          )}
        </section>
      </div>
    </div>
  );
}
