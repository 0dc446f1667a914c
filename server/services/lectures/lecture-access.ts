import type { Database } from "#server/db/client.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { createCaptionsIndex } from "#server/services/lectures/captions-index.ts";
import type { KnownNetworks } from "#server/services/lectures/known-networks.ts";
import { createLectureFinder } from "#server/services/lectures/lecture-finder.ts";
import { createLectureLinks } from "#server/services/lectures/lecture-links.ts";
import {
  type LectureFile,
  type LectureFileRequest,
  openLectureFile,
} from "#server/services/lectures/open-lecture-file.ts";
import { createSecretIdGuard, type SecretIdLimiters } from "#server/services/lectures/secret-id-guard.ts";
import { type UnlockRequest, unlockLectures } from "#server/services/lectures/unlock-lectures.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { Lecture } from "#shared/contracts/lecture.ts";
import type { ContentChanges } from "../content/content-changes.ts";

interface Deps {
  database: Database;
  storage: FileStorage;
  signedTokens: SignedTokens;
  contentChanges: ContentChanges;
  secretIdLimiters: SecretIdLimiters;
  knownNetworks: KnownNetworks;
}

/** The way in to recorded lectures: by Secret ID to the list, by link to a video. */
export interface LectureAccess {
  unlockLectures(request: UnlockRequest): Promise<Lecture[]>;
  openLectureFile(request: LectureFileRequest): Promise<LectureFile>;
}

/** Binds both verbs to one guard and one kind of link. */
export function createLectureAccess(deps: Deps): LectureAccess {
  const { database, storage, contentChanges } = deps;
  const lectureFinder = createLectureFinder(database, contentChanges);
  const lectureLinks = createLectureLinks(deps.signedTokens);
  const secretIdGuard = createSecretIdGuard(deps.secretIdLimiters, deps.knownNetworks);
  const captionsIndex = createCaptionsIndex(storage, contentChanges);
  return {
    unlockLectures: (request) => unlockLectures({ lectureFinder, captionsIndex, secretIdGuard, lectureLinks }, request),
    openLectureFile: (request) => openLectureFile({ lectureFinder, storage, lectureLinks }, request),
  };
}
