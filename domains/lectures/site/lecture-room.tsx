import { useEffect, useState, useSyncExternalStore } from "react";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import type { Lecture } from "#domains/lectures/contract.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { AccessGate, type AccessGateProps } from "./access-gate.tsx";
import { secretIds } from "./device-memory.ts";
import { LectureTable } from "./lecture-table.tsx";
import { useLecturePlayer } from "./use-lecture-player.ts";
import { type Refusals, type Unlocking, useUnlocking } from "./use-unlocking.ts";
import type { PlayerWords } from "./video.tsx";
import { VideosWithoutScripts, videoId } from "./videos-without-scripts.tsx";

const never = () => () => {};

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" className="rounded-card bg-surface p-4 shadow-card">
      <span className="sr-only">{label}</span>
      {[1, 2, 3, 4].map((row) => (
        <div key={row} aria-hidden="true" className="my-3 h-12 animate-pulse rounded-control bg-sunken" />
      ))}
    </div>
  );
}

/** Whether the account opens the lectures is not known: the connection or the server failed. */
function NotAsked({ text, again, onAgain }: { text: string; again: string; onAgain: () => void }) {
  return (
    <div className="rounded-card bg-surface p-10 text-center shadow-card">
      <p role="alert" className="text-lead">
        {text}
      </p>
      <Button onClick={onAgain} className="mt-5">
        {again}
      </Button>
    </div>
  );
}

type LectureRoomProps = {
  batchId: string;
  words: Pick<Messages["lectures"], "table"> & {
    gate: AccessGateProps["words"];
    player: PlayerWords;
    refusals: Refusals;
  };
  /** Whether a Secret ID opens them, besides an account. */
  bySecretId: boolean;
  /** The form's result when it was sent without scripts. */
  sent: { lectures: Lecture[] } | { refused: string } | undefined;
};

function stateAfter(sent: LectureRoomProps["sent"]): Unlocking {
  if (!sent) return { is: "locked" };
  return "refused" in sent ? { is: "locked", error: sent.refused } : { is: "open", lectures: sent.lectures };
}

/** A batch's recorded lectures: the gate, then the table, and the player over it (specification §2, §4). */
export function LectureRoom({ batchId, words, bySecretId, sent }: LectureRoomProps) {
  const { gate, table, player } = words;
  const { state, closed, unlock, openByAccount, lock, renew } = useUnlocking(batchId, words.refusals, stateAfter(sent));
  const [watching, setWatching] = useState<number | null>(null);
  const [storedSecretId, setStoredSecretId] = useState("");
  const [automatic, setAutomatic] = useState(false);
  const [byAccount, setByAccount] = useState(false);
  const mayAsk = useSyncExternalStore(
    never,
    () => saysSignedIn(document.cookie),
    () => false,
  );
  const close = () => setWatching(null);
  const LecturePlayer = useLecturePlayer(watching !== null, player.failed, close);

  // A Secret ID stored on this device is used automatically (specification §4); without one, the student's account is.
  useEffect(() => {
    const known = secretIds.read(batchId);
    if (sent || !(known || saysSignedIn(document.cookie))) return;
    setStoredSecretId(known ?? "");
    setByAccount(!known);
    setAutomatic(true);
    void (known ? unlock(known) : openByAccount()).then((next) => {
      // The portal's "Continue" names the lecture in the address.
      const asked =
        next.is === "open" ? next.lectures.findIndex(({ _id }) => `#${videoId(_id)}` === location.hash) : -1;
      if (asked >= 0) setWatching(asked);
      setStoredSecretId(secretIds.read(batchId) ?? "");
      setAutomatic(false);
    });
  }, [batchId, unlock, openByAccount, sent]);

  const unlockBySecretId = (secretId: string) => {
    setByAccount(false);
    void unlock(secretId);
  };
  const askAgain = () => {
    setAutomatic(true);
    void openByAccount().then(() => setAutomatic(false));
  };
  if (state.is === "loading" && automatic) return <LoadingRows label={table.loading} />;
  if (state.is === "failed") return <NotAsked text={state.error} again={player.again} onAgain={askAgain} />;
  if (state.is !== "open")
    return (
      <AccessGate
        from={`/recorded-lectures/${batchId}`}
        state={state}
        closed={closed}
        initialValue={storedSecretId}
        words={gate}
        bySecretId={bySecretId}
        onSubmit={unlockBySecretId}
      />
    );

  const forget = () => {
    secretIds.remove(batchId);
    setStoredSecretId("");
    lock();
  };
  return (
    <>
      {state.lectures.length === 0 ? (
        <div role="status" className="rounded-card bg-surface p-10 text-center shadow-card">
          <p className="text-lead">{table.empty}</p>
          <p className="mt-2 text-ink-soft">{table.later}</p>
        </div>
      ) : (
        <>
          <LectureTable lectures={state.lectures} words={table} onWatch={setWatching} mayAsk={mayAsk} />
          <VideosWithoutScripts lectures={state.lectures} watch={table.watch} player={player} />
        </>
      )}
      {!byAccount && (
        <button
          type="button"
          onClick={forget}
          className="mt-6 min-h-11 text-sm text-ink-faint underline noscript:hidden"
        >
          {table.forget}
        </button>
      )}
      {watching !== null && LecturePlayer && (
        <LecturePlayer
          {...{ lectures: state.lectures, start: watching, renew, words: player, onClose: close }}
          ask={mayAsk ? table.ask : undefined}
        />
      )}
    </>
  );
}
