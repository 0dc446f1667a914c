import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { RequestSession } from "#domains/accounts/server/request-session.ts";
import type { StaffAccess } from "#domains/staff/server/staff-sessions.ts";
import { announcementFilesPath, takeAnnouncementFile } from "#domains/talk/server/talk-http.ts";
import { type AdminEnv, answerBatchPreview, answerLivePreview, answerPreview } from "#server/api/admin-preview.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import { answerEmailPreview, answerReplyPreview } from "#server/api/email-preview.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import { refuseWithPage } from "#server/http/answer-error.ts";
import { adminPath, uploadsPath } from "#server/http/application.ts";
import { createBodyBudget } from "#server/http/body-budget.ts";
import { bodySizes } from "#server/http/body-sizes.ts";
import { compressPages } from "#server/http/compress-pages.ts";
import { ownOrigin, requireDiskSpace } from "#server/http/guards.ts";
import { rateLimit, whileItCounts } from "#server/http/rate-limit.ts";
import {
  captionBodies,
  documentBodies,
  materialBodies,
  photoBodies,
  staffBodies,
  statementBodies,
  textBodies,
} from "#server/http/read-body.ts";
import { beginRequest, readableAddress } from "#server/http/request.ts";
import { requestLog } from "#server/http/request-log.ts";
import { isUpload, type RenderAdmin } from "#server/serving/admin.ts";
import { previewPath } from "#server/serving/preview.ts";
import type { RenderPage } from "#server/serving/render-page.ts";
import { isLocale, type Locale, siteLocale } from "#shared/formats/formats.ts";

const pageMethods = ["GET", "HEAD", "POST"];
const uploadMethods = ["HEAD", "POST", "PATCH", "DELETE"];

type Uploads = ReturnType<typeof import("#domains/lectures/server/uploads-http.ts")["createUploads"]>;

interface Renderers {
  renderAdmin?: RenderAdmin;
  /** Renders pages of the public site, for previews. */
  renderPage?: RenderPage;
}

/**
 * The back office. The account is identified first; a form from outside the staff counts as any visitor's, and only
 * then a body is read. Pages answer their own refusals with a text; any other error is a small page.
 */
