import { useEffect, useSyncExternalStore } from "react";
import { noSheets, openSheets, sendAll, waitingSheets } from "#domains/attendance/office/waiting-sheets.ts";
import { fillCount } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** Sends the marks left behind by an earlier page, whichever screen is open, and shows that they wait. */
export function WaitingNote({ userId }: { userId: string }) {
  const { waitingMarks } = useFrame().words.frame;
  const { waiting, line } = useSyncExternalStore(waitingSheets.subscribe, waitingSheets.read, () => noSheets);
  useEffect(() => {
    openSheets(userId);
    const onLine = () => void sendAll();
    window.addEventListener("online", onLine);
    return () => window.removeEventListener("online", onLine);
  }, [userId]);
  const classes = new Set(waiting.map(({ sessionId }) => sessionId)).size;
  const isShown = classes > 0 && line !== "sending" && line !== "idle";
  return (
    <p role="status" className="border-b border-line bg-accent px-4 py-2 font-semibold text-on-accent empty:hidden">
      {isShown ? fillCount(waitingMarks, classes) : ""}
    </p>
  );
}
