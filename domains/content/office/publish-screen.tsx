import { Link, useNavigation } from "react-router";
import { Empty } from "#ui/empty.tsx";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type Draft, Drafts } from "./drafts.tsx";
import { IssueList } from "./issue-list.tsx";
import type { PlacedIssue } from "./placed-issues.ts";
import { type Publication, Publications } from "./publications.tsx";

type PublishScreenProps = {
  drafts: Draft[];
  publications: Publication[];
  /** Maximum length of a note, in characters. */
  noteLength: number;
  outcome: Outcome<{ issues: PlacedIssue[] }> | undefined;
};

/** The unpublished changes, and the publications. */
export function PublishScreen({ drafts, publications, noteLength, outcome }: PublishScreenProps) {
  const { content } = useFrame().words;
  const { publish: words } = content;
  const isSending = useNavigation().state === "submitting";
  const refused = outcome?.shown?.issues ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header>
        <Link to="/content" className="link text-sm">
          {content.back}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </header>
      {drafts.length === 0 ? (
        <>
          <OutcomeNote outcome={outcome} />
          <Empty title={words.none} text={words.noneText} />
        </>
      ) : (
        <ActForm name="publish" className="card grid gap-4 p-4">
          <input type="hidden" name="intent" value="publish" />
          <Drafts drafts={drafts} />
          <div className="max-w-xl">
            <Field label={words.note} name="note" hint={words.noteHint} maxLength={noteLength} dir="auto" />
          </div>
          {refused.length > 0 && <IssueList issues={refused} />}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button type="submit" className="button button-main" disabled={isSending}>
              {words.button}
            </button>
            <OutcomeNote outcome={outcome} />
          </div>
        </ActForm>
      )}
      <Publications publications={publications} />
    </div>
  );
}
