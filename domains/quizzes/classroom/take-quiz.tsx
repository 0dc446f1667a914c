import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { Form, useRevalidator } from "react-router";
import type { AskedQuestion, QuizAnswer } from "#domains/quizzes/contract.ts";
import { fillCount } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { isAnswered } from "./quiz-form.ts";
import { QuizQuestion } from "./quiz-question.tsx";
import { type AnswerSaver, createAnswerSaver, type SavingState } from "./save-answers.ts";
import { TimeLeft } from "./time-left.tsx";
import { unsentAnswers } from "./unsent-answers.ts";

type TakeQuizProps = {
  workId: string;
  instructions: string;
  attempt: {
    id: string;
    questions: AskedQuestion[];
    saved: { question: string; answer: QuizAnswer; sequence: number }[];
    left: number | null;
    /** The server's clock when the page was made. */
    now: number;
  };
  /** Called once the attempt is over, with the server's message about answers that came too late. */
  onOver: (refused: string | null) => void;
};

/** An attempt under way: its questions, saved while they are answered, and the time that is left. */
export function TakeQuiz({ workId, instructions, attempt, onOver }: TakeQuizProps) {
  const { taking: words } = useFrame().words.quizzes;
  const shown = new Map(attempt.saved.map(({ question, answer }) => [question, answer]));
  const { answers, state, answer, handIn, timeIsUp } = useAnswers({ workId, attempt, onOver }, shown);
  const [isAsking, setAsking] = useState(false);
  const { questions } = attempt;
  const { isHandingIn } = state;
  const missing = questions.filter(({ id }) => !isAnswered(answers.get(id))).length;
  const asking = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) asking.current?.focus();
  }, [isAsking]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isAsking) handIn();
    else setAsking(true);
  }

  return (
    <Form method="post" onSubmit={submit} className="grid gap-4">
      <input type="hidden" name="attempt" value={attempt.id} />
      <input type="hidden" name="intent" value="save" />
      {/* The Enter key presses a form's first button: it only saves. */}
      <button type="submit" hidden onClick={(event) => event.preventDefault()} />
      <div className="card sticky top-2 z-10 flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 shadow-sm">
        {state.left && <TimeLeft left={state.left} onEnd={timeIsUp} />}
        <SavingNote state={state} />
      </div>
      {instructions && <MarkedText text={instructions} />}
      {questions.map((question, at) => (
        <QuizQuestion
          key={question.id}
          {...{ workId, question, number: at + 1, all: questions.length }}
          answer={answers.get(question.id)}
          shown={shown.get(question.id)}
          onAnswer={(given) => answer(question.id, given)}
        />
      ))}
      <div className="card grid gap-3 p-4">
        {isAsking && (
          <p role="status" className="font-semibold">
            {missing === 0 ? words.sureAll : fillCount(words.sureText, missing)}
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          <noscript>
            <button type="submit" name="intent" value="save" className="button button-quiet">
              {words.save}
            </button>
          </noscript>
          <button
            ref={asking}
            type="submit"
            name="intent"
            value="handIn"
            disabled={isHandingIn}
            className="button button-main"
          >
            {isAsking ? words.sure : words.handIn}
          </button>
          {isAsking && !isHandingIn && (
            <button type="button" onClick={() => setAsking(false)} className="button button-quiet">
              {words.notYet}
            </button>
          )}
        </div>
      </div>
    </Form>
  );
}

/** The answers of an attempt, each saved soon after it changes. */
function useAnswers(
  { workId, attempt: { id, saved, left, now }, onOver }: Omit<TakeQuizProps, "instructions">,
  shown: Map<string, QuizAnswer>,
) {
  const [answers, setAnswers] = useState(shown);
  const [state, setState] = useState<SavingState>({
    ...{ is: "saved", refused: null, isHandingIn: false },
    left: left === null ? null : { milliseconds: left, at: typeof performance === "undefined" ? 0 : performance.now() },
  });
  const saver = useRef<AnswerSaver>(null);
  const { revalidate } = useRevalidator();
  // The attempt continues from the page's first state; later answers from the server come only with a new page.
  const first = useRef({ saved, now });

  useEffect(() => {
    const loadedAt = performance.now();
    const { saved: begun, now: serverNow } = first.current;
    const own = createAnswerSaver({
      attempt: id,
      path: `/classroom/quizzes/${workId}/answers`,
      known: new Map(begun.map(({ question, sequence }) => [question, sequence])),
      serverTime: () => serverNow + performance.now() - loadedAt,
      unsent: unsentAnswers(id),
      onOther: ({ question, answer: given }) => setAnswers((before) => new Map(before).set(question, given)),
      onChange: (next) => {
        setState((before) => ({ ...next, left: next.left ?? before.left }));
        if (next.is !== "over") return;
        onOver(next.refused);
        void revalidate();
      },
    });
    saver.current = own;
    const unsent = own.pending();
    if (unsent.length > 0)
      setAnswers((before) => new Map([...before, ...unsent.map((one) => [one.question, one.answer] as const)]));
    own.sendNow();
    return () => own.stop();
  }, [id, workId, onOver, revalidate]);

  const answer = useCallback((question: string, given: QuizAnswer) => {
    setAnswers((before) => new Map(before).set(question, given));
    saver.current?.change(question, given);
  }, []);
  const handIn = useCallback(() => saver.current?.handIn(), []);
  const timeIsUp = useCallback(() => saver.current?.timeIsUp(), []);
  return { answers, state, answer, handIn, timeIsUp };
}

function SavingNote({ state }: { state: SavingState }) {
  const { taking: words, handedIn } = useFrame().words.quizzes;
  const sitePath = useSitePath();
  const text = {
    saved: words.saved,
    saving: words.saving,
    waiting: words.line,
    "signed out": words.signedOut,
    refused: state.refused,
    over: state.refused || handedIn,
  }[state.is];
  const isCalm = state.is === "saved" || state.is === "saving";
  return (
    <p role="status" className={isCalm ? "text-ink-soft" : "font-semibold text-danger"}>
      {state.isHandingIn && isCalm ? words.handingIn : text}{" "}
      {state.is === "signed out" && (
        <a href={sitePath("/sign-in")} target="_blank" rel="noopener noreferrer" className="underline">
          {words.signIn}
        </a>
      )}
    </p>
  );
}
