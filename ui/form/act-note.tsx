import { useEffect, useRef, useState } from "react";
import { useHref, useLocation, useNavigation, useSubmit } from "react-router";
import type { ActOutcome } from "./act-outcome.ts";
import { isTemporary } from "./connection.ts";
import { type SendingFrame, useSendingFrame } from "./sending-frame.ts";

/** Time in which an act can be undone, in milliseconds. */
const undoFor = 10_000;

type ActNoteProps = {
  outcome: ActOutcome | undefined;
  /** Whether the form keeps what is typed. */
  isKept?: boolean;
  /** The page that the undo is sent to; the form's own without one. */
  action?: string | undefined;
  className?: string;
};

/** The outcome of a form, with the focus on it; with an undo for ten seconds where there is one. */
export function ActNote({ outcome, isKept = true, action, className = "" }: ActNoteProps) {
  const { sending } = useSendingFrame();
  const home = useHref("/");
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`.replaceAll("+", "%20");
  const note = useRef<HTMLDivElement>(null);
  const isIdle = useNavigation().state === "idle";
  const at = outcome?.at;
  useEffect(() => {
    // A folded part of the page opens: nobody would hear of the outcome in it.
    if (at !== undefined) note.current?.closest("details")?.setAttribute("open", "");
  }, [at]);
  useEffect(() => {
    const isTyping = document.activeElement?.matches("input:not([type=submit]), textarea, select");
    if (at !== undefined && isIdle && !isTyping) note.current?.focus();
  }, [at, isIdle]);
  const trouble = outcome?.unsent === undefined ? outcome?.refused : troubleOf(outcome.unsent, { sending, isKept });
  return (
    <div ref={note} role="status" tabIndex={-1} className={`empty:hidden ${className}`}>
      {outcome?.done && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-emerald-tint px-3 py-2 text-ink">
          {outcome.done}
          {outcome.undo && <Undo key={at} sent={outcome.undo} form={outcome.form} action={action} />}
        </p>
      )}
      {trouble && (
        <p className="rounded-control bg-danger-tint px-3 py-2 text-danger">
          {trouble}{" "}
          {outcome?.first && (
            <a
              href={
                outcome.first === "sign in"
                  ? `/sign-in?from=${encodeURIComponent(home)}`
                  : `/admin/verify?again&from=${encodeURIComponent(here)}`
              }
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold underline"
            >
              {outcome.first === "sign in" ? sending.signIn : sending.verifyAgain}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

function troubleOf(unsent: NonNullable<ActOutcome["unsent"]>, { sending, isKept }: Trouble): string {
  if (unsent === 413) return sending.tooLarge;
  if (!isTemporary(unsent)) return sending.failed;
  if (!isKept) return sending.unsaved;
  return unsent === "connection" ? sending.connection : sending.busy;
}

type Trouble = Pick<SendingFrame, "sending"> & { isKept: boolean };

type UndoProps = { sent: Record<string, string>; form: string | undefined; action: string | undefined };

/** Sends the form that undoes an act. */
function Undo({ sent, form, action }: UndoProps) {
  const { sending } = useSendingFrame();
  const submit = useSubmit();
  const [key] = useState(() => crypto.randomUUID());
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setOpen(true);
    const timer = setTimeout(() => setOpen(false), undoFor);
    return () => clearTimeout(timer);
  }, []);
  if (!isOpen) return null;
  const undo = () =>
    submit(
      { ...sent, formKey: key, ...(form !== undefined && { formName: form }) },
      { method: "post", preventScrollReset: true, ...(action !== undefined && { action }) },
    );
  return (
    <button type="button" onClick={undo} className="font-semibold text-link underline">
      {sending.undo}
    </button>
  );
}
