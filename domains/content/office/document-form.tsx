import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useParams } from "react-router";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import type { FormContent } from "#ui/form/use-kept-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { DocumentFields } from "./document-fields.tsx";
import { changeDocument, readDocument } from "./document-form.ts";
import type { Field } from "./document-shape.ts";
import type { FieldIssue } from "./field-issues.ts";
import { focusField, IssueLinks, IssueList } from "./issue-list.tsx";
import { LivePreview } from "./live-preview.tsx";
import { NewerDraft } from "./newer-draft.tsx";
import { pageOfDocument } from "./page-of-document.ts";
import type { PlacedIssue } from "./placed-issues.ts";
import { usePageBeside } from "./use-page-beside.ts";

/** What publishing a document shows where it was refused. */
export type Refused = { issues: PlacedIssue[] };

type DocumentFormProps = {
  fields: Field[];
  document: unknown;
  version: number;
  /** What keeps it from being published, by field, and as a list with links. */
  issues: FieldIssue[];
  placed: PlacedIssue[];
  isWithdrawing: boolean;
  /** Whether visitors no longer see it. */
  isOff: boolean;
  mayWithdraw: boolean;
  /** The country that its page is seen from beside the form; null for a document without a page. */
  country: string | null;
  outcome: Outcome<Refused> | undefined;
};

/**
 * The form of a document. The browser holds the typed text; a step that adds, moves or removes something starts from
 * what the form holds then, so that nothing typed is lost.
 */
export function DocumentForm({
  fields,
  issues,
  placed,
  version,
  isWithdrawing,
  isOff,
  mayWithdraw,
  country,
  ...given
}: DocumentFormProps) {
  const { content: words } = useFrame().words;
  const { outcome } = given;
  const [edited, setEdited] = useState({ document: outcome?.document ?? given.document, round: 0 });
  const form = useRef<HTMLFormElement>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const isSending = useNavigation().state !== "idle";
  useSaveKey(form);
  const page = usePageBeside(country !== null);
  const { kind = "", id = "" } = useParams();
  useEffect(() => focusField(decodeURIComponent(location.hash.slice(1))), []);
  const refused = outcome?.shown?.issues ?? [];

  // Saved: the form's content equals the stored one.
  const savedAt = outcome?.done ? outcome.at : null;
  useEffect(() => {
    if (savedAt !== null) setUnsaved(false);
  }, [savedAt]);

  /** The document that the form holds, with entries that were added to it. */
  const content: FormContent = {
    read: (element) => [["document", JSON.stringify(readDocument(fields, new FormData(element)))]],
    putBack: (element, [kept]) => {
      const held = JSON.stringify(readDocument(fields, new FormData(element)));
      if (!kept || kept[1] === held) return false;
      setEdited(({ round }) => ({ document: JSON.parse(kept[1]), round: round + 1 }));
      setUnsaved(true);
      return true;
    },
  };
  const discard = () => {
    setEdited(({ round }) => ({ document: given.document, round: round + 1 }));
    setUnsaved(false);
  };

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return;
    event.preventDefault();
    const document = changeDocument(fields, readDocument(fields, new FormData(event.currentTarget)), submitter.value);
    setEdited(({ round }) => ({ document, round: round + 1 }));
    setUnsaved(true);
  }

  return (
    <ActForm
      name="document"
      element={form}
      noValidate
      content={content}
      stays
      onEmpty={discard}
      onSubmit={onSubmit}
      onInput={() => setUnsaved(true)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" value={version} />
      {/* Enter in a field saves: a form is sent by its first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" disabled={isSending} />
      {isWithdrawing && (
        <div className="grid gap-1 rounded-lg bg-danger-tint px-3 py-2 text-danger">
          <p>{words.form.withdrawn}</p>
          {kind === "course" && <p>{words.form.courseStays}</p>}
        </div>
      )}
      {isOff && <p className="rounded-lg bg-sunken px-3 py-2">{words.form.isOff}</p>}
      {outcome?.newer && <NewerDraft key={outcome.at} newer={outcome.newer} />}
      {placed.length > 0 && refused.length === 0 && <IssueList issues={placed} />}
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${page.columns}`}>
        <div className={page.isShown ? "max-xl:hidden" : ""}>
          <DocumentFields key={edited.round} fields={fields} document={edited.document} issues={issues} />
        </div>
        {country !== null && (
          <div className={page.look}>
            <LivePreview
              {...pageOfDocument({ fields, of: { kind, id }, country }, words)}
              {...{ form, round: edited.round, hide: page.hide }}
            />
          </div>
        )}
      </div>
      <div className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 max-md:bottom-14 md:-mx-6 md:px-6">
        {refused.length > 0 && (
          <div className="max-h-[40dvh] basis-full overflow-y-auto rounded-lg bg-danger-tint px-4 py-3 text-danger">
            <IssueLinks issues={refused} />
          </div>
        )}
        <button type="submit" name="intent" value="publish" className="button button-main" disabled={isSending}>
          {words.publish.button}
        </button>
        <button type="submit" className="button button-quiet" disabled={isSending}>
          {words.form.save}
          <kbd className="key max-md:hidden">{words.form.saveKeys}</kbd>
        </button>
        {mayWithdraw && (
          <button type="submit" name="intent" value="withdraw" className="button button-danger" disabled={isSending}>
            {words.form.withdraw}
          </button>
        )}
        {page.show && (
          <button type="button" className={`button button-quiet noscript:hidden ${page.button}`} onClick={page.show}>
            {words.preview.live.show}
          </button>
        )}
        <p className="text-ink-soft empty:hidden">{isUnsaved ? words.form.unsaved : ""}</p>
        <OutcomeNote outcome={outcome} />
      </div>
    </ActForm>
  );
}

/** Saves with Ctrl or ⌘ and S. */
function useSaveKey(form: { current: HTMLFormElement | null }) {
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    addEventListener("keydown", save);
    return () => removeEventListener("keydown", save);
  }, [form]);
}
