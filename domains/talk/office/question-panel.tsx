import { type ComponentProps, useRef } from "react";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { Initials } from "#ui/initials.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { DueTime } from "#ui/office/due-time.tsx";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { HideForms, KeepForm } from "./question-forms.tsx";
import type { QuestionRow } from "./question-row.ts";

interface ShownMessage {
  id: string;
  text: string;
  by: string | null;
  at: string;
  isOfStaff: boolean;
  /** Why it is hidden from students; null if it is not. */
  hiddenWhy: string | null;
}

export type QuestionPanelProps = {
  question: QuestionRow;
  to: "teacher" | "batch";
  /** Whether the student has seen the latest answer; null without one. */
  isSeen: boolean | null;
  hiddenWhy: string | null;
  messages: ShownMessage[];
  /** Other questions of the course that wait: those about the same thing, and the rest. */
  alike: QuestionRow[];
  others: QuestionRow[];
  keeping: ComponentProps<typeof KeepForm>["keeping"];
  outcome: Outcome | undefined;
};

/** One question: who asked it and where, its thread, and the answer to all who asked the same. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, to, isSeen, hiddenWhy, messages, outcome } = props;
  const { questions: words } = useClassFrame().words.talk;
  const { id, student, batch, about, kind, asked, due, text, hasPicture } = question;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5 pb-8">
      <header className="flex items-start gap-3">
        <Initials name={student} size="large" />
        <div className="min-w-0 flex-1">
          <h2 className="text-xl">
            <bdi>{student}</bdi>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <Badge>{words.about[kind]}</Badge>
            {due ? <DueTime {...due} /> : <Badge look="green">{words.states.answered}</Badge>}
          </p>
        </div>
      </header>
      <dl className="facts-list">
        <dt>{words.facts.about}</dt>
        <dd>
          <bdi>{about}</bdi>
        </dd>
        <dt>{words.facts.batch}</dt>
        <dd>
          <bdi>{batch}</bdi>
        </dd>
        <dt>{words.facts.asked}</dt>
        <dd>{asked}</dd>
        <dt>{words.facts.readers}</dt>
        <dd>{words.to[to]}</dd>
      </dl>
      <OutcomeNote outcome={outcome} />
      {hiddenWhy !== null && <p className="card p-3 text-danger">{fillText(words.hide.note, { why: hiddenWhy })}</p>}
      <section aria-label={words.thread} className="grid gap-4">
        <div className="grid gap-2">
          <MarkedText text={text} look="text-lg" />
          {hasPicture && (
            <a href={`/admin/questions/${id}/picture`} className="justify-self-start">
              <img
                src={`/admin/questions/${id}/picture`}
                alt={fillText(words.picture, { name: student })}
                className="max-h-80 max-w-full rounded-lg border border-line"
              />
            </a>
          )}
        </div>
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
        {isSeen !== null && (
          <p className="text-sm text-ink-soft">{isSeen ? fillText(words.seen, { name: student }) : words.notSeen}</p>
        )}
      </section>
      {hiddenWhy === null && <Answer {...props} />}
      {due && hiddenWhy === null && (
        <ActForm name={`settle ${id}`}>
          <button type="submit" name="intent" value="settle" className="button button-quiet" data-key="e">
            {words.settle}
          </button>
        </ActForm>
      )}
      {messages.some(({ isOfStaff }) => isOfStaff) && hiddenWhy === null && (
        <KeepForm key={`keep ${id}`} questionId={id} keeping={props.keeping} outcome={outcome} />
      )}
      <HideForms questionId={id} hiddenWhy={hiddenWhy} student={student} messages={messages} outcome={outcome} />
    </div>
  );
}

function Message({ text, by, at, isOfStaff, hiddenWhy }: ShownMessage) {
  const { questions: words } = useClassFrame().words.talk;
  return (
    <article className={`grid gap-1 border-s-2 ps-3 ${isOfStaff ? "border-accent" : "border-line"}`}>
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <bdi className="font-semibold text-ink">{by ?? words.staff}</bdi>
        <span>{at}</span>
      </p>
      {hiddenWhy !== null && <p className="text-sm text-danger">{fillText(words.hide.note, { why: hiddenWhy })}</p>}
      <MarkedText text={text} look={hiddenWhy === null ? "" : "opacity-60"} />
    </article>
  );
}

/** The answer, to this question and to those that ask the same. */
function Answer({ question, alike, others, outcome }: QuestionPanelProps) {
  const { answer: words } = useClassFrame().words.talk.questions;
  const form = useRef<HTMLFormElement>(null);
  const isOfThis = outcome?.intent === "answer";
  return (
    <ActForm name={`answer ${question.id}`} element={form} className="card grid gap-3 bg-paper p-3">
      <LongField
        label={words.text}
        name="text"
        rows={5}
        required
        maxLength={5000}
        dir="auto"
        hint={words.hint}
        data-key="r"
        defaultValue={isOfThis ? outcome.typed?.text : undefined}
        error={isOfThis ? outcome.fields?.text : undefined}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
        }}
      />
      {alike.length > 0 && (
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{words.alike}</legend>
          <p className="text-sm text-ink-soft">{words.alikeText}</p>
          <Alike rows={alike} />
        </fieldset>
      )}
      {others.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            {fillCount(words.others, others.length)}
          </summary>
          <Alike rows={others} />
        </details>
      )}
      <input type="hidden" name="intent" value="answer" />
      <button type="submit" className="button button-main justify-self-start">
        {words.send}
      </button>
    </ActForm>
  );
}

function Alike({ rows }: { rows: QuestionRow[] }) {
  return (
    <div className="grid">
      {rows.map(({ id, text, student }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-start gap-2.5 py-2">
          <input type="checkbox" name="also" value={id} className="mt-0.5 size-5 shrink-0 accent-accent" />
          <span className="min-w-0">
            <span dir="auto" className="line-clamp-3 wrap-anywhere">
              {text}
            </span>
            <span className="block text-sm text-ink-soft">
              <bdi>{student}</bdi>
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
