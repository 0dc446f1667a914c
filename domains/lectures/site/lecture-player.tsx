import { MessageCircleQuestionMark, SkipForward, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { Lecture } from "#domains/lectures/contract.ts";
import { Modal } from "#ui/site/modal.tsx";
import { lecturePlace } from "./device-memory.ts";
import { EmbeddedVideo } from "./embedded-video.tsx";
import { type PlayerWords, Video } from "./video.tsx";

type LecturePlayerProps = {
  lectures: Lecture[];
  /** The index of the first lecture to play. */
  start: number;
  /** The same lectures with new links; null if access is closed by now. */
  renew: () => Promise<Lecture[] | null>;
  words: PlayerWords;
  /** The name of the link by which a student asks; without it there is none. */
  ask?: string | undefined;
  onClose: () => void;
};

const isOwnFile = (url: string) => url.startsWith("/");

/** The full-screen player (specification §2): one lecture after the other, closed by its button or Escape. */
export function LecturePlayer({ lectures, start, renew, words, ask, onClose }: LecturePlayerProps) {
  const [playing, setPlaying] = useState(start);
  const [linked, setLinked] = useState({ lectures, times: 0 });
  const lecture = linked.lectures[playing];
  const next = linked.lectures[playing + 1];

  const renewLinks = async () => {
    const renewed = await renew();
    if (renewed) setLinked(({ times }) => ({ lectures: renewed, times: times + 1 }));
    return renewed !== null;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key.toLowerCase() === "n" && next) setPlaying(playing + 1);
  };
  if (!lecture) return null;
  const nextButton = (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {ask && <AskLink lectureId={lecture._id} label={ask} />}
      {next && <NextLecture lecture={next} label={words.next} onClick={() => setPlaying(playing + 1)} />}
    </div>
  );
  return (
    <Modal
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={lecture.title}
      className="on-dark m-0 h-dvh max-h-none w-full max-w-none flex-col bg-band text-on-band open:flex"
    >
      <div className="flex items-center justify-between gap-4 py-2 pe-2 ps-4 md:ps-6">
        <h2 dir="auto" className="line-clamp-2 text-lg leading-snug md:text-xl">
          <span className="text-on-band-soft">{lecture.lectureNumber}.</span> {lecture.title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={words.close}
            className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-band-line"
          >
            <X size={26} aria-hidden="true" />
          </button>
        </form>
      </div>
      {isOwnFile(lecture.url) ? (
        // The fragment makes the browser load the video again, even if the new link equals the old one.
        <Video
          key={lecture._id}
          lecture={{ ...lecture, url: `${lecture.url}#${linked.times}` }}
          renew={renewLinks}
          words={words}
        >
          {nextButton}
        </Video>
      ) : (
        <>
          <EmbeddedVideo key={lecture._id} lecture={lecture} failed={words.failed} />
          <div className="flex min-h-16 items-center justify-end px-4 py-2 md:px-6">{nextButton}</div>
        </>
      )}
    </Modal>
  );
}

/** Leads to the form for a question, with the second that plays now. */
function AskLink({ lectureId, label }: { lectureId: string; label: string }) {
  const address = `/classroom/questions/new?lecture=${encodeURIComponent(lectureId)}`;
  return (
    <a
      href={address}
      onClick={({ currentTarget }) => {
        const second = lecturePlace.read(lectureId);
        currentTarget.href = second === null ? address : `${address}&at=${Math.floor(second)}`;
      }}
      className="inline-flex min-h-12 items-center gap-2.5 rounded-control border border-band-line px-4 py-2 font-semibold hover:bg-band-line"
    >
      <MessageCircleQuestionMark size={22} aria-hidden="true" className="shrink-0" />
      {label}
    </a>
  );
}

function NextLecture({ lecture, label, onClick }: { lecture: Lecture; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-12 max-w-full items-center gap-3 rounded-control border border-band-line px-4 py-2 text-start hover:bg-band-line"
    >
      <span className="min-w-0">
        <span className="block text-sm text-on-band-soft">{label}</span>
        <span dir="auto" className="line-clamp-1 font-semibold">
          {lecture.lectureNumber}. {lecture.title}
        </span>
      </span>
      <SkipForward size={22} aria-hidden="true" className="shrink-0" />
    </button>
  );
}
