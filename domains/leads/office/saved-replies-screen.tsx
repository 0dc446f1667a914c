import { Link } from "react-router";
import { replyFacts, replyLanguages, type SavedReply } from "#domains/leads/contract/conversation.ts";
import { fillText } from "#shared/fill-text.ts";
import { languageOf } from "#shared/language-of.ts";
import { Empty } from "#ui/empty.tsx";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type SavedRepliesScreenProps = { replies: SavedReply[]; outcome: Outcome | undefined };

/** The replies that staff use again, each in some of the languages. */
export function SavedRepliesScreen({ replies, outcome }: SavedRepliesScreenProps) {
  const { saved } = useFrame().words.conversation;
  return (
    <div className="grid gap-4 p-4 md:p-6">
      <header>
        <Link to="/leads" className="link text-sm">
          {saved.back}
        </Link>
        <h1 className="text-2xl">{saved.title}</h1>
        <p className="mt-1 max-w-3xl text-ink-soft">
          {fillText(saved.text, { facts: replyFacts.map((fact) => `{${fact}}`).join(", ") })}
        </p>
      </header>
      <OutcomeNote outcome={outcome} />
      <details open className="card p-4">
        <summary className="cursor-pointer font-semibold">{saved.add}</summary>
        <ReplyForm reply={null} outcome={outcome} />
      </details>
      {replies.length === 0 && <Empty title={saved.empty} />}
      {replies.map((reply) => (
        <details key={reply.id} className="card p-4">
          <summary className="cursor-pointer font-semibold">
            <bdi>{reply.title}</bdi>
          </summary>
          <ReplyForm reply={reply} outcome={outcome} />
          <ActForm name={`remove reply ${reply.id}`} className="mt-2">
            <input type="hidden" name="reply" value={reply.id} />
            <button type="submit" name="intent" value="remove" className="button button-danger">
              {saved.remove}
            </button>
          </ActForm>
        </details>
      ))}
    </div>
  );
}

function ReplyForm({ reply, outcome }: { reply: SavedReply | null; outcome: Outcome | undefined }) {
  const { saved, write } = useFrame().words.conversation;
  const name = `saved reply ${reply?.id ?? "new"}`;
  const wrong = outcome?.form === name ? (outcome.fields ?? {}) : {};
  return (
    <ActForm
      name={`saved reply ${reply?.id ?? "new"}`}
      stays={reply !== null}
      className="mt-3 grid gap-3 lg:grid-cols-2"
    >
      <input type="hidden" name="reply" value={reply?.id ?? ""} />
      <div className="lg:col-span-2">
        <Field
          label={saved.name}
          name="title"
          maxLength={80}
          required
          dir="auto"
          defaultValue={reply?.title}
          error={wrong.title}
        />
      </div>
      {replyLanguages.map((language) => (
        <LongField
          key={language}
          label={write.languages[language]}
          name={language}
          rows={6}
          maxLength={5000}
          {...languageOf({ lang: language })}
          defaultValue={reply?.texts[language]}
          error={wrong[`texts.${language}`]}
        />
      ))}
      <button type="submit" name="intent" value="save" className="button button-main justify-self-start">
        {saved.save}
      </button>
    </ActForm>
  );
}
