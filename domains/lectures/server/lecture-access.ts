import type { Readable } from "node:stream";
import { lectureFileType } from "#domains/catalogue/rules/lecture-source.ts";
import { captionsBeside, filmOf } from "#domains/catalogue/server/films.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Lecture } from "#domains/lectures/contract.ts";
import { hasSeat, isClosedOverDebt } from "#domains/money/server/own-seats.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { User } from "#server/http/user.ts";
import type { Viewer } from "#server/http/viewer.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { ByteRange } from "#server/storage/byte-range.ts";
import type { FileStorage, StoredFile } from "#server/storage/port.ts";
import { embedSource } from "#shared/video-hosts.ts";
import { createCaptionsIndex, createLectureFinder, isPublished } from "./lecture-finder.ts";
import { closedLink, createLectureLinks, type LecturePart, lecturePath } from "./lecture-links.ts";
import { findProgress, type ProgressDeps, type ProgressRequest, saveLectureProgress } from "./lecture-progress.ts";
import type { StoredLecture } from "./queries.ts";
import {
  createSecretIdGuard,
  type KnownNetworks,
  type SecretIdGuard,
  type SecretIdLimiters,
} from "./secret-id-guard.ts";
import { createVideoLengths } from "./video-length.ts";

interface Outside {
  database: Database;
  storage: FileStorage;
  signedTokens: SignedTokens;
  contentChanges: ContentChanges;
  secretIdLimiters: SecretIdLimiters;
  knownNetworks: KnownNetworks;
  /** The rate at which an account may save its progress. */
  progressLimiter: ProgressDeps["progressLimiter"];
  countKeptBeside: CountKeptBeside;
  site: () => Pick<Site, "sections">;
}

/** The number of answers to questions that stand beside each of a batch's lectures, by the lecture's id. */
type CountKeptBeside = (
  database: Database,
  batchId: string,
  lectures: Pick<StoredLecture, "id" | "lectureNumber" | "title">[],
) => Promise<Map<string, number>>;

interface Deps extends ProgressDeps {
  site: () => Pick<Site, "sections">;
  countKeptBeside: CountKeptBeside;
  hasCaptions: ReturnType<typeof createCaptionsIndex>;
  secretIdGuard: SecretIdGuard;
  storage: FileStorage;
}

interface UnlockRequest {
  batchId: string;
  /** Empty for a student whose account opens the batch. */
  secretId: string;
  viewer: Viewer;
  /** The signed-in user. */
  user: User | null;
}

interface LectureFileRequest {
  lectureId: string;
  part: LecturePart;
  token: string;
  viewer: Viewer;
}

/** A lecture's video or captions, found and not yet read. */
interface LectureFile extends StoredFile {
  /** Media type. */
  type: string;
  /** Reads a part that lies within the file, no faster than the answer is read. */
  read(range: ByteRange): Promise<Readable>;
}

/** Access to recorded lectures: by Secret ID to the list, by link to a file. */
export function createLectureAccess({ database, contentChanges, ...outside }: Outside) {
  const { storage } = outside;
  const deps: Deps = {
    database,
    lectureFinder: createLectureFinder(database, contentChanges),
    hasCaptions: createCaptionsIndex(storage, contentChanges),
    secretIdGuard: createSecretIdGuard(outside.secretIdLimiters, outside.knownNetworks),
    lectureLinks: createLectureLinks(outside.signedTokens),
    storage,
    videoLength: createVideoLengths(storage, contentChanges),
    ...{ progressLimiter: outside.progressLimiter, countKeptBeside: outside.countKeptBeside, site: outside.site },
  };
  return {
    unlockLectures: (request: UnlockRequest) => unlockLectures(deps, request),
    openLectureFile: (request: LectureFileRequest) => openLectureFile(deps, request),
    saveLectureProgress: (request: ProgressRequest) => saveLectureProgress(deps, request),
    videoLength: deps.videoLength,
  };
}

