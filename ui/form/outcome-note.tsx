import { ActNote } from "./act-note.tsx";
import type { ActOutcome } from "./act-outcome.ts";
import { useIsClaimed } from "./claims.ts";
import { useSendingFrame } from "./sending-frame.ts";

/** The outcome of a form that has left the page with its act, or of a page without scripts; it stays in view. */
export function OutcomeNote({ outcome }: { outcome: ActOutcome | undefined }) {
  const isClaimed = useIsClaimed(outcome?.form);
  return (
    <>
      <ActNote outcome={isClaimed ? undefined : outcome} className="sticky top-2 z-10" />
      {outcome?.undo && <PlainUndo sent={outcome.undo} />}
    </>
  );
}

/** Undoes an act without scripts. */
function PlainUndo({ sent }: { sent: Record<string, string> }) {
  const { sending } = useSendingFrame();
  return (
    <noscript>
      <form method="post">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button button-quiet">
          {sending.undo}
        </button>
      </form>
    </noscript>
  );
}
