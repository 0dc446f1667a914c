import { type FormEvent, useRef, useState } from "react";
import { Link, useNavigation } from "react-router";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { DocumentFields } from "./document-fields.tsx";
import { changeDocument, readDocument } from "./document-form.ts";
import type { Field } from "./document-shape.ts";
import type { InstitutePart } from "./institute-parts.ts";

interface InstituteScreenProps {
  part: InstitutePart;
  fields: Field[];
  document: unknown;
  version: number;
  /** Whether changes of the facts wait as a draft; they are shown, and published with the next ones. */
  hasDraft: boolean;
  outcome: Outcome | undefined;
}

/** One screen of the institute's facts, which is published as it is saved. */
export function InstituteScreen({ part, fields, document, version, hasDraft, outcome }: InstituteScreenProps) {
  const { institute: words } = useFrame().words.content;
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState({ document: outcome?.document ?? document, round: 0, of: outcome?.at });
  const isAnswered = outcome?.document !== undefined && outcome.at !== edited.of;
  const held = isAnswered ? { document: outcome.document, round: edited.round + 1 } : edited;
  const isSending = useNavigation().state !== "idle";
  const issues = Object.entries(outcome?.fields ?? {}).map(([field, message]) => ({ field, message }));
  const { title, about } = words.parts[part];
  const show = (next: unknown) => setEdited({ document: next, round: held.round + 1, of: outcome?.at });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return;
    event.preventDefault();
    show(changeDocument(fields, readDocument(fields, new FormData(event.currentTarget)), submitter.value));
  };
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{about}</p>
      </header>
      {hasDraft && (
        <p className="rounded-lg bg-sunken px-3 py-2">
          <span>{words.draft}</span>{" "}
          <Link to="/content/company/company/compare" className="link">
            {words.compare}
          </Link>
        </p>
      )}
      <ActForm
        name={`institute ${part}`}
        element={form}
        noValidate
        stays
        onSubmit={onSubmit}
        onEmpty={() => show(document)}
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="seen" value={version} />
        {/* Enter in a field saves: a form is sent by its first button. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" disabled={isSending} />
        <DocumentFields key={held.round} fields={fields} document={held.document} issues={issues} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className="button button-main" disabled={isSending}>
            {words.save}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
    </div>
  );
}
