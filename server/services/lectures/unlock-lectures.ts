import type { StoredLecture } from "#server/db/queries/lectures.ts";
import { AppError } from "#server/services/app-error.ts";
import type { CaptionsIndex } from "#server/services/lectures/captions-index.ts";
import type { LectureFinder } from "#server/services/lectures/lecture-finder.ts";
import { type LectureLinks, lecturePath, type Viewer } from "#server/services/lectures/lecture-links.ts";
import type { SecretIdGuard } from "#server/services/lectures/secret-id-guard.ts";
import { failures } from "#shared/content/messages.ts";
import type { Lecture } from "#shared/contracts/lecture.ts";
import { lectureSource } from "#shared/rules/lecture-source.ts";

export interface UnlockDeps {
  lectureFinder: LectureFinder;
  captionsIndex: CaptionsIndex;
  secretIdGuard: SecretIdGuard;
  lectureLinks: LectureLinks;
}

export interface UnlockRequest {
  batchId: string;
  secretId: string;
  viewer: Viewer;
}

/**
 * The recorded lectures of a batch, for a visitor who knows its Secret ID (specification §4 "Video access", §7). A video of
 * ours comes as a link that this viewer alone can play, for ten minutes; an embedded one as its frame's address.
 * Throws `not_found` for an unknown batch, `unauthorized` for an empty or wrong Secret ID, `throttled` after ten wrong
 * ones.
 */
export async function unlockLectures(deps: UnlockDeps, request: UnlockRequest): Promise<Lecture[]> {
  const { batchId, viewer } = request;
  const found = await deps.lectureFinder.inBatch(batchId);
  if (!found) throw new AppError("not_found", "There is no such batch.");
  const { secretIdHash, lectures } = found;
  const secretId = request.secretId.trim();
  if (secretId === "") throw new AppError("unauthorized", failures.secretIdEmpty);
  await deps.secretIdGuard.check({ batchId, secretId, hash: secretIdHash, network: viewer.network });
  const token = await deps.lectureLinks.sign({ batchId, secretIdHash }, viewer);
  return await Promise.all(lectures.map((lecture) => playable(deps, lecture, token)));
}

async function playable({ captionsIndex }: UnlockDeps, lecture: StoredLecture, token: string): Promise<Lecture> {
  const { id: _id, batchNumber, lectureNumber, title } = lecture;
  const shown = { _id, batchNumber, lectureNumber, title };
  const source = lectureSource(lecture.url);
  if (source?.kind !== "file") return { ...shown, url: source?.address ?? "" };
  const video = { ...shown, url: lecturePath(_id, "film", token) };
  const hasCaptions = await captionsIndex.has(source.key);
  return hasCaptions ? { ...video, captionsUrl: lecturePath(_id, "captions", token) } : video;
}