export function createAdminHttp(deps: HttpDeps, { renderAdmin: render, renderPage }: Renderers) {
  const { config, services, answerOnce, log, hasDiskSpace, formLimiter, uploadLimiter } = deps;
  const { office, accounts } = services;
  const app = new Hono<AdminEnv>({ strict: false });
  const isSecure = config.siteUrl.startsWith("https:");
  app.use(beginRequest(config.trustProxy), compress(), compressPages);
  app.use(async (c, next) => {
    const allow = isUpload(c.req.path) ? uploadMethods : pageMethods;
    if (!allow.includes(c.req.method)) throw new AppError("method_not_allowed", "page.method", { allow });
    await next();
  });
  app.post("*", requestLog(log));
  app.use(readableAddress);
  app.on(["POST", "PATCH", "DELETE"], "*", requireDiskSpace(hasDiskSpace), ownOrigin(config.siteUrl));
  app.use(
    createMiddleware<AdminEnv>(async (c, next) => {
      const session = new RequestSession(accounts, c.get("visitor"), { isSecure });
      const user = await session.user();
      const found = user && (await office.findAccess(user, session.visitor.headers));
      if (found && found.cookies.length > 0) session.setCookies(found.cookies);
      const access = found?.access ?? null;
      const site = services.officeSiteIn(languageOf(access));
      const known = { office, ownAccounts: accounts.own, user, access, session };
      const { inLanguage } = services;
      c.set("admin", { ...known, site, visitorsSite: services.site(), inLanguage });
      await next();
    }),
  );
  let loadingUploads: Promise<Uploads> | undefined;
  app.all(`${uploadsPath}/:batchId/:id?`, async (c) => {
    const { access, session, site } = c.get("admin");
    const { messages } = site;
    loadingUploads ??= import("#domains/lectures/server/uploads-http.ts").then(({ createUploads }) => createUploads());
    const uploads = await loadingUploads;
    try {
      if (access?.is !== "open") throw new AppError("unauthorized", "upload.signedOut");
      if (Number(c.req.header("content-length") ?? 0) > bodySizes.lecturePiece)
        throw new AppError("too_large", "body.tooLarge");
      const { userId } = access.member;
      if (c.req.method === "POST") refuseWhile(await uploadLimiter.take(userId), "limit.uploads");
      const batchId = c.req.param("batchId");
      const asked = { path: `${uploadsPath}/${batchId}`, batchId, messages, log };
      const verbs = office.as(access.member, access.session);
      return session.mark(await uploads.answer(c.req.raw, { ...asked, verbs }));
    } catch (error) {
      return uploads.refuse(error, messages);
    }
  });
  const filesBudget = createBodyBudget({ bytes: 64 * 1024 * 1024, atOnce: 4 });
  app.post(announcementFilesPath, async (c) => {
    const { access, session, site } = c.get("admin");
    const isOpen = access?.is === "open";
    const member = isOpen ? { id: access.member.userId, verbs: office.as(access.member, access.session) } : null;
    const { messages } = site;
    return session.mark(await takeAnnouncementFile(c, { member, messages, log, budget: filesBudget }));
  });
  app.post("*", except(isOfStaff, rateLimit(whileItCounts(formLimiter))));
  const bodies = {
    photo: photoBodies(memberOf),
    document: documentBodies(memberOf),
    material: materialBodies(memberOf),
    captions: captionBodies(memberOf),
    statement: statementBodies(memberOf),
    staff: staffBodies(memberOf),
    form: textBodies(),
  };
  for (const [kind, body] of Object.entries(bodies))
    app.post(
      "*",
      except((c) => bodyOf(c) !== kind, body),
    );
  app.get(`${previewPath}/email/:kind`, answerEmailPreview(deps));
  app.post(`${previewPath}/answer`, answerReplyPreview(deps));
  if (renderPage) {
    app.post(`${previewPath}/batch/:batchId?`, answerBatchPreview(deps, renderPage));
    app.get(`${previewPath}/:kind/:id`, answerPreview(deps, renderPage));
    app.post(`${previewPath}/:kind/:id`, answerLivePreview(deps, renderPage));
  }
  app.all("*", async (c) => {
    if (!render) throw new AppError("not_found", "page.unknown");
    const admin = c.get("admin");
    return admin.session.mark(await render(c.req.raw, { ...admin, answerOnce }));
  });
  const messagesOf = (c: Context<AdminEnv>) => {
    // A request may be refused before its member is known.
    const known: AdminEnv["Variables"]["admin"] | undefined = c.get("admin");
    return (known?.site ?? services.site()).messages;
  };
  app.onError(refuseWithPage(config.siteUrl, { log, messages: messagesOf, part: "office" }));
  return app;
}

/** The language of a member; the site's own for anyone else. */
function languageOf(access: StaffAccess | null): Locale {
  const locale = access && access.is !== "stranger" ? access.member.locale : siteLocale;
  return isLocale(locale) ? locale : siteLocale;
}

/** The content of a form: only the staff's may be a photo, or as long as a document. */
function bodyOf(c: Context): "photo" | "document" | "material" | "captions" | "statement" | "staff" | "form" {
  if (!isOfStaff(c)) return "form";
  if (c.req.path === `${adminPath}/photo`) return "photo";
  if (/^\/admin\/batches\/[^/]+\/quizzes\/[^/]+\/questions\/[^/]+\/picture(\.data)?$/.test(c.req.path)) return "photo";
  if (/^\/admin\/batches\/[^/]+\/(attendance\/[^/]+\/materials|work\/[^/]+\/change)(\.data)?$/.test(c.req.path))
    return "material";
  if (/^\/admin\/people\/[^/]+(\.data)?$/.test(c.req.path)) return "material";
  if (/^\/admin\/batches\/[^/]+\/lectures(\.data)?$/.test(c.req.path)) return "captions";
  if (/^\/admin\/payments\/statement(\.data)?$/.test(c.req.path)) return "statement";
  const isLong = [`${adminPath}/content/`, `${adminPath}/settings/brand`, `${previewPath}/`].some((start) =>
    c.req.path.startsWith(start),
  );
  return isLong ? "document" : "staff";
}

function isOfStaff(c: Context): boolean {
  const { access }: AdminEnv["Variables"]["admin"] = c.get("admin");
  return access?.is === "open";
}

/** The account of the member of staff who sends a form: colleagues at one address do not wait for one another. */
function memberOf(c: Context): string {
  const { user }: AdminEnv["Variables"]["admin"] = c.get("admin");
  return user?.id ?? "";
}
