import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Link, useNavigation } from "react-router";
import {
  type ReplyFacts,
  type ReplyLanguage,
  replyFacts,
  replyLanguages,
  type SavedReply,
} from "#domains/leads/contract/conversation.ts";
import type { ReminderTime } from "#domains/leads/rules/reminder-times.ts";
import { ChatLink } from "#domains/outbox/office/chat-link.tsx";
import { chatWith } from "#domains/outbox/rules/chat.ts";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { AnswerPreview } from "./answer-preview.tsx";
import { fittingReplies, SavedReplyList } from "./saved-reply-list.tsx";

export type ReplyProps = {
  leadId: string;
  person: { id: string; email: string | null; phone: string | null; isLeftAlone: boolean };
  /** The language that they write in. */
  language: ReplyLanguage;
  /** What saved replies in a language fill in; empty where it is not known. */
  facts: Record<ReplyLanguage, ReplyFacts>;
  replies: SavedReply[];
  /** The moments at which the lead may come back. */
  times: { name: ReminderTime; at: string }[];
  /** The id of the latest answer that the page shows; empty for none. */
  lastAnswer: string;
  outcome: Outcome | undefined;
  /** Says that this member is writing. */
  onTyping: () => void;
};

const sendings = ["email", "whatsapp", "note"];

/**
 * The answer to a lead: an email from here, a prepared WhatsApp message, or a note. Typed text stays in the browser; "/"
 * begins the name of a saved reply.
 */
