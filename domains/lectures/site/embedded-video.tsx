import type { Lecture } from "#domains/lectures/contract.ts";
import { embedSource, framedAt } from "#shared/video-hosts.ts";

/** A lecture from another host, in a frame of our own that may embed this host and no other; `failed` if there is none. */
export function EmbeddedVideo({ lecture, failed }: { lecture: Lecture; failed: string }) {
  const source = embedSource(lecture.url);
  if (!source)
    return (
      <p role="alert" className="grid grow place-content-center p-6 text-center text-lead">
        {failed}
      </p>
    );
  return (
    <iframe
      src={framedAt(source)}
      title={lecture.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="min-h-0 w-full grow border-0"
    />
  );
}
