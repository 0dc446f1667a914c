import { type RefObject, useRef, useState } from "react";
import { useSendingFrame } from "./sending-frame.ts";

/** The question before an act that cannot be taken back, by what the form would send; null for an act that can. */
export type Ask = (sent: FormData) => string | null;

/** A question, and the button that asked for the act. */
interface Asked {
  question: string;
  button: HTMLElement | null;
}

/** Asks before a form is sent. `mayGo` says whether it may be sent now; if not, the dialog sends it after a yes. */
export function useAskFirst(form: RefObject<HTMLFormElement | null>, ask: Ask | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const hasAgreed = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayGo = (button: HTMLElement | null) => {
    const question = form.current && ask?.(new FormData(form.current, button));
    if (!question || hasAgreed.current) return true;
    setAsked({ question, button });
    dialog.current?.showModal();
    return false;
  };
  /** Sends the form by a button whose question is answered. */
  const send = (button: HTMLElement | null | undefined) => {
    hasAgreed.current = true;
    form.current?.requestSubmit(button);
    hasAgreed.current = false;
  };
  const agree = () => {
    dialog.current?.close();
    send(asked?.button);
  };
  return { mayGo, send, dialog: ask && <AskDialog dialog={dialog} asked={asked} onAgree={agree} /> };
}

type AskDialogProps = { dialog: RefObject<HTMLDialogElement | null>; asked: Asked | null; onAgree: () => void };

function AskDialog({ dialog, asked, onAgree }: AskDialogProps) {
  const { sending } = useSendingFrame();
  return (
    <dialog ref={dialog} className="card m-auto max-w-md p-5 backdrop:bg-ink/50" aria-label={asked?.question}>
      <p className="mb-4">{asked?.question}</p>
      <p className="flex flex-wrap justify-end gap-2">
        {/* The first button takes the focus: the harmless answer. */}
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {sending.back}
        </button>
        <button type="button" className="button button-danger" onClick={onAgree}>
          {sending.yes} {asked?.button?.textContent}
        </button>
      </p>
    </dialog>
  );
}