export function Reply(props: ReplyProps) {
  const { leadId, person, facts, replies, times, lastAnswer, outcome, onTyping } = props;
  const { words, company } = useFrame();
  const { write } = words.leads;
  const { write: more, remind } = words.conversation;
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const { text, setText, formId, restart } = useText();
  const [language, setLanguage] = useState(props.language);
  const saved = useSavedReplies({ replies, language, facts: facts[language], text, setText, field });
  const [isPreviewed, setPreviewed] = useState(false);
  const isOfThis = outcome !== undefined && sendings.includes(outcome.intent);
  const error = isOfThis ? outcome.fields?.text : undefined;
  const missing = replyFacts.filter((fact) => text.includes(`{${fact}}`)).map((fact) => more.facts[fact]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey))
      return form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("button[name=intent]"));
    if (event.key === "Tab" && saved.isTyped && !event.shiftKey) {
      event.preventDefault();
      return setLanguage(replyLanguages[(replyLanguages.indexOf(language) + 1) % replyLanguages.length] ?? siteLocale);
    }
    if (saved.onKey(event.key)) event.preventDefault();
  }
  return (
    <div className="card grid gap-2 bg-paper p-3">
      <ActForm name={`reply ${leadId}`} element={form} onEmpty={restart} className="grid gap-2">
        <input type="hidden" name="lead" value={leadId} />
        <input type="hidden" name="person" value={person.id} />
        <input type="hidden" name="id" value={formId} />
        <input type="hidden" name="seen" value={lastAnswer} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <label htmlFor="reply-text" className="text-sm font-semibold">
            {write.text}
          </label>
          <select
            name="language"
            aria-label={more.language}
            className="control w-auto"
            value={language}
            onChange={({ currentTarget }) =>
              setLanguage(replyLanguages.find((one) => one === currentTarget.value) ?? siteLocale)
            }
          >
            {replyLanguages.map((one) => (
              <option key={one} value={one}>
                {more.languages[one]}
              </option>
            ))}
          </select>
        </div>
        <textarea
          ref={field}
          id="reply-text"
          name="text"
          rows={5}
          maxLength={5000}
          dir="auto"
          required
          className="control resize-y"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onTyping();
          }}
          onSelect={saved.noteCaret}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "reply-error" : "reply-hint"}
          aria-activedescendant={saved.isOpen && saved.fitting.length > 0 ? `${listId}-${saved.chosen}` : undefined}
          data-key="r"
          onKeyDown={onKeyDown}
        />
        {error && (
          <p id="reply-error" className="text-sm text-danger">
            {error}
          </p>
        )}
        {saved.isOpen && (
          <div className="rounded-control border border-line-strong bg-surface">
            <SavedReplyList id={listId} replies={saved.fitting} chosen={saved.chosen} onPut={saved.put} />
          </div>
        )}
        {missing.length > 0 && (
          <p className="text-sm text-danger">{fillText(more.missing, { facts: missing.join(", ") })}</p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          {person.email && (
            <button type="submit" name="intent" value="email" disabled={isSending} className="button button-main">
              {write.email}
            </button>
          )}
          <ByChat person={person} text={text} isSending={isSending} />
          <button type="submit" name="intent" value="note" disabled={isSending} className="button button-quiet">
            {write.note}
          </button>
          <label className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
            {more.ifNoAnswer}
            <select name="comesBackAt" defaultValue="" className="control w-auto">
              <option value="">{more.never}</option>
              {times.map(({ name, at }) => (
                <option key={name} value={at}>
                  {remind[name]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p id="reply-hint" className="text-sm text-ink-faint">
          <span>{fillText(write.hint, { company })}</span> {text && <span>{write.draft}</span>}
        </p>
      </ActForm>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <button type="button" className="link" aria-expanded={saved.isOpen} onClick={saved.toggle}>
          {more.saved}
        </button>
        {person.email && (
          <button type="button" className="link" aria-expanded={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
            {isPreviewed ? more.hidePreview : more.preview}
          </button>
        )}
        <Link to="/leads/replies" className="link">
          {more.editSaved}
        </Link>
        <span className="text-ink-faint max-md:hidden">{more.savedHint}</span>
      </div>
      {isPreviewed && <AnswerPreview leadId={leadId} text={text} language={language} />}
    </div>
  );
}

type Saved = {
  replies: SavedReply[];
  language: ReplyLanguage;
  facts: ReplyFacts;
  text: string;
  setText: (text: string) => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The longest name that is typed behind a slash, in characters. */
const longestTyped = 30;

/** The saved replies beside a text field, by what is typed behind a slash or by their button. */
function useSavedReplies({ replies, language, facts, text, setText, field }: Saved) {
  const [caret, setCaret] = useState(0);
  const [isShown, setShown] = useState(false);
  const [closed, setClosed] = useState("");
  const [chosen, setChosen] = useState(0);
  const before = text.slice(0, caret);
  const slash = before.slice(-longestTyped).lastIndexOf("/");
  const start = slash < 0 ? -1 : Math.max(0, before.length - longestTyped) + slash;
  const typed = start < 0 ? "" : before.slice(start + 1);
  const isTyped =
    start >= 0 && (start === 0 || /\s/.test(text[start - 1] ?? "")) && !typed.includes("\n") && closed !== text;
  const fill = (reply: string) =>
    fillText(reply, Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== "")));
  const fitting = fittingReplies(replies, { typed: isTyped ? typed : "", language, fill });
  const isOpen = isShown || (isTyped && fitting.length > 0);
  const at = Math.min(chosen, Math.max(0, fitting.length - 1));

  function put(reply: string) {
    const from = isTyped ? start : caret;
    const put = `${text.slice(0, from)}${reply}`;
    setText(`${put}${text.slice(caret)}`);
    setShown(false);
    setChosen(0);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(put.length, put.length);
    });
  }
  return {
    ...{ isOpen, isTyped: isTyped && isOpen, fitting, chosen: at, put },
    noteCaret: () => setCaret(field.current?.selectionStart ?? 0),
    toggle() {
      setShown(!isShown);
      field.current?.focus();
    },
    /** Whether the key was the list's. */
    onKey(key: string): boolean {
      if (!isOpen || fitting.length === 0) return false;
      if (key === "ArrowDown") setChosen((at + 1) % fitting.length);
      else if (key === "ArrowUp") setChosen((at + fitting.length - 1) % fitting.length);
      else if (key === "Enter") put(fitting[at]?.text ?? "");
      else if (key === "Escape") {
        setShown(false);
        setClosed(text);
      } else return false;
      return true;
    },
  };
}

/** The text of the form; each sending has an id, so that twice is once. */
function useText() {
  const [text, setText] = useState("");
  const [formId, setFormId] = useState("");
  useEffect(() => setFormId(crypto.randomUUID()), []);
  const restart = () => {
    setText("");
    setFormId(crypto.randomUUID());
  };
  return { text, setText, formId, restart };
}

type ByChatProps = Pick<ReplyProps, "person"> & { text: string; isSending: boolean };

/** Opens a chat with the answer, and records that it was sent; a number that wants no texts is left alone. */
function ByChat({ person: { phone, isLeftAlone }, text, isSending }: ByChatProps) {
  const { write } = useFrame().words.leads;
  const chat = chatWith(phone, text, new Set(isLeftAlone && phone ? [phone] : []));
  return (
    <>
      <ChatLink chat={chat} className="button button-quiet">
        {write.whatsapp}
      </ChatLink>
      {chat && "href" in chat && (
        <button type="submit" name="intent" value="whatsapp" disabled={isSending} className="button button-quiet">
          {write.whatsappDone}
        </button>
      )}
    </>
  );
}
