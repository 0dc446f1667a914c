import { useCallback, useState } from "react";
import type { Lecture } from "#domains/lectures/contract.ts";
import { secretIds } from "./device-memory.ts";
import { type FetchedLectures, fetchLectures } from "./fetch-lectures.ts";
import { followServer } from "./watched-here.ts";

/** `failed`: whether the reader's account opens the lectures could not be asked. */
export type Unlocking =
  | { is: "locked"; error?: string }
  | { is: "loading" }
  | { is: "failed"; error: string }
  | { is: "open"; lectures: Lecture[] };

/**
 * The messages for a Secret ID that opens nothing, for no answer, and for an empty field; the server's own comes first.
 */
export type Refusals = { locked: string; failed: string; empty: string };

/**
 * A batch's video access (specification §4): locked, loading, open. A correct Secret ID is stored on the device; a
 * refused one is removed. Without one, the account of a student with a seat opens it too; `closed` is why it does not.
 * Any failure of a Secret ID returns to locked with its message.
 */
export function useUnlocking(
  batchId: string,
  { locked, failed, empty }: Refusals,
  begin: Unlocking = { is: "locked" },
) {
  const [state, setState] = useState(begin);
  const [closed, setClosed] = useState<string | null>(null);

  const unlock = useCallback(
    async (entered: string): Promise<Unlocking> => {
      const become = (next: Unlocking) => {
        setState(next);
        return next;
      };
      const secretId = entered.trim();
      if (secretId === "") return become({ is: "locked", error: empty });
      setState({ is: "loading" });
      const answer = await fetchLectures(batchId, secretId);
      if (answer.ok) {
        secretIds.write(batchId, secretId);
        followServer(answer.lectures);
        return become({ is: "open", lectures: answer.lectures });
      }
      if (answer.locked) secretIds.remove(batchId);
      return become({ is: "locked", error: answer.message ?? (answer.locked ? locked : failed) });
    },
    [batchId, locked, failed, empty],
  );

  /** Opens the lectures to the account of a student with a seat; otherwise the gate says why it stays. */
  const openByAccount = useCallback(async (): Promise<Unlocking> => {
    setState({ is: "loading" });
    const answer = await fetchLectures(batchId, "");
    if (answer.ok) followServer(answer.lectures);
    else setClosed(answer.signedIn ? answer.message : null);
    const next = stateByAccount(answer, failed);
    setState(next);
    return next;
  }, [batchId, failed]);

  const lock = useCallback(() => setState({ is: "locked" }), []);

  /** New links for the lectures during playback; null if the batch has been closed meanwhile. */
  const renew = useCallback(async (): Promise<Lecture[] | null> => {
    const answer = await fetchLectures(batchId, secretIds.read(batchId) ?? "");
    return answer.ok ? answer.lectures : null;
  }, [batchId]);

  return { state, closed, unlock, openByAccount, lock, renew };
}

function stateByAccount(answer: FetchedLectures, failed: string): Unlocking {
  if (answer.ok) return { is: "open", lectures: answer.lectures };
  return answer.locked ? { is: "locked" } : { is: "failed", error: answer.message ?? failed };
}
