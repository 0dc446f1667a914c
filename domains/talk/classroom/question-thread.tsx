import { playedTime } from "#domains/talk/rules/played-time.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import type { Outcome } from "#ui/classroom/classroom-outcome.ts";
import { LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { Initials } from "#ui/initials.tsx";
import { MarkedText } from "#ui/marked-text.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { BackToQuestions } from "./ask-form.tsx";
import { AboutPlace, type PlaceOfQuestion } from "./question-list.tsx";

interface ShownMessage {
  id: string;
  text: string;
  at: string;
  by: string | null;
  isOfStaff: boolean;
  isOwn: boolean;
}

type QuestionThreadProps = {
  id: string;
  text: string;
  to: "teacher" | "batch";
  asked: string;
  second: number | null;
  place: PlaceOfQuestion | null;
  /** The page of the place; null where it is no longer there. */
  path: string | null;
  batch: string;
  by: string;
  isOwn: boolean;
  hasPicture: boolean;
  waits: boolean;
  /** Whether the student may write further. */
  isOpen: boolean;
  messages: ShownMessage[];
  /** Whether it was sent just now. */
  isNew: boolean;
  outcome: Outcome | undefined;
};

/** A question with its answers, and the form to write further. */
export function QuestionThread(props: QuestionThreadProps) {
  const { id, text, to, asked, second, place, path, batch, by, isOwn, hasPicture, waits, messages, isNew } = props;
  const { questions: words } = useFrame().words;
  const sitePath = useSitePath();
  return (
    <div className="grid max-w-3xl gap-5">
      <header>
        <BackToQuestions />
        <h1 className="sr-only">{words.title}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {path ? (
            <a href={sitePath(path)} className="link inline-flex min-h-11 items-center font-semibold">
              <AboutPlace place={place} second={second} />
            </a>
          ) : (
            <AboutPlace place={place} second={second} />
          )}
          <bdi>{batch}</bdi>
          <Badge look={waits ? "plain" : "green"}>{waits ? words.waiting : words.answered}</Badge>
        </p>
      </header>
      <p role="status" className="rounded-lg bg-emerald-tint px-3 py-2 empty:hidden">
        {isNew ? words.thread.asked : ""}
      </p>
      <ol className="grid gap-4">
        <li>
          <article className="card grid gap-3 p-4">
            <WrittenBy name={isOwn ? words.you : by} at={asked}>
              {words.to[to]}
            </WrittenBy>
            <MarkedText text={text} />
            {hasPicture && (
              <a href={`/classroom/questions/${id}/picture`} className="justify-self-start">
                <img
                  src={`/classroom/questions/${id}/picture`}
                  alt={words.picture}
                  className="max-h-80 max-w-full rounded-lg border border-line"
                />
              </a>
            )}
            {second !== null && place?.kind === "lecture" && path && (
              <p>
                <a href={sitePath(path)} className="link inline-flex min-h-11 items-center">
                  {fillText(words.watch, { time: playedTime(second) })}
                </a>
              </p>
            )}
          </article>
        </li>
        {messages.map((message) => (
          <li key={message.id} className={message.isOfStaff ? "" : "ps-6"}>
            <article
              className={`card grid gap-3 p-4 ${message.isOfStaff ? "shadow-[inset_3px_0_0_var(--accent)] rtl:shadow-[inset_-3px_0_0_var(--accent)]" : ""}`}
            >
              <WrittenBy name={message.isOwn ? words.you : (message.by ?? words.staff)} at={message.at}>
                {message.isOfStaff ? words.staff : ""}
              </WrittenBy>
              <MarkedText text={message.text} />
            </article>
          </li>
        ))}
      </ol>
      <WriteFurther {...props} />
    </div>
  );
}

function WrittenBy({ name, at, children }: { name: string; at: string; children: string }) {
  return (
    <p className="flex items-center gap-3">
      <Initials name={name} />
      <span className="min-w-0 leading-tight">
        <span className="block font-semibold">
          <bdi>{name}</bdi>
        </span>
        <span className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {children && children !== name && <span>{children}</span>}
          <span>{at}</span>
        </span>
      </span>
    </p>
  );
}

function WriteFurther({ id, isOpen, outcome }: QuestionThreadProps) {
  const { thread: words } = useFrame().words.questions;
  if (!isOpen) return <p className="card p-4 text-ink-soft">{words.closed}</p>;
  return (
    <ActForm name={`write ${id}`} className="card grid gap-3 p-4">
      <LongField
        label={words.write}
        name="text"
        rows={3}
        required
        maxLength={5000}
        dir="auto"
        defaultValue={outcome?.typed?.text}
        error={outcome?.fields?.text}
      />
      <button type="submit" name="intent" value="write" className="button button-quiet justify-self-start">
        {words.send}
      </button>
    </ActForm>
  );
}
