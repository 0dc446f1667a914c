import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useBlocker, useNavigation } from "react-router";
import { useFrame } from "#ui/office/frame.ts";
import type { Outcome } from "#ui/office/outcome.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { changeDocument, readDocument } from "./document-form.ts";
import type { Field } from "./document-shape.ts";
import type { FieldIssue } from "./field-issues.ts";
import { IssueList } from "./issue-list.tsx";
import { NewerDraft } from "./newer-draft.tsx";

type DocumentFormProps = {
  fields: Field[];
  document: unknown;
  version: number;
  issues: FieldIssue[];
  isWithdrawing: boolean;
  mayWithdraw: boolean;
  outcome: Outcome | undefined;
};

/**
 * The form of a document. The browser holds the typed text; a step that adds, moves or removes something starts from
 * what the form holds then, so that nothing typed is lost.
 */
export function DocumentForm({ fields, issues, version, isWithdrawing, mayWithdraw, ...given }: DocumentFormProps) {
  const { content } = useFrame().words;
  const { outcome } = given;
  const [edited, setEdited] = useState({ document: outcome?.document ?? given.document, round: 0 });
  const form = useRef<HTMLFormElement>(null);
  const { isUnsaved, setUnsaved } = useUnsaved(content.form.leave);
  const isSending = useNavigation().state !== "idle";
  useSaveKey(form);

  // Saved: the form's content equals the stored one.
  const savedAt = outcome?.done ? outcome.at : null;
  useEffect(() => {
    if (savedAt !== null) setUnsaved(false);
  }, [savedAt, setUnsaved]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return;
    event.preventDefault();
    const document = changeDocument(fields, readDocument(fields, new FormData(event.currentTarget)), submitter.value);
    setEdited(({ round }) => ({ document, round: round + 1 }));
    setUnsaved(true);
  }

  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      noValidate
      onSubmit={onSubmit}
      onInput={() => setUnsaved(true)}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" value={version} />
      {/* Enter in a field saves: a form is sent by its first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" disabled={isSending} />
      {isWithdrawing && <p className="rounded-lg bg-danger-tint px-3 py-2 text-danger">{content.form.withdrawn}</p>}
      {outcome?.newer && <NewerDraft key={outcome.at} newer={outcome.newer} />}
      {issues.length > 0 && <IssueList issues={issues} fields={fields} />}
      <DocumentFields key={edited.round} fields={fields} document={edited.document} issues={issues} />
      <div className="sticky bottom-0 z-5 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 max-md:bottom-14 md:-mx-6 md:px-6">
        <button type="submit" className="button button-main" disabled={isSending}>
          {content.form.save}
          <kbd className="key max-md:hidden">{content.form.saveKeys}</kbd>
        </button>
        {mayWithdraw && (
          <button type="submit" name="intent" value="withdraw" className="button button-danger" disabled={isSending}>
            {content.form.withdraw}
          </button>
        )}
        <p className="text-ink-soft empty:hidden">{isUnsaved ? content.form.unsaved : ""}</p>
        <OutcomeNote outcome={outcome} />
      </div>
    </Form>
  );
}

/** Asks before the page is left with unsaved changes. */
function useUnsaved(question: string) {
  const [isUnsaved, setUnsaved] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && !confirm(question),
  );
  useEffect(() => {
    if (blocker.state === "blocked") blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isUnsaved]);
  return { isUnsaved, setUnsaved };
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
