import { useNavigation } from "react-router";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type DocumentRow, DocumentTable } from "./document-table.tsx";
import type { Group } from "./documents.ts";
import { IssueList } from "./issue-list.tsx";
import type { PlacedIssue } from "./placed-issues.ts";

/** What a refused publication of chosen documents shows. */
export type BulkOutcome = { issues: PlacedIssue[] };

type DocumentBulkProps = { documents: DocumentRow[]; group: Group | null; outcome: Outcome<BulkOutcome> | undefined };

/** The documents, with what can be done to several at once. */
export function DocumentBulk({ documents, group, outcome }: DocumentBulkProps) {
  const { bulk } = useFrame().words.content;
  const isSending = useNavigation().state === "submitting";
  const refused = outcome?.shown?.issues ?? [];
  if (documents.length === 0) return <DocumentTable documents={documents} group={group} />;
  return (
    <ActForm name="documents" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <DocumentTable documents={documents} group={group} />
      <div className="sticky bottom-0 z-5 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 max-md:bottom-14 md:-mx-6 md:px-6">
        {refused.length > 0 && <IssueList issues={refused} />}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-ink-soft">{bulk.label}</span>
          <button type="submit" name="intent" value="publish" className="button button-quiet" disabled={isSending}>
            {bulk.publish}
          </button>
          <button type="submit" name="intent" value="withdraw" className="button button-quiet" disabled={isSending}>
            {bulk.withdraw}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </div>
    </ActForm>
  );
}
