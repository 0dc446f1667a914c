import { RotateCcw, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { Girih } from "#ui/site/girih.tsx";
import { send, startAgain, stop, useConversation } from "./conversation.ts";
import { MessageList } from "./message-list.tsx";
import { QuestionForm } from "./question-form.tsx";
import { useAboveKeyboard } from "./use-above-keyboard.ts";

const headButton = "grid size-11 place-items-center rounded-control hover:bg-band-line";
/** Screens mostly covered by the window: a followed link would open a page that the visitor cannot see. */
const coversPage = "(max-width: 40rem)";
const hasKeyboard = "(hover: hover) and (pointer: fine)";

/** A question that a page has asked; another object for each time it is asked. */
export type AskedQuestion = { text: string };

export type AssistantWindowProps = { id: string; close: () => void; asked: AskedQuestion | undefined };

/** The question that was sent last: a window that opens again does not send it again. */
let sent: AskedQuestion | undefined;

/**
 * The assistant's window (specification §2 and §4). It does not block the page. Closing it stops a running answer. The
 * field takes the focus, except on a touch screen, where the window takes it so that no keyboard opens.
 */
export function AssistantWindow({ id, close, asked }: AssistantWindowProps) {
  const words = useFrame().assistant;
  const conversation = useConversation();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useAboveKeyboard(dialog);
  useEffect(() => {
    (matchMedia(hasKeyboard).matches ? field : dialog).current?.focus();
    return stop;
  }, []);

  useEffect(() => {
    if (!asked || asked === sent) return;
    sent = asked;
    void send(asked.text, words.failure);
  }, [asked, words.failure]);

  const onFollow = () => {
    if (matchMedia(coversPage).matches) close();
  };

  return (
    <dialog ref={dialog} id={id} open tabIndex={-1} aria-labelledby={`${id}-title`} className="assistant-window">
      <header className="on-dark relative flex shrink-0 items-center gap-1 overflow-hidden bg-emerald py-2 pe-2 ps-4 text-on-hue">
        <div className="absolute inset-0 text-accent opacity-20 [--strap:var(--emerald)]">
          <Girih tiling="4.8.8" angle={67.5} scale={15} strap={3} />
        </div>
        <h2 id={`${id}-title`} className="relative grow text-lg">
          {words.title}
        </h2>
        {conversation.messages.length > 0 && (
          <button type="button" aria-label={words.clear} onClick={startAgain} className={`relative ${headButton}`}>
            <RotateCcw size={19} aria-hidden="true" />
          </button>
        )}
        <button type="button" aria-label={words.launcher.close} onClick={close} className={`relative ${headButton}`}>
          <X size={22} aria-hidden="true" />
        </button>
      </header>
      <MessageList {...conversation} onFollow={onFollow} onSent={() => field.current?.focus()} />
      <QuestionForm draft={conversation.draft} answering={conversation.answering} field={field} />
      <p className="bg-surface px-4 pb-2.5 text-xs text-ink-faint">{words.note}</p>
    </dialog>
  );
}
