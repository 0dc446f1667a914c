import { useState } from "react";

export type RecordingProps = {
  title: string;
  description: string;
  url: string;
  posterUrl?: string | undefined;
  durationText: string;
  /** A film of this site has captions. */
  captions: { url: string; language: string; label: string } | null;
  captionsNote?: string | undefined;
  /** A film that a video host keeps: our page that frames it, the button's name, and a note about the host. */
  elsewhere: { frame: string; play: string; note: string } | null;
};

/**
 * Shows the content behind the player; without any poster Chromium paints it grey, and one of its own would be fetched
 * with the page.
 */
const seeThrough = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/** A film that plays in the page; except for a picture, if it has one, nothing is loaded before the visitor presses play. */
export function Recording({ elsewhere, ...film }: RecordingProps) {
  const { title, description, url, posterUrl, captions, captionsNote, durationText } = film;
  const notes = [durationText, captionsNote, elsewhere?.note].filter((note) => note !== undefined);
  return (
    <figure>
      <div className="relative overflow-hidden rounded-card bg-band text-on-band shadow-card">
        {posterUrl === undefined ? <Cover title={title} /> : <Poster url={posterUrl} />}
        {elsewhere && <FramedFilm {...elsewhere} title={title} url={url} hasPoster={posterUrl !== undefined} />}
        {captions && (
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
            <track kind="captions" src={captions.url} srcLang={captions.language} label={captions.label} />
          </video>
        )}
      </div>
      <figcaption className="mt-4">
        <p className="font-display text-lg font-bold">{title}</p>
        <p className="mt-1 text-ink-soft">{description}</p>
        <p className="mt-1 text-sm text-ink-faint">{notes.join(" · ")}</p>
      </figcaption>
    </figure>
  );
}

type FramedFilmProps = { frame: string; play: string; title: string; url: string; hasPoster: boolean };

/** A film of a video host: a press loads its player; without scripts the link leads to the host. */
function FramedFilm({ frame, play, title, url, hasPoster }: FramedFilmProps) {
  const [plays, setPlays] = useState(false);
  if (plays)
    return (
      <iframe
        src={frame}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className="relative block aspect-video w-full border-0 bg-band"
      />
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      aria-label={play}
      onClick={(event) => {
        event.preventDefault();
        setPlays(true);
      }}
      className="relative grid aspect-video w-full place-items-center -outline-offset-4"
    >
      {hasPoster && <PlayMark />}
    </a>
  );
}

/** A picture of the film, fetched when it is nearly in sight. */
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
      <PlayMark />
      <p className="hidden max-w-md font-display text-3xl leading-tight font-bold md:block">{title}</p>
    </div>
  );
}

function PlayMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-14 rounded-full bg-accent md:size-16">
      <path d="M9.5 7.5v9l7-4.5z" className="fill-on-accent" />
    </svg>
  );
}

/** Captions that are on from the start would be downloaded with the page. */
function showCaptions({ currentTime, textTracks }: HTMLVideoElement) {
  const [captions] = textTracks;
  if (currentTime === 0 && captions) captions.mode = "showing";
}
