import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type ReplyProps = {
  leadId: string;
  person: { id: string; email: string | null; phone: string | null };
  outcome: Outcome | undefined;
};

const sendings = ["email", "whatsapp", "note"];

/**
 * The answer to a lead: an email from here, a prepared WhatsApp message, or a note. Typed text stays in the browser.
 */
export function Reply({ leadId, person, outcome }: ReplyProps) {
  const { words, company } = useFrame();
  const { write } = words.leads;
  const isSending = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const { text, setText, formId, restart } = useText();
  const isOfThis = outcome !== undefined && sendings.includes(outcome.intent);
  const error = isOfThis ? outcome.fields?.text : undefined;
  return (
    <ActForm name={`reply ${leadId}`} element={form} onEmpty={restart} className="card grid gap-2 bg-paper p-3">
      <input type="hidden" name="lead" value={leadId} />
      <input type="hidden" name="person" value={person.id} />
      <input type="hidden" name="id" value={formId} />
      <label htmlFor="reply-text" className="text-sm font-semibold">
        {write.text}
      </label>
      <textarea
        id="reply-text"
        name="text"
        rows={5}
        maxLength={5000}
        dir="auto"
        required
        className="control resize-y"
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "reply-error" : "reply-hint"}
        data-key="r"
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>("button[name=intent]"));
        }}
      />
      {error && (
        <p id="reply-error" className="text-sm text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {person.email && (
          <button type="submit" name="intent" value="email" disabled={isSending} className="button button-main">
            {write.email}
          </button>
        )}
        {person.phone && (
          <>
            <a
              href={whatsappLink({ e164: person.phone, greeting: text })}
              target="_blank"
              rel="noopener noreferrer"
              className="button button-quiet"
            >
              {write.whatsapp}
            </a>
            <button type="submit" name="intent" value="whatsapp" disabled={isSending} className="button button-quiet">
              {write.whatsappDone}
            </button>
          </>
        )}
        <button type="submit" name="intent" value="note" disabled={isSending} className="button button-quiet">
          {write.note}
        </button>
        <span className="text-sm text-ink-faint">{text ? write.draft : ""}</span>
      </div>
      <p id="reply-hint" className="text-sm text-ink-faint">
        {fillText(write.hint, { company })}
      </p>
    </ActForm>
  );
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
