import { ChatLink } from "#domains/outbox/office/chat-link.tsx";
import type { Chat } from "#domains/outbox/rules/chat.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** A student who was just added, and the WhatsApp chat with a message about it. */
export interface AddedStudent {
  name: string;
  chat: Chat;
}

/** Adds one student by hand. */
export function AddStudent({ batchId, outcome }: { batchId: string; outcome: Outcome<AddedStudent> | undefined }) {
  const { add } = useFrame().words.batches;
  const isThis = outcome?.intent === "add";
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  return (
    <ActForm name="enrol" className="card grid gap-3 p-4">
      <h2 className="text-lg">{add.title}</h2>
      <input type="hidden" name="batch" value={batchId} />
      <Field label={add.name} name="name" maxLength={200} required error={wrong.name} dir="auto" />
      <Field label={add.email} name="email" type="email" maxLength={254} error={wrong.email} />
      {wrong.email && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="shares" value="yes" className="size-5" />
          {add.shares}
        </label>
      )}
      <Field
        label={add.phone}
        hint={add.contactHint}
        name="phone"
        type="tel"
        maxLength={30}
        error={wrong.phone}
        dir="ltr"
      />
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="tell" value="yes" defaultChecked className="size-5" aria-describedby="tell-hint" />
        {add.tell}
      </label>
      <p id="tell-hint" className="-mt-2 text-sm text-ink-soft">
        {add.tellHint}
      </p>
      <button type="submit" name="intent" value="add" className="button button-main justify-self-start">
        {add.button}
      </button>
      {isThis && outcome.shown?.chat && (
        <ChatLink chat={outcome.shown.chat} className="link justify-self-start">
          {fillText(add.chat, { name: outcome.shown.name })}
        </ChatLink>
      )}
    </ActForm>
  );
}
