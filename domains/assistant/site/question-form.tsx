import { ArrowUp } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { type Conversation, send, write } from "./conversation.ts";

/** The key code that input methods (for Chinese, phonetic Urdu and so on) report while they compose a word. */
const usedByInputMethod = 229;

type QuestionFormProps = Pick<Conversation, "draft" | "answering"> & { field: RefObject<HTMLTextAreaElement | null> };

/** The field and its button: Enter sends, Shift+Enter adds a line; both are disabled while an answer is awaited. */
export function QuestionForm({ draft, answering, field }: QuestionFormProps) {
  const words = useFrame().assistant;
  const isWaiting = answering !== null;
  const hadFocus = useRef(false);

  // A disabled field loses the focus; it gets it back when it is enabled.
  useEffect(() => {
    if (!isWaiting && hadFocus.current && document.activeElement === document.body) field.current?.focus();
  }, [isWaiting, field]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    hadFocus.current = true;
    void send(draft, words.failure);
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey) return;
    if (event.nativeEvent.isComposing || event.keyCode === usedByInputMethod) return;
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line bg-surface p-3">
      <label className="grow">
        <span className="sr-only">{words.field.label}</span>
        <textarea
          ref={field}
          value={draft}
          rows={1}
          dir="auto"
          enterKeyHint="send"
          maxLength={assistantLimits.question}
          disabled={isWaiting}
          placeholder={words.field.placeholder}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendOnEnter}
          className="block max-h-32 min-h-11 w-full resize-none rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-ink outline-offset-0 [field-sizing:content] placeholder:text-ink-faint disabled:opacity-60"
        />
      </label>
      <button
        type="submit"
        aria-label={words.send}
        disabled={isWaiting || draft.trim() === ""}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent hover:bg-accent-strong disabled:cursor-not-allowed disabled:opacity-60"
      >
        <ArrowUp size={22} aria-hidden="true" />
      </button>
    </form>
  );
}
