import { Link } from "react-router";
import type { QuestionKind } from "#domains/quizzes/contract.ts";
import type { ClassChoice } from "#domains/timetable/office/class-choices.ts";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { DrawForms } from "./draw-forms.tsx";
import type { quizData } from "./quiz-data.ts";
import { QuizHead } from "./quiz-head.tsx";
import { QuizPreview } from "./quiz-preview.tsx";
import { QuestionForm } from "./quiz-question-form.tsx";
import { QuestionList } from "./quiz-question-list.tsx";
import { SettingsForm } from "./settings-form.tsx";

type QuizScreenProps = ReturnType<typeof quizData> & {
  batchId: string;
  classes: ClassChoice[];
  kinds: QuestionKind[];
  isPreview: boolean;
  /** The kind of the question that is being added. */
  adding: QuestionKind | null;
  outcome: Outcome | undefined;
};

/** A quiz in its editor, or as a student sees it. */
export function QuizScreen(props: QuizScreenProps) {
  const { quizzes: words, frame } = useClassFrame().words;
  const { batchId, head, version, questions, adding, outcome } = props;
  const { isBegun } = head;
  if (props.isPreview)
    return (
      <div className="grid max-w-3xl gap-4">
        <Link to="?" className="link justify-self-start text-sm">
          {words.editor}
        </Link>
        <h2 className="text-xl">{head.title}</h2>
        <QuizPreview
          {...{ batchId, workId: head.id, instructions: props.instructions, questions: props.asked }}
          drawnCount={props.drawnCount}
        />
      </div>
    );
  return (
    <div className="grid gap-5">
      <QuizHead batchId={batchId} quiz={head} />
      <OutcomeNote outcome={outcome} />
      {isBegun && <p className="rounded-lg bg-lapis-tint px-3 py-2">{words.begun}</p>}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="card" aria-labelledby="questions">
          <div className="flex flex-wrap items-center gap-3 px-4 pt-3.5 pb-2.5">
            <h3 id="questions" className="text-lg">
              {words.list}
            </h3>
            {questions.length > 0 && (
              <Link to="?preview" className="link ms-auto text-sm">
                {words.preview}
              </Link>
            )}
          </div>
          {questions.length === 0 && <Empty title={words.noQuestions} text={words.addHint} />}
          <QuestionList
            batchId={batchId}
            workId={head.id}
            questions={questions}
            version={version}
            isBegun={isBegun}
            outcome={outcome}
          />
          {!isBegun && (
            <div className="grid gap-3 border-t border-line p-4" id="add">
              <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
                <h4 className="font-semibold">{words.add}</h4>
                <Link to={`/batches/${batchId}/quizzes/${head.id}/bank`} className="link text-sm">
                  {words.bank.choose}
                </Link>
                <Link to={`/batches/${batchId}/quizzes/${head.id}/import`} className="link text-sm">
                  {words.import.button}
                </Link>
              </div>
              <nav aria-label={words.addHint} className="flex flex-wrap gap-2">
                {props.kinds.map((kind) => (
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
                  {...{ kind: adding, question: "", texts: {}, version, isBegun, outcome }}
                />
              )}
            </div>
          )}
        </section>
        <div className="grid gap-5">
          <DrawForms {...{ batchId, draws: props.draws, topics: props.topics, version, isBegun, outcome }} />
          <section className="card grid gap-4 p-4" aria-labelledby="settings">
            <h3 id="settings" className="text-lg">
              {words.settings.title}
            </h3>
            <SettingsForm
              {...{ intent: "settings", texts: props.settings, classes: props.classes, version }}
              outcome={outcome}
            />
            {!isBegun && (
              <ActForm name="remove quiz" className="grid gap-2 border-t border-line pt-4">
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
              </ActForm>
            )}
          </section>
        </div>
        {props.drawn.length > 0 && (
          <section className="card" aria-labelledby="drawn">
            <h3 id="drawn" className="px-4 pt-3.5 pb-2.5 text-lg">
              {words.draws.list}
            </h3>
            <QuestionList {...{ batchId, workId: head.id, questions: props.drawn, version, isBegun: true, outcome }} />
          </section>
        )}
      </div>
    </div>
  );
}
