import { createHash } from "node:crypto";
import { AppError } from "#server/app-error.ts";
import type { Viewer } from "#server/http/viewer.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { minute } from "#shared/durations.ts";

/** The lock of a batch's lectures: a new Secret ID, or none, is another lock. */
interface Lock {
  batchId: string;
  secretIdHash: string | null;
}

/** The part of a lecture that a link leads to, as its address names it: "film" is the video. */
export type LecturePart = "film" | "captions";

/** Whether a token opens this lock for this viewer. */
type Opens = (lock: Lock, viewer: Viewer) => boolean;

/** Makes and reads the links that let one viewer play a batch's lectures for a while. */
export type LectureLinks = ReturnType<typeof createLectureLinks>;

/** Lifetime of a link; a player asks for a new one when it needs it. */
const lifetime = 10 * minute;
const purpose = "lecture";

/** The path to a part of a lecture, for the bearer of the token. */
export function lecturePath(lectureId: string, part: LecturePart, token: string): string {
  return `/api/lectures/${encodeURIComponent(lectureId)}/${part}?token=${token}`;
}

/** The refusal of a link that does not open a lecture. */
export function closedLink(): AppError {
  return new AppError("forbidden", "lecture.link");
}

/**
 * Links tied to a batch's present Secret ID, and to the viewer's browser by its cookie, or to the network if there is no
 * cookie yet. `now` in milliseconds.
 */
export function createLectureLinks(tokens: SignedTokens, now: () => number = Date.now) {
  return {
    /** Makes one token for all the links of an answer; signing costs more than the rest of the answer. */
    async sign(lock: Lock, viewer: Viewer): Promise<string> {
      return await tokens.sign(purpose, subjectOf(lock, boundTo(viewer)[0]), new Date(now() + lifetime));
    },
    /**
     * Resolves to the check of the token. Throws `forbidden` if it expired more than `grace` milliseconds ago or was
     * not made by `sign`.
     */
    async read(token: string, grace = 0): Promise<Opens> {
      const reading = await tokens.read(purpose, token, new Date(now() - grace));
      if (reading.is === "expired") throw new AppError("forbidden", "lecture.linkExpired");
      if (reading.is === "invalid") throw closedLink();
      return (lock, viewer) => boundTo(viewer).some((binding) => subjectOf(lock, binding) === reading.subject);
    },
  };
}

/** The viewers a link may be tied to; a new link is tied to the first. */
function boundTo({ browser, network }: Viewer): [string, ...string[]] {
  return browser ? [`browser ${browser}`, `network ${network}`] : [`network ${network}`];
}

/** Names lock and viewer without revealing the hash or the viewer's address. */
function subjectOf({ batchId, secretIdHash }: Lock, binding: string): string {
  return createHash("sha256")
    .update(JSON.stringify([batchId, secretIdHash, binding]))
    .digest("base64url")
    .slice(0, 22);
}
