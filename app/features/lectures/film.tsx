import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { lecturesPage } from "#shared/content/lectures-page.ts";
import { failures } from "#shared/content/messages.ts";
import type { Lecture } from "#shared/contracts/lecture.ts";
import { pressFilmKey, speeds } from "./film-keys.ts";
import { useFilm } from "./use-film.ts";

type FilmProps = { lecture: Lecture; renew: () => Promise<boolean> };

const words = lecturesPage.player;

/** 75 → "1:15". */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A lecture from our own files: the platform's player, with keys, speed, captions, and the place where one stopped. */
export function Film({ lecture, renew }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const film = useFilm({ lectureId: lecture._id, video, renew });
  const { handlers, resumedAt, startOver, speed, chooseSpeed, failed, tryAgain } = film;

  // The keys work from the start: the film has the focus, also where the dialog is only about to open.
  useLayoutEffect(() => {
    video.current?.setAttribute("autofocus", "");
    video.current?.focus();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const isAboutFilm = event.target === video.current;
    if (!video.current || !isAboutFilm || event.ctrlKey || event.metaKey || event.altKey) return;
    if (pressFilmKey(event.key, { video: video.current, speed, chooseSpeed })) event.preventDefault();
  };
  return (
    <>
      <div className="relative min-h-0 grow">
        <video
          {...handlers}
          ref={video}
          src={lecture.url}
          aria-label={lecture.title}
          controls
          autoPlay
          playsInline
          tabIndex={0}
          onKeyDown={onKeyDown}
          className="absolute inset-0 size-full bg-band"
        >
          {lecture.captionsUrl && (
            <track kind="captions" src={lecture.captionsUrl} srcLang="en" label={words.captions} default />
          )}
        </video>
        {failed && (
          <div role="alert" className="absolute inset-0 grid place-content-center gap-5 bg-band p-6 text-center">
            <p className="text-lead">{failures.video}</p>
            <Button variant="onBand" onClick={tryAgain}>
              {words.again}
            </Button>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 pt-3 md:px-6">
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
          {resumedAt !== null && words.resumed(clock(resumedAt))}
        </p>
        {resumedAt !== null && (
          <button type="button" onClick={startOver} className="min-h-11 text-sm underline">
            {words.startOver}
          </button>
        )}
        <p className="ml-auto hidden text-sm text-on-band-soft lg:block">{words.keys}</p>
      </div>
    </>
  );
}
