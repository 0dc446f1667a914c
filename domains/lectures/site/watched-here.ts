import type { Lecture } from "#domains/lectures/contract.ts";
import { lecturePlace } from "./device-memory.ts";

type Progress = NonNullable<Lecture["progress"]>;

const watchedHere = new Map<string, Progress>();

/** A signed-in student's progress in a lecture: as the player of this page recorded it, else as the server sent it. */
export function progressOf({ _id, progress }: Lecture): Progress | undefined {
  return watchedHere.get(_id) ?? progress;
}

/** Records the player's position; a finished lecture stays finished. */
export function noteWatched(lecture: Lecture, { isFinished, ...progress }: Progress): Progress {
  const noted = { ...progress, isFinished: isFinished || progressOf(lecture)?.isFinished === true };
  watchedHere.set(lecture._id, noted);
  return noted;
}

/** Makes the server's latest position the one where the lectures continue: another device may have been later. */
export function followServer(lectures: Lecture[]) {
  for (const { _id, progress } of lectures) {
    watchedHere.delete(_id);
    if (progress) lecturePlace.write(_id, progress.seconds);
  }
}
