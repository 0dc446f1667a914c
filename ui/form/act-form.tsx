import { type ComponentProps, Fragment, type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useActionData, useLocation, useNavigation } from "react-router";
import { ActNote } from "./act-note.tsx";
import type { ActOutcome } from "./act-outcome.ts";
import { type Ask, useAskFirst } from "./ask-first.tsx";
import { useClaim, useIsClaimed } from "./claims.ts";
import { isTemporary, whenBack } from "./connection.ts";
import { useSendingFrame } from "./sending-frame.ts";
import { type ChangedField, changedFields, savedFields } from "./typed-fields.ts";
import { type FormContent, useKeptText } from "./use-kept-text.ts";

type ActFormProps = Omit<ComponentProps<typeof Form>, "method" | "ref" | "preventScrollReset" | "content"> & {
  /** Names the form on its page, with what it is about: "refund DG-1024". Its outcome and its text are found by it. */
  name: string;
  /** Holds a code, a password or a key: it is never kept, and not sent by itself. */
  isSecret?: boolean;
  /** The element itself, for a screen's keys. */
  element?: { current: HTMLFormElement | null };
  /** The part of the form that is kept; every field without it. */
  content?: FormContent;
  /** The question before an act that cannot be taken back. */
  ask?: Ask;
  /** Stays as it is once it is saved: a text that is worked on. */
  stays?: boolean;
  /** Called when the form is emptied: after its act, or because a restored text is discarded. */
  onEmpty?: () => void;
  /** Sends the form through a queue of its own, which keeps it from then on. */
  send?: () => void;
};

/** The most characters of an address's parameters that forms send back: a page of a hundred forms repeats them in each. */
const longestSearch = 1_000;

/**
 * The form of an act of the office or the classroom; every one is sent by it. It keeps what is typed on this device
 * until it is taken, waits for the connection and a sign-in, is done once however often it is sent, asks first where it
 * is told to, says what happened below its fields, and is empty again once it is done. Without scripts it is a plain
 * form.
 */
export function ActForm({ name, isSecret = false, stays = false, children, ...given }: ActFormProps) {
  const { element, content, ask, onEmpty, send, onSubmit, onInput, ...form } = given;
  const own = useRef<HTMLFormElement>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const [round, setRound] = useState(0);
  const outcome = useOutcome(name);
  const navigation = useNavigation();
  const isLong = useLocation().search.length > longestSearch;
  const isBusy = navigation.state === "submitting" && navigation.formData?.get("formName") === name;
  const kept = useKeptText({ form: own, key: keyField, name, isSecret, content });
  const asking = useAskFirst(own, ask);
  const sent = useRef<Sent>(null);
  const [changed, setChanged] = useState<ChangedField[]>([]);
  /** The outcome after which something was typed again: it is about another text. */
  const [typedSince, setTypedSince] = useState<number>();
  useEffect(() => {
    if (keyField.current && keyField.current.value === "") keyField.current.value = crypto.randomUUID();
  }, []);
  const renewKey = () => {
    if (keyField.current) keyField.current.value = crypto.randomUUID();
  };
  const empty = () => {
    kept.forget();
    setRound((before) => before + 1);
    onEmpty?.();
  };

  useAnswer(outcome, navigation.state === "idle", {
    onAnswer: () => {
      setChanged([]);
      renewKey();
    },
    onDone: stays ? kept.forget : empty,
    onConflict: () => own.current && sent.current && setChanged(changedFields(own.current, sent.current.saved)),
  });
  const unsent = outcome?.unsent;
  const resend = useRef(asking.send);
  resend.current = asking.send;
  useEffect(() => {
    if (unsent === undefined || !isTemporary(unsent) || isSecret || outcome?.at === undefined) return;
    return whenBack(() => resend.current(sent.current?.button));
  }, [unsent, outcome?.at, isSecret]);

  const isClaimed = useIsClaimed(name);
  const isPast = typedSince !== undefined && typedSince === outcome?.at;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event;
    if (isBusy || !asking.mayGo(submitter)) return event.preventDefault();
    onSubmit?.(event);
    if (event.defaultPrevented) return kept.keepSoon();
    if (send) {
      event.preventDefault();
      send();
      return kept.forget();
    }
    kept.noteSent();
    const content = contentOf(event.currentTarget, submitter);
    // The first one is answered, and its page still loads: another text is another act.
    if (navigation.state === "loading" && content !== sent.current?.content) renewKey();
    sent.current = { button: submitter, content, saved: savedFields(event.currentTarget) };
  }
  return (
    <Form
      {...form}
      {...(isLong && form.action === undefined && { action: "." })}
      method="post"
      preventScrollReset
      ref={(found) => {
        own.current = found;
        if (element) element.current = found;
      }}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      onInput={(event) => {
        kept.keepSoon();
        if (outcome?.done !== undefined) setTypedSince(outcome.at);
        onInput?.(event);
      }}
    >
      {asking.dialog}
      <input type="hidden" name="formName" value={name} />
      {!isSecret && <input ref={keyField} type="hidden" name="formKey" {...keyByServer()} suppressHydrationWarning />}
      <Fragment key={round}>{children}</Fragment>
      {kept.isRestored && <RestoredNote onDiscard={empty} />}
      {changed.length > 0 && <ChangedNote changed={changed} />}
      {isClaimed && <ActNote outcome={isPast ? undefined : outcome} isKept={!isSecret} action={form.action} />}
    </Form>
  );
}

/** The key of a form without scripts. In the browser the field is its own: React would set it back to its first key. */
const keyByServer = () => (import.meta.env.SSR ? { defaultValue: crypto.randomUUID() } : {});

/** The page's outcome if it is this form's. */
function useOutcome(name: string): ActOutcome | undefined {
  const outcome = useActionData<ActOutcome>();
  useClaim(name);
  return outcome?.form === name ? outcome : undefined;
}

/** A form as it was sent: by which button, what, and over which saved fields. */
interface Sent {
  button: HTMLElement | null;
  content: string;
  saved: Map<string, string>;
}

/** The sent fields of a form without its key, to be compared. */
function contentOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const fields = [...new FormData(form, button)].filter(([name]) => name !== "formKey");
  return JSON.stringify(fields.map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
}

type Answered = { onAnswer: () => void; onDone: () => void; onConflict: () => void };

/** Acts on each answer once, when the page has loaded what it changed. */
function useAnswer(outcome: ActOutcome | undefined, isIdle: boolean, answered: Answered) {
  const handled = useRef<number>(undefined);
  useEffect(() => {
    if (!isIdle || outcome === undefined || outcome.at === handled.current) return;
    handled.current = outcome.at;
    if (outcome.unsent !== undefined || outcome.first !== undefined) return;
    answered.onAnswer();
    if (outcome.done !== undefined) answered.onDone();
    else if (outcome.isConflict) answered.onConflict();
  });
}

function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { sending } = useSendingFrame();
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
      {sending.restored}
      <button type="button" className="link" onClick={onDiscard}>
        {sending.discard}
      </button>
    </p>
  );
}

function ChangedNote({ changed }: { changed: ChangedField[] }) {
  const { sending } = useSendingFrame();
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <p>{sending.changed}</p>
      <dl className="facts-list mt-2">
        {changed.map(({ label, saved }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto" className="whitespace-pre-wrap">
              {saved || sending.nothing}
            </dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
