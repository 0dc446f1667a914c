import { createHash } from "node:crypto";
import { AppError } from "#server/services/app-error.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";

/** Who watches, as far as a link can be tied to it. */
export interface Viewer {
  /** The address, or the prefix a household shares. */
  network: string;
  /** The browser's viewer cookie; null on its first visit, and where none is kept. */
  browser: string | null;
}

/** What of a lecture a link leads to. */
export type LecturePart = "film" | "captions";

/** Makes and reads the links that let one viewer play one lecture for a while. */
export interface LectureLinks {
  /** The paths that lead this viewer to the parts of the lecture. */
  link(lectureId: string, viewer: Viewer): Promise<Record<LecturePart, string>>;
  /** Resolves where the token is for this lecture and this viewer, and still holds; throws `forbidden` otherwise. */
  check(lectureId: string, token: string, viewer: Viewer): Promise<void>;
}

/** How long a link holds, in milliseconds; a player asks for a new one when it needs it. */
const lifetime = 10 * 60 * 1000;
const purpose = "lecture";

/**
 * Links tied to the viewer's browser, by its cookie, or to the network where there is none yet. `now` in milliseconds.
 */
export function createLectureLinks(tokens: SignedTokens, now: () => number = Date.now): LectureLinks {
  return {
    async link(lectureId, viewer) {
      const subject = subjectOf(lectureId, boundTo(viewer)[0]);
      const token = await tokens.sign(purpose, subject, new Date(now() + lifetime));
      const path = (part: LecturePart) => `/api/lectures/${encodeURIComponent(lectureId)}/${part}?token=${token}`;
      return { film: path("film"), captions: path("captions") };
    },
    async check(lectureId, token, viewer) {
      const reading = await tokens.read(purpose, token, new Date(now()));
      if (reading.is === "expired") throw new AppError("forbidden", "This link has expired. Open the lecture again.");
      const subjects = boundTo(viewer).map((binding) => subjectOf(lectureId, binding));
      if (reading.is === "forged" || !subjects.includes(reading.subject))
        throw new AppError("forbidden", "This link does not open this lecture.");
    },
  };
}

/** What a link may be tied to; the first is what a new one is tied to. */
function boundTo({ browser, network }: Viewer): [string, ...string[]] {
  return browser ? [`browser ${browser}`, `network ${network}`] : [`network ${network}`];
}

/** Names lecture and viewer; a link tells nobody the viewer's address. */
function subjectOf(lectureId: string, binding: string): string {
  return createHash("sha256")
    .update(JSON.stringify([lectureId, binding]))
    .digest("base64url")
    .slice(0, 22);
}
