import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { formats, type Locale } from "#shared/formats/formats.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import {
  continueAll,
  continueVideo,
  forgetVideo,
  pauseVideo,
  type SentVideo,
  sendAnyway,
  sendVideos,
  sentVideos,
} from "./lecture-uploads.ts";

export type ShownUpload = {
  id: string;
  title: string;
  fileName: string;
  size: number;
  received: number;
  modifiedAt: number;
  isOwn: boolean;
  /** The reason why it became no lecture, as text. */
  refused: string | null;
};

const nothing: readonly SentVideo[] = [];

type UploadPanelProps = {
  batchId: string;
  /** The class that the videos record. */
  classId?: string | null;
  uploads: ShownUpload[];
};

/** Sends videos, and shows those being sent and those that wait to be continued. */
export function UploadPanel({ batchId, classId = null, uploads }: UploadPanelProps) {
  const { upload: words } = useFrame().words.lectures;
  const sent = useSyncExternalStore(sentVideos.subscribe, sentVideos.read, () => nothing).filter(({ key }) =>
    key.startsWith(`${batchId}/`),
  );
  const onTheirWay = sent.filter(({ state }) => state !== "done");
  const active = new Set(onTheirWay.map(({ uploadId }) => uploadId));
  const others = uploads.filter(({ id }) => !active.has(id));
  const isSending = sent.some(({ state }) => state === "sending");
  const isFinishing = others.some(({ size, received, refused }) => size === received && refused === null);
  const endedCount = sent.filter(({ state }) => state === "done" || state === "refused").length;
  useLooking(isFinishing, endedCount);
  useStaying(isSending);

  return (
    <section className="card grid gap-3 p-4" aria-labelledby="upload">
      <h2 id="upload" className="text-lg">
        {words.title}
      </h2>
      <div className="grid gap-1">
        <label htmlFor="videos" className="text-sm font-semibold">
          {words.choose}
        </label>
        <input
          id="videos"
          type="file"
          multiple
          accept="video/mp4,video/webm,.mp4,.m4v,.webm"
          className="control"
          aria-describedby="videos-hint"
          onChange={({ currentTarget }) => {
            const own = uploads.filter(({ isOwn, refused }) => isOwn && refused === null);
            sendVideos({ batchId, classId }, [...(currentTarget.files ?? [])], own);
            currentTarget.value = "";
          }}
        />
        <p id="videos-hint" className="text-sm text-ink-faint">
          {words.hint}
        </p>
        <noscript>
          <p className="text-sm text-danger">{words.needsScripts}</p>
        </noscript>
      </div>
      {onTheirWay.map((video) => (
        <OwnVideo key={video.key} video={video} />
      ))}
      {others.map((upload) => (
        <Waiting key={upload.id} upload={upload} />
      ))}
    </section>
  );
}

/** Refetches the state of an upload that ended, and the new lecture while a whole video is made one. */
function useLooking(isFinishing: boolean, endedCount: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (endedCount > 0) void revalidate();
  }, [endedCount, revalidate]);
  useEffect(() => {
    if (!isFinishing) return;
    const timer = setInterval(() => void revalidate(), 1_500);
    return () => clearInterval(timer);
  }, [isFinishing, revalidate]);
}

/** Asks before the page is left while a video is sent, and continues once the connection is back. */
function useStaying(isSending: boolean) {
  useEffect(() => {
    addEventListener("online", continueAll);
    return () => removeEventListener("online", continueAll);
  }, []);
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSending]);
}

/** Whether a part of a video has arrived, or may. */
const isUnderWay = (state: SentVideo["state"]) => state === "sending" || state === "paused";

/** A video by its file's name, its size, and the part of it that has arrived; null where none is on its way. */
function HowFar({ name, received, size }: { name: string; received: number | null; size: number }) {
  const { lang } = useFrame().language;
  const { progress, whole } = useFrame().words.lectures.upload;
  return (
    <p className="flex items-baseline justify-between gap-3">
      <bdi className="min-w-0 truncate font-semibold">{name}</bdi>
      <span className="text-sm whitespace-nowrap text-ink-soft">
        {received === null
          ? fillText(whole, { size: megabytes(size, lang) })
          : fillText(progress, { percent: percentOf(received, size), size: megabytes(size, lang) })}
      </span>
    </p>
  );
}

function OwnVideo({ video: { key, name, size, sent, state, problem } }: { video: SentVideo }) {
  const { lectures, frame } = useFrame().words;
  const { upload: words } = lectures;
  const told = problem && ("text" in problem ? problem.text : words.problems[problem.reason]);
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <HowFar name={name} received={isUnderWay(state) ? sent : null} size={size} />
      {state !== "refused" && state !== "trying" && state !== "doubtful" && (
        <progress value={sent} max={size} aria-label={fillText(words.sending, { name })} className="h-2 w-full" />
      )}
      <p role="status" className={`text-sm ${problem ? "text-danger" : "text-ink-soft"}`}>
        <span>{told ?? (state === "paused" ? words.paused : null) ?? (state === "trying" ? words.trying : null)}</span>
        {problem && "reason" in problem && problem.reason === "signedOut" && (
          <span>
            {" "}
            <a
              href="/sign-in?from=%2Fadmin"
              target="_blank"
              rel="noopener noreferrer"
              className="font-semibold underline"
            >
              {frame.signIn}
            </a>
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-2">
        {state === "sending" && (
          <button type="button" className="button button-quiet" onClick={() => pauseVideo(key)}>
            {words.pause}
          </button>
        )}
        {state === "paused" && (
          <button type="button" className="button button-main" onClick={() => continueVideo(key)}>
            {words.continue}
          </button>
        )}
        {state === "doubtful" && (
          <button type="button" className="button button-quiet" onClick={() => sendAnyway(key)}>
            {words.anyway}
          </button>
        )}
        {(state === "refused" || state === "doubtful") && (
          <button type="button" className="button button-quiet" onClick={() => forgetVideo(key)}>
            {words.forget}
          </button>
        )}
      </p>
    </div>
  );
}

function Waiting({ upload: { id, fileName, size, received, isOwn, refused } }: { upload: ShownUpload }) {
  const { upload: words } = useFrame().words.lectures;
  const isWhole = size === received;
  const note = isOwn ? words.again : words.others;
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <HowFar name={fileName} received={refused ? null : received} size={size} />
      <p role="status" className={`text-sm ${refused ? "text-danger" : "text-ink-soft"}`}>
        {refused ?? (isWhole ? words.finishing : note)}
      </p>
      {(refused || !isWhole) && (
        <ActForm name={`discard ${id}`}>
          <input type="hidden" name="upload" value={id} />
          <button type="submit" name="intent" value="discard" className="button button-danger">
            {words.discard}
          </button>
        </ActForm>
      )}
    </div>
  );
}

const percentOf = (part: number, whole: number) => Math.floor((part / whole) * 100);
const megabytes = (bytes: number, lang: Locale) =>
  bytes < 1_000_000 ? String(Math.sign(bytes)) : formats(lang).number(Math.round(bytes / 1_000_000));
