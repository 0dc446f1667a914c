import type { Lecture } from "#shared/contracts/lecture.ts";
import { lecturesPage } from "#shared/messages/en/lectures.ts";
import { failures } from "#shared/messages/en/toasts.ts";

/** The anchor of a lecture's video in `VideosWithoutScripts`. */
export function videoId(lectureId: string): string {
  return `video-${lectureId}`;
}

function PlainVideo({ lecture: { title, url, captionsUrl } }: { lecture: Lecture }) {
  if (url === "") return <p>{failures.video}</p>;
  if (!url.startsWith("/")) return <a href={url}>{lecturesPage.table.watch}</a>;
  const attributes = { src: url, "aria-label": title, controls: true, playsInline: true, preload: "none" };
  return (
    <video {...attributes} className="aspect-video w-full bg-band">
      {captionsUrl && (
        <track kind="captions" src={captionsUrl} srcLang="en" label={lecturesPage.player.captions} default />
      )}
    </video>
  );
}

/** The videos one below the other, for browsers without scripts, where no player can open. */
export function VideosWithoutScripts({ lectures }: { lectures: Lecture[] }) {
  return (
    <noscript>
      {lectures.map((lecture) => (
        <section key={lecture._id} id={videoId(lecture._id)} className="mt-10">
          <h2 dir="auto" className="mb-4 text-xl">
            {lecture.lectureNumber}. {lecture.title}
          </h2>
          <PlainVideo lecture={lecture} />
        </section>
      ))}
    </noscript>
  );
}
