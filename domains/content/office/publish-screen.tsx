import { Link, useNavigation } from "react-router";
import { Empty } from "#ui/empty.tsx";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type Draft, Drafts } from "./drafts.tsx";
import { type Publication, Publications } from "./publications.tsx";

type PublishScreenProps = {
  drafts: Draft[];
  publications: Publication[];
  /** Maximum length of a note, in characters. */
  noteLength: number;
  outcome: Outcome | undefined;
};

/** The unpublished changes, and the publications. */
export function PublishScreen({ drafts, publications, noteLength, outcome }: PublishScreenProps) {
  const { content } = useFrame().words;
  const { publish: words } = content;
  const isSending = useNavigation().state === "submitting";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header>
        <Link to="/content" className="link text-sm">
          {content.back}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </header>
      <OutcomeNote outcome={outcome} />
      {outcome?.fields && (
        <ul className="grid gap-1 rounded-lg bg-danger-tint px-4 py-3 text-danger">
          {Object.entries(outcome.fields).map(([place, text]) => (
            <li key={place}>
              <strong>{place}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {drafts.length === 0 ? (
        <Empty title={words.none} text={words.noneText} />
      ) : (
        <ActForm name="publish" className="card grid gap-4 p-4">
          <input type="hidden" name="intent" value="publish" />
          <Drafts drafts={drafts} />
          <div className="max-w-xl">
            <Field label={words.note} name="note" hint={words.noteHint} maxLength={noteLength} dir="auto" />
          </div>
          <button type="submit" className="button button-main justify-self-start" disabled={isSending}>
            {words.button}
          </button>
        </ActForm>
      )}
      <Publications publications={publications} />
    </div>
  );
}
