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

/**
 * Shows the content behind the player; without any poster Chromium paints it grey, and one of its own would be fetched
 * with the page.
 */
const seeThrough = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/**
 * A recording that plays in the page; except for a picture, if it has one, nothing is downloaded before the visitor
 * presses play.
 */
export function Recording({ recording, captionsLabel, captionsNote }: RecordingProps) {
  const { title, description, url, posterUrl, captionsUrl, captionsLanguage, durationText } = recording;
  return (
    <figure>
      <div className="relative overflow-hidden rounded-card bg-band text-on-band shadow-card">
        {posterUrl === undefined ? <Cover title={title} /> : <Poster url={posterUrl} />}
        <video
          controls
          preload="none"
          playsInline
          poster={seeThrough}
          aria-label={title}
          onPlay={({ currentTarget }) => showCaptions(currentTarget)}
          className="relative aspect-video w-full"
        >
          <source src={url} type="video/mp4" />
          <track kind="captions" src={captionsUrl} srcLang={captionsLanguage} label={captionsLabel} />
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

/** A picture of the recording, fetched when it is nearly in sight. */
function Poster({ url }: { url: string }) {
  return <img src={url} alt="" loading="lazy" decoding="async" className="absolute inset-0 size-full object-cover" />;
}

/** The cover behind the player until its first picture is there. */
function Cover({ title }: { title: string }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 grid place-content-center gap-5 pb-12 md:justify-start md:p-10 md:pb-20"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-14 rounded-full bg-accent md:size-16">
        <path d="M9.5 7.5v9l7-4.5z" className="fill-on-accent" />
      </svg>
      <p className="hidden max-w-md font-display text-3xl leading-tight font-bold md:block">{title}</p>
    </div>
  );
}

/** Captions that are on from the start would be downloaded with the page. */
function showCaptions({ currentTime, textTracks }: HTMLVideoElement) {
  const [captions] = textTracks;
  if (currentTime === 0 && captions) captions.mode = "showing";
}
