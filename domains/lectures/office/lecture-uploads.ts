import type { DetailedError, Upload } from "tus-js-client";
import { cutText } from "#shared/cut-text.ts";
import { type FilmProblem, tryFilm } from "./try-film.ts";

/** A video that this page sends. */
export interface SentVideo {
  key: string;
  /** The id of its upload; null until it has begun. */
  uploadId: string | null;
  name: string;
  size: number;
  sent: number;
  /** It is tried in this browser first; a doubtful one does not play here, and waits for a decision. */
  state: "trying" | "doubtful" | "sending" | "paused" | "done" | "refused";
  /** The reason why it stopped: words of the server, or the name of a reason of the page's own. */
  problem: { text: string } | { reason: "changed" | "line" | "signedOut" | FilmProblem } | null;
}

interface Video extends SentVideo {
  batchId: string;
  /** The class that it records. */
  classId: string | null;
  file: File;
  upload: Upload | null;
}

/** An unfinished upload that a file may continue. */
interface Unfinished {
  id: string;
  fileName: string;
  size: number;
  modifiedAt: number;
}

/** Part of a video that is sent in one request, in bytes: the most that a lost connection costs. */
export const uploadPiece = 4 * 1024 * 1024;

/** Delays before a failed piece is sent again, in milliseconds; they start over after each piece that arrived. */
const waits = [0, 1_000, 3_000, 5_000, 10_000, 10_000, 20_000, 30_000, 30_000, 60_000];

let videos: readonly Video[] = [];
const listeners = new Set<() => void>();

/** Videos are still sent while staff look at other screens of the office. */
export const sentVideos = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): readonly SentVideo[] => videos,
};

function change(key: string, changes: Partial<Video>) {
  videos = videos.map((video) => (video.key === key ? { ...video, ...changes } : video));
  for (const listener of listeners) listener();
}

/** Files that may be chosen once more. */
const isOver = ({ state }: SentVideo) => state === "done" || state === "refused" || state === "doubtful";

/** Sends files as lectures of a batch once they were tried in this browser, or continues their unfinished uploads. */
export function sendVideos(
  { batchId, classId }: { batchId: string; classId: string | null },
  files: File[],
  unfinished: Unfinished[],
) {
  for (const file of files) {
    const { name, size, lastModified } = file;
    const key = `${batchId}/${name}/${size}/${lastModified}`;
    if (videos.some((video) => video.key === key && !isOver(video))) continue;
    const before = unfinished.find(
      (one) => one.fileName === name && one.size === size && one.modifiedAt === lastModified,
    );
    const video: Video = {
      ...{ key, uploadId: before?.id ?? null, name, size, sent: 0, problem: null },
      ...{ batchId, classId, file, upload: null, state: before ? "sending" : "trying" },
    };
    videos = [...videos.filter((one) => one.key !== key), video];
    void (before ? start(video) : tryThenStart(video));
  }
  for (const listener of listeners) listener();
}

async function tryThenStart(video: Video) {
  const { key, file } = video;
  const problem = await tryFilm(file);
  if (!videos.includes(video)) return;
  if (problem) return change(key, { state: "doubtful", problem: { reason: problem } });
  sendAnyway(key);
}

/** Sends a video, whatever this browser says of it: the server looks at it too. */
export function sendAnyway(key: string) {
  change(key, { state: "sending", problem: null });
  const video = videos.find((one) => one.key === key);
  if (video) void start(video);
}

async function start({ batchId, classId, key, file, uploadId }: Video) {
  const { Upload } = await import("tus-js-client");
  const endpoint = `/admin/uploads/${encodeURIComponent(batchId)}`;
  const refuse = (problem: Video["problem"], state: "paused" | "refused") => change(key, { problem, state });
  const stopIfUnreadable = async () => {
    if (!(await isUnreadable(file))) return;
    await upload.abort();
    refuse({ reason: "changed" }, "refused");
  };
  const upload: Upload = new Upload(file, {
    endpoint,
    uploadUrl: uploadId && `${endpoint}/${uploadId}`,
    chunkSize: uploadPiece,
    retryDelays: waits,
    storeFingerprintForResuming: false,
    metadata: {
      ...{ title: titleOf(file.name), filename: file.name, lastmodified: String(file.lastModified) },
      ...(classId && { class: classId }),
    },
    onShouldRetry(error) {
      const status = error.originalResponse?.getStatus() ?? 0;
      if (status === 0) void stopIfUnreadable();
      const isBegun = error.originalRequest.getMethod() !== "POST";
      return status === 0 || status >= 500 || (isBegun && (status === 409 || status === 423));
    },
    onUploadUrlAvailable: () => change(key, { uploadId: upload.url?.split("/").at(-1) ?? null }),
    onProgress: (sent) => change(key, { sent, problem: null }),
    onSuccess: () => change(key, { state: "done", sent: file.size }),
    onError(error) {
      const response = (error as Partial<DetailedError>).originalResponse;
      const status = response?.getStatus() ?? 0;
      if (status === 401) return refuse({ reason: "signedOut" }, "paused");
      if (status === 0 || status >= 500) return refuse({ reason: "line" }, "paused");
      return refuse({ text: response?.getBody() ?? "" }, "refused");
    },
  });
  change(key, { upload });
  upload.start();
}

/** Stops sending a video for now. */
export function pauseVideo(key: string) {
  void videos.find((video) => video.key === key)?.upload?.abort();
  change(key, { state: "paused", problem: null });
}

/** Continues a stopped video. */
export function continueVideo(key: string) {
  const video = videos.find((one) => one.key === key);
  if (video?.state !== "paused") return;
  change(key, { state: "sending", problem: null });
  video.upload?.start();
}

/** Forgets a video that is a lecture now, or was refused. */
export function forgetVideo(key: string) {
  videos = videos.filter((video) => video.key !== key);
  for (const listener of listeners) listener();
}

/** Continues everything that stopped only because of the connection. */
export function continueAll() {
  for (const { key, problem } of videos)
    if (problem && "reason" in problem && problem.reason === "line") continueVideo(key);
}

/** A file that was changed since it was chosen cannot be read any more. */
async function isUnreadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return false;
  } catch {
    return true;
  }
}

/** A title from a file's name: "03 - Joins_and_keys.mp4" → "03 - Joins and keys". */
function titleOf(name: string): string {
  const title = name
    .replace(/\.[^.]*$/, "")
    .replaceAll("_", " ")
    .trim();
  return cutText(title || name, 160);
}
