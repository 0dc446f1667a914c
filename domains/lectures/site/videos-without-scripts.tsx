import type { Lecture } from "#domains/lectures/contract.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { PlayerWords } from "./video.tsx";

/** The anchor of a lecture's video in `VideosWithoutScripts`. */
export function videoId(lectureId: string): string {
  return `video-${lectureId}`;
}

/** `watch` is the link to a lecture on another host. */
type Words = { watch: string; player: Pick<PlayerWords, "captions" | "failed"> };

function PlainVideo({ lecture: { title, url, captionsUrl }, watch, player }: { lecture: Lecture } & Words) {
  if (url === "") return <p>{player.failed}</p>;
  if (!url.startsWith("/")) return <a href={url}>{watch}</a>;
  const attributes = { src: url, "aria-label": title, controls: true, playsInline: true, preload: "none" };
  return (
    <video {...attributes} className="aspect-video w-full bg-band">
      {captionsUrl && <track kind="captions" src={captionsUrl} srcLang={siteLocale} label={player.captions} default />}
    </video>
  );
}

/** The videos one below the other, for browsers without scripts, where no player can open. */
export function VideosWithoutScripts({ lectures, ...words }: { lectures: Lecture[] } & Words) {
  return (
    <noscript>
      {lectures.map((lecture) => (
        <section key={lecture._id} id={videoId(lecture._id)} className="mt-10">
          <h2 dir="auto" className="mb-4 text-xl">
            {lecture.lectureNumber}. {lecture.title}
          </h2>
          <PlainVideo lecture={lecture} {...words} />
        </section>
      ))}
    </noscript>
  );
}
