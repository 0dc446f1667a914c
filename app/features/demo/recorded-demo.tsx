import type { RecordedDemo as Recording } from "#shared/contracts/content/page.ts";

type RecordedDemoProps = {
  demo: Omit<Recording["video"], "duration" | "uploadDate">;
  /** The language of the captions, and the note that says so. */
  captionsLabel: string;
  captionsNote: string;
};

/** A recording that plays in the page; nothing is downloaded before the visitor presses play. */
export function RecordedDemo({ demo, captionsLabel, captionsNote }: RecordedDemoProps) {
  return (
    <figure>
      <video
        controls
        preload="none"
        playsInline
        poster={demo.posterUrl}
        aria-label={demo.title}
        className="aspect-video w-full rounded-card bg-band shadow-card"
      >
        <source src={demo.url} type="video/mp4" />
        <track kind="captions" src={demo.captionsUrl} srcLang={demo.captionsLanguage} label={captionsLabel} default />
      </video>
      <figcaption className="mt-4">
        <p className="font-display text-lg font-bold">{demo.title}</p>
        <p className="mt-1 text-ink-soft">{demo.description}</p>
        <p className="mt-1 text-sm text-ink-faint">
          {demo.durationText} · {captionsNote}
        </p>
      </figcaption>
    </figure>
  );
}
