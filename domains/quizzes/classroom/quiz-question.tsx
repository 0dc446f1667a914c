import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import type { AskedQuestion, QuizAnswer } from "#domains/quizzes/contract.ts";
import { quizBounds } from "#domains/quizzes/rules/quiz-bounds.ts";
import { readAnswer } from "#domains/quizzes/rules/read-answer.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { readPlainly } from "#shared/markdown.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedLine, MarkedText } from "#ui/marked-text.tsx";
import { QuestionPicture } from "./question-picture.tsx";
import { answerField, isAnswered, moveOption, shownField } from "./quiz-form.ts";

type QuizQuestionProps = {
  workId: string;
  question: AskedQuestion;
  number: number;
  all: number;
  answer: QuizAnswer | undefined;
  /** The answer as the page first showed it, for a form without scripts. */
  shown: QuizAnswer | undefined;
  onAnswer: (answer: QuizAnswer) => void;
};

/** A question with the controls of its kind. Each is a field of the form around it, so that it works without scripts. */
export function QuizQuestion({ workId, question, number, all, answer, shown, onAnswer }: QuizQuestionProps) {
  const { taking: words, points } = useFrame().words.quizzes;
  const { id, kind, text } = question;
  return (
    <fieldset className="card min-w-0 p-4 md:p-5" aria-describedby={`${id}-kind`}>
      <legend className="sr-only">
        {fillText(words.question, { number, all })}: {readPlainly(text)}
      </legend>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>{fillText(words.question, { number, all })}</span>
        <span>{fillCount(points, question.points)}</span>
        {!isAnswered(answer) && <Badge>{words.notAnswered}</Badge>}
      </p>
      <div className="mt-1 text-lg font-semibold" aria-hidden="true">
        <MarkedText text={text} />
      </div>
      <QuestionPicture {...{ workId, id, alt: question.pictureAlt }} />
      <p id={`${id}-kind`} className="mt-0.5 text-sm text-ink-soft">
        {words.kinds[kind]}
      </p>
      <input type="hidden" name={shownField(id)} value={shown ? JSON.stringify(shown) : ""} />
      <div className="mt-3">
        {(kind === "one" || kind === "many") && <Choices {...{ question, kind, answer, onAnswer }} />}
        {(kind === "number" || kind === "text") && <Typed {...{ id, kind, answer, onAnswer }} />}
        {kind === "essay" && <Essay {...{ id, answer, onAnswer }} />}
        {kind === "order" && <Order {...{ question, answer, onAnswer }} />}
      </div>
    </fieldset>
  );
}

type AnswerProps = Pick<QuizQuestionProps, "question" | "answer" | "onAnswer">;

function Choices({ question: { id, options }, kind, answer, onAnswer }: AnswerProps & { kind: "one" | "many" }) {
  const single = answer?.kind === "one" ? [answer.option] : [];
  const chosen = answer?.kind === "many" ? answer.options : single;
  function choose(option: string, isChosen: boolean) {
    if (kind === "one") return onAnswer({ kind, option });
    const others = chosen.filter((one) => one !== option);
    // In the order of the options, as a form without scripts sends them.
    const now = options.map((one) => one.id).filter((one) => others.includes(one) || (isChosen && one === option));
    onAnswer({ kind, options: now });
  }
  return (
    <div className="grid gap-1.5">
      {options.map(({ id: option, text }) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line px-3 py-2 hover:border-ink has-checked:border-accent has-checked:bg-sunken"
        >
          <input
            type={kind === "one" ? "radio" : "checkbox"}
            name={answerField(id)}
            value={option}
            checked={chosen.includes(option)}
            onChange={(event) => choose(option, event.target.checked)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0 wrap-anywhere" dir="auto">
            <MarkedLine text={text} />
          </span>
        </label>
      ))}
    </div>
  );
}

type TypedProps = { id: string; kind: "number" | "text" } & Pick<QuizQuestionProps, "answer" | "onAnswer">;

