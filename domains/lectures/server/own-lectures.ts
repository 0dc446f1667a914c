import type { Database } from "#server/db/client.ts";
import { findWatchedLectures } from "./progress-queries.ts";

interface Deps {
  database: Database;
  /** The length of a video in seconds, by its address; null where it is not known. */
  videoLength: (url: string) => Promise<number | null>;
}

type Watched = Awaited<ReturnType<typeof findWatchedLectures>>[number];

/** A student's progress in the lectures of a batch. */
export interface OwnLectures {
  all: number;
  finished: number;
  /** The lecture to continue with; null once all are finished. */
  next: {
    number: number;
    title: string;
    /** Whether it was begun. */
    isBegun: boolean;
    /** Its remaining minutes, at least one; null for one that was not begun or has no known length. */
    minutesLeft: number | null;
    path: string;
  } | null;
}

/** A user's progress in each of these batches that has lectures. */
export async function findOwnLectures(
  deps: Deps,
  { userId, batchIds }: { userId: string; batchIds: string[] },
): Promise<Map<string, OwnLectures>> {
  const found = await findWatchedLectures(deps.database, { userId, batchIds });
  const byBatch = [...Map.groupBy(found, ({ lecture }) => lecture.batchId)];
  const summed = byBatch.map(async ([batchId, lectures]): Promise<[string, OwnLectures]> => {
    const finished = lectures.filter(({ progress }) => progress?.isFinished).length;
    const next = nextLecture(lectures);
    return [batchId, { all: lectures.length, finished, next: next ? await shownNext(deps, next) : null }];
  });
  return new Map(await Promise.all(summed));
}

/** The unfinished lecture that was watched last, or else the first unfinished one after the lecture watched last. */
function nextLecture(lectures: Watched[]): Watched | undefined {
  const isOpen = ({ progress }: Watched) => !progress?.isFinished;
  const begun = lectures.filter(({ progress }) => progress !== null);
  const latest = begun.toSorted((a, b) => Number(b.progress?.updatedAt) - Number(a.progress?.updatedAt))[0];
  if (!latest || isOpen(latest)) return latest ?? lectures[0];
  return lectures.slice(lectures.indexOf(latest)).find(isOpen) ?? lectures.find(isOpen);
}

async function shownNext({ videoLength }: Deps, { lecture, progress }: Watched): Promise<OwnLectures["next"]> {
  const length = progress && (await videoLength(lecture.url));
  const left = progress && length ? Math.max(1, Math.round((length - progress.seconds) / 60)) : null;
  return {
    ...{ number: lecture.lectureNumber, title: lecture.title, minutesLeft: left, isBegun: progress !== null },
    path: `/recorded-lectures/${lecture.batchId}#video-${lecture.id}`,
  };
}
