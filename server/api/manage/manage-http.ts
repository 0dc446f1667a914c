import { Hono } from "hono";
import { archiveManagement } from "#server/api/manage/archive.ts";
import { assistantManagement } from "#server/api/manage/assistant.ts";
import { batchManagement } from "#server/api/manage/batches.ts";
import { catalogueManagement } from "#server/api/manage/catalogue.ts";
import { lectureFileManagement } from "#server/api/manage/lecture-files.ts";
import { orderManagement } from "#server/api/manage/orders.ts";
import { peopleManagement } from "#server/api/manage/people.ts";
import { answerError } from "#server/api/middleware/errors.ts";
import type { Log } from "#server/config/log.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Management } from "#server/services/management/management.ts";

/**
 * The staff's API. It asks nobody who they are, so it is never to be reached through a port: only through a socket that
 * the program's own user alone may open, or from within a process.
 */
export function createManageHttp(management: Management, log: Log) {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (c.req.method !== "GET") log.info({ method: c.req.method, path: c.req.path, status: c.res.status }, "managed");
  });
  app.route("/", catalogueManagement(management));
  app.route("/", batchManagement(management));
  app.route("/", lectureFileManagement(management));
  app.route("/", orderManagement(management));
  app.route("/", archiveManagement(management));
  app.route("/", peopleManagement(management));
  app.route("/", assistantManagement(management));
  app.notFound((c) => answerError(new AppError("not_found", unknownCommand), c, log));
  app.onError((error, c) => answerError(error, c, log));
  return app;
}

const unknownCommand =
  "The running program does not know this command. Was it started before an update? Start it again.";
