import { Hono } from "hono";
import { z } from "zod";
import { readBody } from "#server/api/manage/read-body.ts";
import { answerError } from "#server/api/middleware/errors.ts";
import type { Log } from "#server/config/log.ts";
import type { ArchiveManifest } from "#shared/contracts/archive.ts";

const wanted = z.strictObject({ path: z.string().min(1), replace: z.boolean() });

type Restore = (path: string, options: { replace: boolean }) => Promise<ArchiveManifest>;

/** `POST /restore`, for the one process that has the database to itself: served on no socket and no port. */
export function createRestoreHttp(restore: Restore, log: Log) {
  const app = new Hono();
  app.post("/restore", async (c) => {
    const { path, ...options } = await readBody(c, wanted);
    return c.json(await restore(path, options));
  });
  app.onError((error, c) => answerError(error, c, log));
  return app;
}
