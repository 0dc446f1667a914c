import { useEffect, useEffectEvent, useRef } from "react";
import { saysSignedIn } from "#domains/accounts/rules/says-signed-in.ts";
import type { Lecture, WatchedPart } from "#domains/lectures/contract.ts";
import { noteWatched } from "./watched-here.ts";

/** Interval at which a playing video saves, in milliseconds. */
const saveEvery = 10_000;

/**
 * Saves a signed-in student's progress on the server: while the video plays, when it pauses, and when the page or the
 * player goes. `watch` is to be called as the video goes on, `save` when it stops.
 */
export function useSavedProgress(lecture: Lecture) {
  const watched = useRef<WatchedPart>(null);
  const saved = useRef<{ at: number; seconds: number; isFinished: boolean }>(null);

  const save = useEffectEvent(() => {
    const { current } = watched;
    if (!current || (saved.current?.seconds === current.seconds && saved.current.isFinished === current.isFinished))
      return;
    saved.current = { ...current, at: performance.now() };
    // The request outlives the page; a failed one is made up for by the next.
    fetch(lecture.url.replace(/\/film(\?[^#]*).*$/, "/progress$1"), {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(current),
    }).catch(() => {});
  });

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === "hidden") save();
    };
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", onHide);
      save();
    };
  }, []);

  const watch = (seconds: number, duration: number) => {
    if (!saysSignedIn(document.cookie)) return;
    const length = Number.isFinite(duration) ? duration : null;
    const { isFinished } = noteWatched(lecture, {
      ...{ seconds, length },
      isFinished: length !== null && seconds >= length * finishedFrom,
    });
    const isNewlyFinished = isFinished && watched.current?.isFinished === false;
    watched.current = { seconds: Math.round(seconds * 10) / 10, isFinished };
    saved.current ??= { ...watched.current, seconds: -1, at: performance.now() };
    if (isNewlyFinished || performance.now() - saved.current.at >= saveEvery) save();
  };
  return { watch, save };
}

/** Share of its length from which a video counts as watched to the end. */
export const finishedFrom = 0.95;
