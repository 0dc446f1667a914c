import { webmEnd, webmHead } from "#domains/lectures/rules/webm-end.ts";

/** The fault a browser finds when it plays a film: nothing to play, sound without a picture, or an early end. */
export type FilmProblem = "unplayable" | "noPicture" | "cut";

/** The longest that a step may take, in milliseconds; a browser that needs longer has not said anything. */
const patience = 8_000;

/** The commonest codecs of each kind; a browser that cannot play these proves nothing about a film of that kind. */
const ordinary = {
  mp4: 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"',
  webm: 'video/webm; codecs="vp9, opus"',
};

/**
 * Plays the beginning and the end of a film before it is uploaded. Returns what is wrong with it; null if it plays, or if
 * this browser cannot say.
 */
export async function tryFilm(file: File): Promise<FilmProblem | null> {
  const video = document.createElement("video");
  const kind = file.name.toLowerCase().endsWith(".webm") ? "webm" : "mp4";
  const head = new Uint8Array(
    await file
      .slice(0, webmHead)
      .arrayBuffer()
      .catch(() => new ArrayBuffer()),
  );
  if (file.size === 0) return "unplayable";
  if ((webmEnd(head) ?? 0) > file.size) return "cut";
  if (video.canPlayType(ordinary[kind]) === "") return null;
  const url = URL.createObjectURL(file);
  video.muted = true;
  video.preload = "auto";
  try {
    const begun = next(video, "loadeddata");
    video.src = url;
    const [first, length] = [await begun, video.duration];
    if (first !== "loadeddata") return first === "error" ? "unplayable" : null;
    if (video.videoWidth === 0) return "noPicture";
    if (!Number.isFinite(length)) return null;
    const sought = next(video, "seeked");
    video.currentTime = Math.max(0, length - 0.1);
    if ((await sought) === "error") return "cut";
    // At the end of what there is, a browser corrects the length that the film promises.
    return video.duration < length - 2 ? "cut" : null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

/** The next of an event and an error; null if neither comes in time. */
function next<Name extends "loadeddata" | "seeked">(video: HTMLVideoElement, name: Name) {
  return new Promise<Name | "error" | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), patience);
    for (const one of [name, "error"] as const)
      video.addEventListener(
        one,
        () => {
          clearTimeout(timer);
          resolve(one);
        },
        { once: true },
      );
  });
}
