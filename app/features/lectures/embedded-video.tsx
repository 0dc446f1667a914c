import type { Lecture } from "#shared/contracts/lecture.ts";
import { failures } from "#shared/messages/en/toasts.ts";
import { lectureSource } from "#shared/rules/lecture-source.ts";

/** A lecture from another host, in a frame of our own that may embed this host and no other. */
export function EmbeddedVideo({ lecture }: { lecture: Lecture }) {
  const source = lectureSource(lecture.url);
  if (source?.kind !== "embed")
    return (
      <p role="alert" className="grid grow place-content-center p-6 text-center text-lead">
        {failures.video}
      </p>
    );
  return (
    <iframe
      src={`/api/embeds/${source.host}?id=${encodeURIComponent(source.id)}`}
      title={lecture.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="min-h-0 w-full grow border-0"
    />
  );
}
