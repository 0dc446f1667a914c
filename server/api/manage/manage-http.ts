import { Hono } from "hono";
import { z } from "zod";
import { staffInvitation } from "#domains/staff/contract.ts";
import { catalogueManagement } from "#server/api/manage/catalogue-management.ts";
import { contentManagement } from "#server/api/manage/content-management.ts";
import { lectureFileManagement } from "#server/api/manage/lecture-file-management.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import { verbManagement } from "#server/api/manage/verb-management.ts";
import { AppError } from "#server/app-error.ts";
import type { ArchiveManifest } from "#server/archive/archive.ts";
import type { Management } from "#server/compose/management.ts";
import { type Answering, answerError } from "#server/http/answer-error.ts";
import { emailAddress } from "#shared/fields.ts";

/**
 * The staff's API. It does not authenticate its caller, so it must never be reachable through a port: only through a
 * socket that only the program's own user may open, or within a process.
 */
export function createManageHttp(management: Management, answering: Answering) {
  const { log } = answering;
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    if (c.req.method !== "GET") log.info({ method: c.req.method, path: c.req.path, status: c.res.status }, "managed");
  });
  app.route("/", catalogueManagement(management));
  app.route("/", lectureFileManagement(management));
  app.route("/", contentManagement(management));
  app.route("/", peopleManagement(management));
  app.route("/", verbManagement(management));
  app.post("/owner", async (c) => c.json(await management.restoreOwner((await readInput(c, ownerInput)).email)));
  app.get("/audit/check", async (c) => c.json(await management.verifyAudit()));
  app.post("/certificates/keys", async (c) => c.json(await management.rotateIssuerKey(), 201));
  app.post("/archive", async (c) => {
    const { manifest, content } = await management.createArchive();
    return c.body(content, 200, { "Content-Type": "application/x-tar", Archive: JSON.stringify(manifest) });
  });
  app.notFound((c) => answerError(new AppError("not_found", "manage.unknownCommand"), c, answering));
  app.onError((error, c) => answerError(error, c, answering));
  return app;
}

/** Addresses travel in the body, because paths are logged. */
const ownerInput = staffInvitation.pick({ email: true });
const heldAbout = z.union([
  z.strictObject({ email: emailAddress("field.ownEmailMissing") }),
  z.strictObject({ person: z.uuid() }),
]);

/** People's data: exported and erased. */
function peopleManagement(management: Management) {
  const { exportPerson, erasePerson } = management;
  return new Hono()
    .post("/people/export", async (c) => c.json(await exportPerson(await readInput(c, heldAbout))))
    .post("/people/erase", async (c) => c.json(await erasePerson(await readInput(c, heldAbout))));
}

const restoreInput = z.strictObject({ path: z.string().min(1), replace: z.boolean() });

type Restore = (path: string, options: { replace: boolean }) => Promise<ArchiveManifest>;

/** `POST /restore`, for the one process that has the database to itself: reachable through no socket and no port. */
export function createRestoreHttp(restore: Restore, answering: Answering) {
  const app = new Hono();
  app.post("/restore", async (c) => {
    const { path, ...options } = await readInput(c, restoreInput);
    return c.json(await restore(path, options));
  });
  app.onError((error, c) => answerError(error, c, answering));
  return app;
}
