type RecordingProps = {
  recording: {
    title: string;
    description: string;
    url: string;
    posterUrl?: string;
    captionsUrl: string;
    /** A language tag. */
    captionsLanguage: string;
    durationText: string;
  };
  /** The language of the captions, and the note that says so. */
  captionsLabel: string;
  captionsNote: string;
};

/** A recording that plays in the page; but for a picture, if it has one, nothing is downloaded before the visitor presses play. */
export function Recording({ recording, captionsLabel, captionsNote }: RecordingProps) {
  const { title, description, url, posterUrl, captionsUrl, captionsLanguage, durationText } = recording;
  return (
    <figure>
      <div className="relative overflow-hidden rounded-card bg-band text-on-band shadow-card">
        {posterUrl === undefined && <Cover title={title} />}
        <video
          controls
          preload="none"
          playsInline
          poster={posterUrl}
          aria-label={title}
          className="relative aspect-video w-full"
        >
          <source src={url} type="video/mp4" />
          <track kind="captions" src={captionsUrl} srcLang={captionsLanguage} label={captionsLabel} default />
        </video>
      </div>
      <figcaption className="mt-4">
        <p className="font-display text-lg font-bold">{title}</p>
        <p className="mt-1 text-ink-soft">{description}</p>
        <p className="mt-1 text-sm text-ink-faint">
          {durationText} · {captionsNote}
        </p>
      </figcaption>
    </figure>
  );
}

/** Stands behind the player until its first picture is there. */
function Cover({ title }: { title: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid content-center justify-items-start gap-5 p-6 pb-16 md:p-10 md:pb-20"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-14 rounded-full bg-accent md:size-16">
        <path d="M9.5 7.5v9l7-4.5z" className="fill-on-accent" />
      </svg>
      <p className="max-w-md font-display text-xl leading-tight font-bold md:text-3xl">{title}</p>
    </div>
  );
}
