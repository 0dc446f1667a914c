import { Hono } from "hono";
import { except } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { hasOwnLimits } from "#server/api/account-paths.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import type { AppEnv } from "#server/api/app-env.ts";
import { errorHeaders, toAppError } from "#server/api/middleware/errors.ts";
import { ownOrigin } from "#server/api/middleware/own-origin.ts";
import { rateLimit, whileItCounts } from "#server/api/middleware/rate-limit.ts";
import { textBodies } from "#server/api/middleware/read-body.ts";
import { refusalPage } from "#server/api/middleware/refusal-page.ts";
import { loggedPath, requestLog } from "#server/api/middleware/request-log.ts";
import { requireDiskSpace } from "#server/api/middleware/require-disk-space.ts";
import { securityHeaders } from "#server/api/middleware/security-headers.ts";
import { visitor } from "#server/api/middleware/visitor.ts";
import { isProofPage, readProofOfPage } from "#server/api/payment-guards.ts";
import { RequestSession } from "#server/api/request-session.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Services } from "#server/services/services.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { errorStatus } from "#shared/contracts/errors.ts";

/** What a page may use to answer a request. */
export interface PageContext {
  services: Services;
  visitor: Visitor;
  /** Who is signed in, and the cookies of the answer. */
  session: RequestSession;
  /** Whether the page is made once for many visitors, and not for the one who asks. */
  isForMany?: boolean;
}

/** Where a drawn page is laid for who asked for it: as text at once, and not through the stream of a response. */
export interface DrawnDocument {
  html: string | null;
}

/** Pages are read, and take posts. Their framework would take a PUT for a post, past every guard of one. */
const pageMethods = ["GET", "HEAD", "POST"];

const refuseOtherMethods = createMiddleware<AppEnv>(async (c, next) => {
  if (!pageMethods.includes(c.req.method)) throw refusedMethod(pageMethods);
  await next();
});

/** Answers a request for a page, or a native form posted to one; with 405 where the page has no form. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/**
 * Every page. Pages take native form posts, so a form works without JavaScript; a post passes the same guards as one to
 * the API. A path without a page is logged (specification §2). A refusal, or an error no page has caught, is a small
 * page of its own.
 */
export function createPageHttp(deps: HttpDeps, renderPage?: RenderPage) {
  const { config, services, log, hasDiskSpace, formLimiter, proofBudget } = deps;
  const app = new Hono<AppEnv>({ strict: false });
  const isSecure = config.siteUrl.startsWith("https:");
  const refusalHeaders = securityHeaders(config.siteUrl);
  app.use(requestId(), visitor(config.trustProxy));
  app.use(refuseOtherMethods);
  app.post("*", requestLog(log), requireDiskSpace(hasDiskSpace), ownOrigin(config.siteUrl));
  app.post("*", except(hasOwnLimits, rateLimit(whileItCounts(formLimiter))));
  const [readText, readProof] = [textBodies(), readProofOfPage({ orders: services.orders, proofBudget })];
  app.post("*", async (c, next) => await (isProofPage(c) ? readProof : readText)(c, next));
  app.all("*", async (c) => {
    if (!renderPage || !isReadable(c.req.raw.url)) throw new AppError("not_found", "There is no such page.");
    const session = new RequestSession(services.accounts, c.get("visitor"), { isSecure });
    const response = await renderPage(c.req.raw, { services, visitor: c.get("visitor"), session });
    if (response.status === 405) throw refusedMethod(["GET", "HEAD"]);
    if (response.status === 404)
      log.warn({ path: c.req.path.slice(0, loggedPath), requestId: c.get("requestId") }, "no such page");
    return session.mark(response);
  });
  app.onError(async (error, c) => {
    const refusal = toAppError(error);
    const status = errorStatus[refusal.code];
    if (status >= 500) log.error({ err: refusal.cause ?? refusal, requestId: c.get("requestId") }, "page failed");
    c.res = c.html(await refusalPage(refusal), status, { "Cache-Control": "no-store", ...errorHeaders(refusal) });
    await refusalHeaders(c, async () => {});
    return c.res;
  });
  return app;
}

function refusedMethod(allow: string[]): AppError {
  return new AppError("method_not_allowed", "This page does not take that kind of request.", { allow });
}

/**
 * Whether an address can be read: the framework writes a line to the console for each it cannot decode. A NUL is part of
 * no address, and nothing the database could look for. `paths` is what a browser asks the framework's manifest for.
 */
function isReadable(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return !url.includes("%00") && [pathname, ...searchParams.getAll("paths")].every(isDecodable);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
