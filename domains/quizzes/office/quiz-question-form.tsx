import { useId, useState } from "react";
import type { QuestionKind } from "#domains/quizzes/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { MarkedField } from "#ui/office/marked-field.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { TopicField } from "./topic-field.tsx";

type Texts = Record<string, string>;

type QuestionFormProps = {
  kind: QuestionKind;
  /** The question's id; empty for a new one. */
  question: string;
  texts: Texts;
  version: number;
  /** Whether only the key may be changed. */
  isBegun: boolean;
  outcome: Outcome | undefined;
  /** The topics of the bank, for a question that is kept there. */
  topics?: string[];
};

/** A question with its right answer; one of the bank with its topic too. */
export function QuestionForm({ kind, question, texts: shown, version, isBegun, outcome, topics }: QuestionFormProps) {
  const { quizzes, work } = useClassFrame().words;
  const { question: words } = quizzes;
  const { marks, reads } = work.form;
  const isThis = outcome?.refused !== undefined && outcome.typed?.question === question;
  const texts = isThis ? (outcome.typed ?? shown) : shown;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const errorOf = (field: string) => Object.entries(wrong).find(([name]) => name.split(".")[0] === field)?.[1];
  return (
    <ActForm name={`save ${kind} ${question}`} className="grid gap-3">
      <input type="hidden" name="question" value={question} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="seen" value={version} />
      <MarkedField
        {...{ label: words.text, name: "text", defaultValue: texts.text, error: errorOf("text"), readOnly: isBegun }}
        hint={marks}
        preview={reads}
        rows={2}
        maxLength={4000}
        required
        dir="auto"
      />
      <KeyFields {...{ kind, texts, isBegun, errorOf }} />
      <MarkedField
        {...{ label: words.explanation, name: "explanation", defaultValue: texts.explanation }}
        error={errorOf("explanation")}
        hint={words.explanationHint}
        preview={reads}
        rows={2}
        maxLength={4000}
        dir="auto"
      />
      {topics && <TopicField topics={topics} defaultValue={texts.topic} error={wrong.topic} />}
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-28">
          <Field
            {...{ label: words.points, name: "points", defaultValue: texts.points ?? "1", readOnly: isBegun }}
            error={errorOf("points")}
            inputMode="decimal"
            required
          />
        </div>
        <button
          type="submit"
          name="intent"
          value={question === "" ? "add" : "change"}
          className={`button ${question === "" ? "button-main" : "button-quiet"}`}
        >
          {question === "" ? words.create : words.save}
        </button>
      </div>
    </ActForm>
  );
}

type KeyFieldsProps = Pick<QuestionFormProps, "kind" | "texts" | "isBegun"> & {
  errorOf: (field: string) => string | undefined;
};

/** The right answer of each kind. */
function KeyFields({ kind, texts, isBegun, errorOf }: KeyFieldsProps) {
  const { quizzes, work } = useClassFrame().words;
  const { question: words } = quizzes;
  if (kind === "number")
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          {...{ label: words.value, name: "value", defaultValue: texts.value, error: errorOf("key") }}
          inputMode="text"
          required
        />
        <Field
          {...{ label: words.tolerance, name: "tolerance", defaultValue: texts.tolerance ?? "0" }}
          hint={words.toleranceHint}
          inputMode="decimal"
        />
      </div>
    );
  if (kind === "text")
    return (
      <LongField
        {...{ label: words.accepted, name: "accepted", defaultValue: texts.accepted, error: errorOf("key") }}
        hint={words.acceptedHint}
        rows={3}
        required
        dir="auto"
      />
    );
  if (kind === "essay")
    return (
      <MarkedField
        {...{ label: words.guide, name: "guide", defaultValue: texts.guide, error: errorOf("key") }}
        hint={words.guideHint}
        preview={work.form.reads}
        rows={3}
        maxLength={4000}
        dir="auto"
      />
    );
  return <Options kind={kind} texts={texts} isBegun={isBegun} error={errorOf("options") ?? errorOf("key")} />;
}

/** The maximum of a question's contract. */
const mostOptions = 12;

type OptionsProps = { kind: "one" | "many" | "order"; texts: Texts; isBegun: boolean; error: string | undefined };

function Options({ kind, texts, isBegun, error }: OptionsProps) {
  const { question: words } = useClassFrame().words.quizzes;
  const filled = Object.keys(texts).filter((name) => /^option-\d+$/.test(name) && texts[name] !== "").length;
  const [rows, setRows] = useState(isBegun ? filled : Math.min(mostOptions, Math.max(4, filled + 1)));
  const id = useId();
  const hint = { one: words.optionsHint, many: words.manyHint, order: words.orderHint }[kind];
  const grow = (at: number) => {
    if (at === rows - 1 && !isBegun) setRows(Math.min(mostOptions, rows + 1));
  };
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`} className="grid gap-2">
      <legend className="text-sm font-semibold">{words.options}</legend>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={at} className="flex items-center gap-2">
          <Right kind={kind} texts={texts} at={at} />
          <input type="hidden" name={`option-id-${at}`} value={texts[`option-id-${at}`] ?? ""} />
          <input
            name={`option-${at}`}
            defaultValue={texts[`option-${at}`]}
            aria-label={fillText(words.option, { number: at + 1 })}
            aria-invalid={error ? true : undefined}
            maxLength={500}
            readOnly={isBegun}
            onInput={() => grow(at)}
            dir="auto"
            className="control"
          />
        </div>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-ink-faint">
        {hint} {words.optionMarks}
      </p>
    </fieldset>
  );
}

type RightProps = { kind: "one" | "many" | "order"; texts: Texts; at: number };

/** Whether an option is right, or its place in the right order. */
function Right({ kind, texts, at }: RightProps) {
  const { question: words } = useClassFrame().words.quizzes;
  const number = at + 1;
  const label = { "aria-label": fillText(kind === "order" ? words.place : words.right, { number }) };
  if (kind === "order")
    return (
      <input
        {...label}
        name={`place-${at}`}
        defaultValue={texts[`place-${at}`] ?? number}
        inputMode="numeric"
        className="control w-14 shrink-0 text-center"
      />
    );
  const isRight = kind === "one" ? texts.right === String(at) : texts[`right-${at}`] === "on";
  const mark =
    kind === "one"
      ? { type: "radio", name: "right", value: at }
      : { type: "checkbox", name: `right-${at}`, value: "on" };
  return <input {...label} {...mark} defaultChecked={isRight} className="size-5 shrink-0" />;
}
