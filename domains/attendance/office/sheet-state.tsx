import { fillCount, fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { waitingSheets } from "./waiting-sheets.ts";

type Sheets = ReturnType<typeof waitingSheets.read>;

type SheetStateProps = {
  state: { line: Sheets["line"]; outcome: Sheets["outcomes"][string] | undefined };
  /** The number of chosen marks that are not saved. */
  changes: number;
  /** Whether the class has no marks yet. */
  isNew: boolean;
  hasWaiting: boolean;
};

/** The state of the marks: on the screen, being sent, or saved; and which marks of other members were kept. */
export function SheetState({ state: { line, outcome }, changes, isNew, hasWaiting }: SheetStateProps) {
  const { words } = useClassFrame();
  const { sheet, marks } = words.attendance;
  const conflicts = outcome?.is === "sent" ? outcome.conflicts : [];
  return (
    <div role="status" className="grid gap-1 text-sm empty:hidden">
      {hasWaiting && line === "sending" && <p className="text-ink-soft">{sheet.sending}</p>}
      {hasWaiting && line === "waiting" && <p className="font-semibold text-ink">{sheet.waiting}</p>}
      {hasWaiting && line === "signed out" && (
        <p className="text-danger">
          {sheet.signedOut}{" "}
          <a
            href="/sign-in?from=%2Fadmin"
            target="_blank"
            rel="noopener noreferrer"
            className="font-semibold underline"
          >
            {sheet.signIn}
          </a>
        </p>
      )}
      {changes > 0 && <p className="text-ink-soft">{fillCount(sheet.unsaved, changes)}</p>}
      {changes === 0 && !hasWaiting && isNew && <p className="text-ink-soft">{sheet.first}</p>}
      {changes === 0 && !hasWaiting && outcome?.is === "sent" && <p className="text-success">{sheet.sent}</p>}
      {outcome?.is === "refused" && (
        <p className="text-danger">{fillText(sheet.refused, { reason: outcome.reason })}</p>
      )}
      {conflicts.map(({ enrolmentId, name, mark, now, by }) => (
        <p key={enrolmentId} className="rounded-lg bg-danger-tint px-3 py-1.5 text-danger">
          {fillText(sheet.kept, {
            ...{ by: by ?? sheet.student, name, mark: marks[mark].toLowerCase() },
            now: now ? marks[now].toLowerCase() : sheet.nobody,
          })}
        </p>
      ))}
    </div>
  );
}
