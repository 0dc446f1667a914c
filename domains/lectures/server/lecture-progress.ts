import type { Lecture, WatchedPart } from "#domains/lectures/contract.ts";
import { hasSeat } from "#domains/money/server/own-seats.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import type { Viewer } from "#server/http/viewer.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { hour } from "#shared/durations.ts";
import { isPublished, type LectureFinder } from "./lecture-finder.ts";
import { closedLink, type LectureLinks } from "./lecture-links.ts";
import { findWatchedLectures, upsertLectureProgress } from "./progress-queries.ts";

export interface ProgressDeps {
  database: Database;
  lectureFinder: LectureFinder;
  lectureLinks: LectureLinks;
  videoLength: (url: string) => Promise<number | null>;
  progressLimiter: RateLimiter;
}

export interface ProgressRequest {
  lectureId: string;
  watched: WatchedPart;
  /** The token of the link that plays the lecture. */
  token: string;
  viewer: Viewer;
  /** The signed-in user. */
  user: User | null;
}

/** A link that has just expired still saves: the browser plays on from what it has loaded. */
const grace = hour;

/**
 * Stores the part that a signed-in student has watched of a lecture that is open to them: by a seat in its batch, or by
 * the link that plays it. Throws `unauthorized` for a visitor who is not signed in, `not_found` for an unknown lecture,
 * `forbidden` for one that is closed to them, and `throttled`.
 */
export async function saveLectureProgress(deps: ProgressDeps, request: ProgressRequest): Promise<void> {
  const { lectureId, user, watched } = request;
  if (!user) throw new AppError("unauthorized", "account.signedOut");
  refuseWhile(await deps.progressLimiter.take(user.id), "limit.progress");
  const lecture = await deps.lectureFinder.one(lectureId);
  if (!lecture || !isPublished(lecture)) throw new AppError("not_found", "lecture.gone");
  if (!(await hasSeat(deps.database, user, lecture.batchId))) {
    const opens = await deps.lectureLinks.read(request.token, grace);
    if (!opens(lecture, request.viewer)) throw closedLink();
  }
  await upsertLectureProgress(deps.database, { userId: user.id, lectureId, ...watched, updatedAt: new Date() });
}

/** A user's progress in the lectures of a batch, by the lecture's id; those never begun are left out. */
export async function findProgress(
  { database, videoLength }: Pick<ProgressDeps, "database" | "videoLength">,
  { userId, batchId }: { userId: string; batchId: string },
): Promise<Map<string, Lecture["progress"]>> {
  const found = await findWatchedLectures(database, { userId, batchIds: [batchId] });
  const begun = found.map(async ({ lecture, progress }): Promise<[string, Lecture["progress"]][]> => {
    if (!progress) return [];
    const { seconds, isFinished } = progress;
    return [[lecture.id, { seconds, isFinished, length: await videoLength(lecture.url) }]];
  });
  return new Map((await Promise.all(begun)).flat());
}
