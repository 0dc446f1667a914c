import type { Lecture } from "#domains/lectures/contract.ts";
import { lecturePlace } from "./device-memory.ts";

type Progress = NonNullable<Lecture["progress"]>;

const watchedHere = new Map<string, Progress>();

/** How far a signed-in student has watched a lecture: as the player of this page saw it, else as the server told. */
export function progressOf({ _id, progress }: Lecture): Progress | undefined {
  return watchedHere.get(_id) ?? progress;
}

/** Notes how far the player has come; what was finished stays finished. */
export function noteWatched(lecture: Lecture, { isFinished, ...progress }: Progress): Progress {
  const noted = { ...progress, isFinished: isFinished || progressOf(lecture)?.isFinished === true };
  watchedHere.set(lecture._id, noted);
  return noted;
}

/** Makes what the server has just told the place where the lectures go on: another device may have been later. */
export function followServer(lectures: Lecture[]) {
  for (const { _id, progress } of lectures) {
    watchedHere.delete(_id);
    if (progress) lecturePlace.write(_id, progress.seconds);
  }
}
