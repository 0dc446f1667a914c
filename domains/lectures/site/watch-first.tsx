import { Play, X } from "lucide-react";
import { useRef, useState } from "react";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { Modal } from "#ui/site/modal.tsx";
import { secretIds } from "./device-memory.ts";
import { SecretIdForm } from "./secret-id-form.tsx";
import { useLecturePlayer } from "./use-lecture-player.ts";
import { type Refusals, useUnlocking } from "./use-unlocking.ts";
import type { PlayerWords } from "./video.tsx";

type Lectures = Messages["lectures"];

type WatchFirstProps = {
  batch: { _id: string; name: string };
  words: {
    button: string;
    prompt: Pick<Lectures["prompt"], "title" | "lead" | "submit" | "cancel">;
    gate: Pick<Lectures["gate"], "label" | "hint" | "submitting">;
    player: PlayerWords;
    refusals: Refusals;
    /** Shown for a batch without a lecture. */
    missing: string;
  };
};

/** A button that opens a batch's first lecture with the stored Secret ID, or asks for one. */
export function WatchFirst({ batch, words }: WatchFirstProps) {
  const { prompt, gate, player } = words;
  const { state, unlock, lock, renew } = useUnlocking(batch._id, words.refusals);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const begin = () => {
    setOpen(true);
    const known = secretIds.read(batch._id);
    if (known) void unlock(known);
    else lock();
  };
  const end = () => {
    setOpen(false);
    button.current?.focus();
  };
  const hasVideo = state.is === "open" && state.lectures.length > 0;
  const LecturePlayer = useLecturePlayer(open && hasVideo, player.failed, end);
  return (
    <>
      <Button ref={button} variant="quiet" onClick={begin}>
        <Play size={18} aria-hidden="true" />
        {words.button}
        <span className="sr-only">: {batch.name}</span>
      </Button>
      {LecturePlayer && state.is === "open" && (
        <LecturePlayer lectures={state.lectures} start={0} renew={renew} words={player} onClose={end} />
      )}
      {open && !hasVideo && (
        <Modal
          onClose={end}
          aria-labelledby={`watch-${batch._id}`}
          className="m-auto w-[min(30rem,100%-2rem)] rounded-card bg-surface p-6 text-ink shadow-card backdrop:bg-band/70 md:p-8"
        >
          <form method="dialog" className="float-end -mt-2 -me-2">
            <button type="submit" aria-label={prompt.cancel} className="grid size-11 place-items-center">
              <X size={22} aria-hidden="true" />
            </button>
          </form>
          <h2 id={`watch-${batch._id}`} className="text-2xl">
            {prompt.title}
          </h2>
          <p dir="auto" className="mt-1 text-sm font-medium text-ink-faint">
            {batch.name}
          </p>
          {state.is === "open" ? (
            <p role="alert" className="mt-5 text-lead">
              {words.missing}
            </p>
          ) : (
            <>
              <p className="mt-3 mb-5 text-ink-soft">{prompt.lead}</p>
              <SecretIdForm
                state={state}
                words={gate}
                submitLabel={prompt.submit}
                initialValue={secretIds.read(batch._id) ?? ""}
                onSubmit={unlock}
              />
            </>
          )}
        </Modal>
      )}
    </>
  );
}
