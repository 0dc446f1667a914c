import { Readable } from "node:stream";
import type { Context } from "hono";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import { adminPath } from "#server/http/application.ts";
import type { BodyBudget, BodyShare } from "#server/http/body-budget.ts";
import { announcedFile, piecesOf, refuseFile } from "#server/http/sent-file.ts";
import type { BoundTo } from "#server/verb.ts";
import type { Messages } from "#shared/words.ts";
import type { checkAnnouncementFile, storeAnnouncementFile } from "./announcement-files.ts";

/** The address for the files of announcements: below the id that the page made for the file. */
export const announcementFilesPath = `${adminPath}/announcement-files/:fileId`;

type FileVerbs = BoundTo<{
  checkAnnouncementFile: typeof checkAnnouncementFile;
  storeAnnouncementFile: typeof storeAnnouncementFile;
}>;

interface Taking {
  /** The member's account and verbs; null outside the staff. */
  member: { id: string; verbs: FileVerbs } | null;
  messages: Messages;
  log: Log;
  /** Limit of files received at once, which are in memory until their type is known. */
  budget: BodyBudget;
}

/**
 * Stores the body of a request as a file for an announcement, its name in the query. Refusals come before the body is
 * read where they can, as plain text.
 */
export async function takeAnnouncementFile(c: Context, { member, budget, ...answering }: Taking): Promise<Response> {
  c.header("Cache-Control", "no-store");
  try {
    if (!member) throw new AppError("unauthorized", "upload.signedOut");
    const file = announcedFile(c);
    if (await member.verbs.checkAnnouncementFile(file)) return c.body(null, 204);
    const share = budget.open(member.id);
    try {
      await member.verbs.storeAnnouncementFile({ ...file, content: await receive(c.req.raw, share) });
    } finally {
      share.close();
    }
    return c.body(null, 204);
  } catch (error) {
    return refuseFile(c, error, answering);
  }
}

/** The whole body. Throws `too_large` as soon as it is, and the budget's refusal once it has to give way. */
async function receive(request: Request, share: BodyShare): Promise<Uint8Array> {
  const content = Readable.from(piecesOf(request, share));
  share.whenGone((refusal) => content.destroy(refusal));
  const pieces: Uint8Array[] = [];
  let received = 0;
  for await (const piece of content) {
    received += piece.byteLength;
    if (received > materialMaxBytes) throw new AppError("too_large", "announcement.fileTooLarge");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