function Typed({ id, kind, answer, onAnswer }: TypedProps) {
  const { taking: words } = useFrame().words.quizzes;
  const text = answer && "text" in answer ? answer.text : "";
  const read = kind === "number" && text.trim() !== "" ? readAnswer(text) : undefined;
  return (
    <>
      <input
        name={answerField(id)}
        value={text}
        onChange={(event) => onAnswer({ kind, text: event.target.value })}
        aria-label={words.answer}
        aria-describedby={read === undefined ? undefined : `${id}-read`}
        // The keyboard for decimals of an iPhone has no minus.
        inputMode="text"
        maxLength={kind === "number" ? 60 : 500}
        autoComplete="off"
        dir="auto"
        className={`control ${kind === "number" ? "max-w-60" : ""}`}
      />
      {read !== undefined && (
        <p id={`${id}-read`} className={`mt-1 text-sm ${read === null ? "text-danger" : "text-ink-soft"}`}>
          {read === null ? words.notRead : fillText(words.read, { number: read })}
        </p>
      )}
    </>
  );
}

function Essay({ id, answer, onAnswer }: Omit<TypedProps, "kind">) {
  const { taking: words } = useFrame().words.quizzes;
  const text = answer && "text" in answer ? answer.text : "";
  const most = quizBounds.essay;
  return (
    <>
      <textarea
        name={answerField(id)}
        value={text}
        onChange={(event) => onAnswer({ kind: "essay", text: event.target.value })}
        aria-label={words.answer}
        aria-describedby={`${id}-letters`}
        rows={10}
        maxLength={most}
        dir="auto"
        className="control"
      />
      <p id={`${id}-letters`} className="mt-1 text-sm text-ink-soft">
        {fillText(words.letters, { count: text.length, most })}
      </p>
    </>
  );
}

function Order({ question: { id, options }, answer, onAnswer }: AnswerProps) {
  const { taking: words } = useFrame().words.quizzes;
  const [said, setSaid] = useState("");
  const order = answer?.kind === "order" ? answer.options : options.map((option) => option.id);
  const textOf = (option: string) => options.find((one) => one.id === option)?.text ?? "";
  const plainly = (option: string) => readPlainly(textOf(option));
  function move(option: string, by: number) {
    const moved = moveOption(order, option, by);
    onAnswer({ kind: "order", options: moved });
    setSaid(fillText(words.place, { text: plainly(option), place: moved.indexOf(option) + 1 }));
  }
  return (
    <>
      <input type="hidden" name={answerField(id)} value={answer ? order.join(" ") : ""} />
      <ol className="grid gap-1.5">
        {order.map((option, at) => (
          <li key={option} className="flex items-center gap-2 rounded-lg border border-line px-3 py-1.5">
            <span className="w-5 text-end text-ink-faint">{at + 1}</span>
            <span className="min-w-0 flex-1 wrap-anywhere" dir="auto">
              <MarkedLine text={textOf(option)} />
            </span>
            {[
              { by: -1, label: words.up, Icon: ArrowUp, isOff: at === 0 },
              { by: 1, label: words.down, Icon: ArrowDown, isOff: at === order.length - 1 },
            ].map(({ by, label, Icon, isOff }) => (
              <button
                key={by}
                type="submit"
                name="move"
                value={`${id} ${option} ${by}`}
                aria-disabled={isOff}
                onClick={(event) => {
                  event.preventDefault();
                  move(option, by);
                }}
                aria-label={fillText(label, { text: plainly(option) })}
                className="button button-quiet min-h-11 px-2 aria-disabled:opacity-50"
              >
                <Icon size={18} aria-hidden="true" />
              </button>
            ))}
          </li>
        ))}
      </ol>
      {!answer && (
        <button
          type="submit"
          name="move"
          value={`${id} ${order[0]} 0`}
          onClick={(event) => {
            event.preventDefault();
            onAnswer({ kind: "order", options: order });
          }}
          className="button button-quiet mt-2"
        >
          {words.keep}
        </button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
