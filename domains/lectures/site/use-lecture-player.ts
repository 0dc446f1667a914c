import { useEffect, useEffectEvent, useState } from "react";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { showToast } from "#ui/site/toast-store.ts";
import type { LecturePlayer } from "./lecture-player.tsx";

const loadPlayer = async () => (await import("./lecture-player.tsx")).LecturePlayer;

/**
 * The player, whose code loads with the first lecture watched and not with the page; undefined until then. If it fails to
 * load, a toast says so in the words of `failed` and `giveUp` is called; the next lecture watched tries again.
 */
export function useLecturePlayer(
  isWatching: boolean,
  failed: string,
  giveUp: () => void,
): typeof LecturePlayer | undefined {
  const [Player, setPlayer] = useState<typeof LecturePlayer>();
  const { toasts } = useFrame();
  const fail = useEffectEvent(() => {
    showToast("error", { title: toasts.error.title, text: failed });
    giveUp();
  });
  useEffect(() => {
    if (isWatching) loadPlayer().then((loaded) => setPlayer(() => loaded), fail);
  }, [isWatching]);
  return isWatching ? Player : undefined;
}
