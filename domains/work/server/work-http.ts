import { Readable } from "node:stream";
import type { Context } from "hono";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import { classroomPath } from "#server/http/application.ts";
import type { BodyBudget } from "#server/http/body-budget.ts";
import { announcedFile, piecesOf, refuseFile } from "#server/http/sent-file.ts";
import type { User } from "#server/http/user.ts";
import type * as handInFiles from "./hand-in-files.ts";

/** The address for the files of a hand-in: below the ids of the work and the file. */
export const handInFilesPath = `${classroomPath}/hand-in-files/:workId/:fileId`;

interface Deps {
  services: {
    work: BoundVerbs<Pick<typeof handInFiles, "checkHandInFile" | "storeHandInFile">>;
  };
  log: Log;
  /** Limit of files received at once; each is written as it comes, so none takes memory. */
  budget: BodyBudget;
}

/**
 * Stores the body of a request as a student's file, its name in the query. Refusals come before the body is read, as
 * plain text.
 */
export async function takeHandInFile(
  c: Context,
  { services, log, budget }: Deps,
  { user, site }: { user: User | null; site: Pick<Site, "messages"> },
) {
  c.header("Cache-Control", "no-store");
  try {
    if (!user) throw new AppError("unauthorized", "account.signedOut");
    const { workId = "" } = c.req.param();
    const file = announcedFile(c);
    const { isThere } = await services.work.checkHandInFile(user, workId, file);
    if (isThere) return c.body(null, 204);
    const share = budget.open(user.id);
    try {
      const content = Readable.from(piecesOf(c.req.raw, share));
      share.whenGone((refusal) => content.destroy(refusal));
      await services.work.storeHandInFile(user, workId, { ...file, content });
    } finally {
      share.close();
    }
    return c.body(null, 204);
  } catch (error) {
    return refuseFile(c, error, { messages: site.messages, log });
  }
}
