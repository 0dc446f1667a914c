import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Lecture } from "#domains/lectures/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { Button } from "#ui/site/button.tsx";
import { useVideo } from "./use-video.ts";
import { pressVideoKey, speeds } from "./video-keys.ts";

/** The player's words; `failed` is shown in place of a video that cannot be played. */
export type PlayerWords = Messages["lectures"]["player"] & { failed: string };

type VideoProps = {
  lecture: Lecture;
  renew: () => Promise<boolean>;
  words: PlayerWords;
  /** Shown at the end of the bar below the video. */
  children?: ReactNode;
};

/** 75 → "1:15". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A lecture from our own files: the browser's player, with keys, speed, captions and the stored position. */
export function Video({ lecture, renew, words, children }: VideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playback = useVideo({ lecture, video, renew });
  const { handlers, resumedAt, startOver, speed, chooseSpeed, failed, tryAgain } = playback;

  // The frame takes the focus so that keys work at once, even while the dialog is opening.
  useLayoutEffect(() => {
    frame.current?.setAttribute("autofocus", "");
    frame.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!video.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = event.target === video.current;
    if (!focused && event.target !== frame.current) return;
    if (pressVideoKey(event.key, { video: video.current, focused, speed, chooseSpeed })) event.preventDefault();
  };
  return (
    <>
      <div
        ref={frame}
        role="application"
        aria-label={lecture.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys, so it takes the focus
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="relative min-h-0 grow -outline-offset-4"
      >
        <video
          {...handlers}
          ref={video}
          src={lecture.url}
          aria-label={lecture.title}
          controls
          autoPlay
          playsInline
          className="absolute inset-0 size-full bg-band"
        >
          {lecture.captionsUrl && (
            <track kind="captions" src={lecture.captionsUrl} srcLang={siteLocale} label={words.captions} default />
          )}
        </video>
        {failed && (
          <div role="alert" className="absolute inset-0 grid place-content-center gap-5 bg-band p-6 text-center">
            <p className="text-lead">{words.failed}</p>
            <Button variant="onBand" onClick={tryAgain}>
              {words.again}
            </Button>
          </div>
        )}
      </div>
      <div className="flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 md:px-6">
        <label className="flex items-center gap-2 text-sm">
          {words.speed}
          <select
            value={speed}
            onChange={(event) => chooseSpeed(Number(event.target.value))}
            className="min-h-11 rounded-control border border-band-line bg-band px-3 text-base text-on-band"
          >
            {speeds.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="text-sm text-on-band-soft">
          {resumedAt !== null && fillText(words.resumed, { time: clock(resumedAt) })}
        </p>
        {resumedAt !== null && (
          <button type="button" onClick={startOver} className="min-h-11 text-sm underline">
            {words.startOver}
          </button>
        )}
        <p className="mx-auto hidden max-w-md text-sm text-on-band-soft xl:block">{words.keys}</p>
        <div className="ms-auto max-w-full">{children}</div>
      </div>
    </>
  );
}
