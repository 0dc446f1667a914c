import { ArrowDown } from "lucide-react";
import { useRef } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { AnswerText } from "./answer-text.tsx";
import { type Conversation, type Message, send } from "./conversation.ts";
import { HandOverForm } from "./hand-over-form.tsx";
import { said, useFollowNewest } from "./use-follow-newest.ts";

function Bubble({ message: { role, text }, onFollow }: { message: Message; onFollow: () => void }) {
  const words = useFrame().assistant;
  if (role === "user")
    return (
      <div
        {...said.user}
        className="ms-auto w-fit max-w-[85%] rounded-2xl rounded-ee-sm border border-transparent bg-emerald px-4 py-2.5 text-on-hue"
      >
        <span className="sr-only">{words.you} </span>
        <p dir="auto" className="whitespace-pre-wrap">
          {text}
        </p>
      </div>
    );
  return (
    <div
      {...said.bot}
      className="w-fit max-w-[94%] space-y-2 rounded-2xl rounded-es-sm border border-line bg-surface px-4 py-2.5 [overflow-wrap:anywhere]"
    >
      <span className="sr-only">{words.assistant} </span>
      <AnswerText text={text} onFollow={onFollow} />
    </div>
  );
}

function Typing({ label }: { label: string }) {
  return (
    <div className="flex w-fit gap-1.5 rounded-2xl rounded-es-sm border border-line bg-surface px-4 py-4">
      <span className="sr-only">{label}</span>
      {["", "[animation-delay:150ms]", "[animation-delay:300ms]"].map((delay) => (
        <span key={delay} aria-hidden="true" className={`size-2 animate-pulse rounded-full bg-ink-faint ${delay}`} />
      ))}
    </div>
  );
}

function Suggestions() {
  const words = useFrame().assistant;
  return (
    <ul aria-label={words.suggested} className="flex flex-col items-start gap-2 pt-1">
      {words.suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => send(question, words.failure)}
            className="min-h-11 rounded-full border border-line-strong px-4 py-2 text-start text-sm font-medium hover:border-ink hover:bg-surface"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

type MessageListProps = Conversation & { onFollow: () => void; onSent: () => void };

/**
 * The messages, in an area of fixed height that follows the newest; a long answer is read from its start. A finished message joins the log and is read out
 * once; an answer that still streams is shown below it, silent for screen readers.
 */
export function MessageList({ messages, answering, onFollow, onSent }: MessageListProps) {
  const words = useFrame().assistant;
  const handedOver = answering === null && messages.at(-1)?.handedOver ? messages.at(-2)?.text : undefined;
  const scroller = useRef<HTMLElement>(null);
  const { isBehind, toNewest } = useFollowNewest(scroller, `${messages.length} ${answering}`);
  return (
    <div className="relative min-h-0 grow">
      <section
        ref={scroller}
        aria-label={words.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        className="h-full space-y-3 overflow-y-auto overscroll-contain p-4 text-[0.9375rem] leading-normal -outline-offset-4"
      >
        <div role="log" className="space-y-3">
          <Bubble message={{ role: "bot", text: words.greeting }} onFollow={onFollow} />
          {messages.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
            <Bubble key={at} message={message} onFollow={onFollow} />
          ))}
        </div>
        {handedOver && <HandOverForm key={messages.length} question={handedOver} onSent={onSent} />}
        {messages.length === 0 && answering === null && <Suggestions />}
        {answering ? <Bubble message={{ role: "bot", text: answering }} onFollow={onFollow} /> : null}
        <div role="status">{answering === "" && <Typing label={words.typing} />}</div>
      </section>
      {isBehind && (
        <button
          type="button"
          onClick={toNewest}
          className="absolute inset-x-0 bottom-3 mx-auto inline-flex min-h-11 w-fit items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm font-semibold shadow-card"
        >
          <ArrowDown size={16} aria-hidden="true" />
          {words.newest}
        </button>
      )}
    </div>
  );
}