/**
 * The recorded lectures of a batch, for a visitor who knows its Secret ID (specification §4 "Video access", §7), and
 * for the account of a student who has a seat in it. A video of ours comes as a link that only this viewer can play,
 * for ten minutes; an embedded one as its frame's address. A signed-in student also receives their progress in each,
 * and with a seat the number of answers that are kept beside it.
 * An institute that has switched Secret IDs off opens its lectures to accounts alone.
 * Throws `not_found` for an unknown batch, `unauthorized` for an empty or wrong Secret ID, `forbidden` for an account
 * that does not open it, `throttled` after ten wrong Secret IDs.
 */
async function unlockLectures(deps: Deps, request: UnlockRequest): Promise<Lecture[]> {
  const { batchId, viewer } = request;
  const found = await deps.lectureFinder.inBatch(batchId);
  if (!found) throw new AppError("not_found", "lecture.noBatch");
  const { secretIdHash } = found;
  const lectures = found.lectures.filter(isPublished);
  const takesSecretIds = deps.site().sections.isOn("secretIds");
  const secretId = takesSecretIds ? request.secretId.trim() : "";
  const isStudent = request.user !== null && (await hasSeat(deps.database, request.user, batchId));
  if (secretId === "") {
    if (!isStudent) throw await closedToAccount(deps, request);
  } else await deps.secretIdGuard.check({ batchId, secretId, hash: secretIdHash, network: viewer.network });
  const token = await deps.lectureLinks.sign({ batchId, secretIdHash }, viewer);
  const shown = await Promise.all(lectures.map((lecture) => playable(deps, lecture, token)));
  if (!request.user) return shown;
  const progress = await findProgress(deps, { userId: request.user.id, batchId });
  const kept = isStudent ? await deps.countKeptBeside(deps.database, batchId, lectures) : new Map<string, number>();
  return shown.map((lecture) => ({
    ...{ ...lecture, progress: progress.get(lecture._id), keptAnswers: kept.get(lecture._id) },
  }));
}

/** Why lectures stay closed without a Secret ID: nobody is signed in, or their account does not open them. */
async function closedToAccount({ database, site }: Deps, { user, batchId }: UnlockRequest): Promise<AppError> {
  const takesSecretIds = site().sections.isOn("secretIds");
  if (!user) return new AppError("unauthorized", takesSecretIds ? "secretId.empty" : "account.signedOut");
  const owes = await isClosedOverDebt(database, user, batchId);
  return new AppError("forbidden", owes ? "lecture.feeOverdue" : "lecture.otherAccount");
}

async function playable({ hasCaptions }: Deps, lecture: StoredLecture, token: string): Promise<Lecture> {
  const { id: _id, batchNumber, lectureNumber, title } = lecture;
  const shown = { _id, batchNumber, lectureNumber, title };
  if (!filmOf(lecture.url)) return { ...shown, url: embedSource(lecture.url)?.address ?? "" };
  const video = { ...shown, url: lecturePath(_id, "film", token) };
  return lecture.captionsKey !== null || (await hasCaptions(lecture.url))
    ? { ...video, captionsUrl: lecturePath(_id, "captions", token) }
    : video;
}

/**
 * Finds the video or the captions of a lecture among our own files. Throws `forbidden` if the link does not let this
 * viewer in or the batch has another Secret ID by now, and `not_found` if the file no longer exists.
 */
async function openLectureFile(deps: Deps, request: LectureFileRequest): Promise<LectureFile> {
  const { lectureFinder, storage, lectureLinks } = deps;
  const { lectureId, part, token, viewer } = request;
  const opens = await lectureLinks.read(token);
  const lecture = await lectureFinder.one(lectureId);
  if (!lecture || !isPublished(lecture)) throw gone();
  if (!opens(lecture, viewer)) throw closedLink();
  const film = filmOf(lecture.url);
  if (!film) throw gone();
  const key = part === "film" ? film : (lecture.captionsKey ?? captionsBeside(film));
  const file = await storage.describe(key);
  if (!file) throw gone();
  return {
    ...file,
    type: lectureFileType(key),
    async read(range) {
      const content = await storage.open(key, range);
      if (!content) throw gone();
      return content;
    },
  };
}

function gone(): AppError {
  return new AppError("not_found", "lecture.gone");
}
