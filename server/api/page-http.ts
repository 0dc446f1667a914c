import { Hono } from "hono";
import { except } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { hasOwnLimits } from "#server/api/account-paths.ts";
import type { HttpNeeds } from "#server/api/api-http.ts";
import type { AppEnv } from "#server/api/app-env.ts";
import { bodyLimit } from "#server/api/middleware/body-limit.ts";
import { errorHeaders, toAppError } from "#server/api/middleware/errors.ts";
import { ownOrigin } from "#server/api/middleware/own-origin.ts";
import { rateLimit, whileItCounts } from "#server/api/middleware/rate-limit.ts";
import { refusalPage } from "#server/api/middleware/refusal-page.ts";
import { requestLog } from "#server/api/middleware/request-log.ts";
import { requireRoom } from "#server/api/middleware/require-room.ts";
import { securityHeaders } from "#server/api/middleware/security-headers.ts";
import { visitor } from "#server/api/middleware/visitor.ts";
import { proofBodyLimit } from "#server/api/payment-guards.ts";
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

/** The pages that take a file. */
const proofPages = "/payment/*";

/** Pages are read, and take posts. Their framework would take a PUT for a post, past every guard of one. */
const pageMethods = ["GET", "HEAD", "POST"];

const refuseOtherMethods = createMiddleware<AppEnv>(async (c, next) => {
  if (!pageMethods.includes(c.req.method))
    throw new AppError("method_not_allowed", "This page does not take that kind of request.");
  await next();
});

/** Answers a request for a page, or a native form posted to one. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>;

/**
 * Every page. Pages take native form posts, so a form works without JavaScript; a post passes the same guards as one to
 * the API. A path without a page is logged (specification §2). A refusal, or an error no page has caught, is a small
 * page of its own.
 */
export function createPageHttp({ config, services, log, hasRoom, formLimiter }: HttpNeeds, renderPage?: RenderPage) {
  const app = new Hono<AppEnv>({ strict: false });
  const refusalHeaders = securityHeaders(config.siteUrl);
  app.use(requestId(), visitor(config.trustProxy));
  app.use(refuseOtherMethods);
  app.post("*", requestLog(log), requireRoom(hasRoom), ownOrigin(config.siteUrl), except(proofPages, bodyLimit()));
  app.post("*", except(hasOwnLimits, rateLimit(whileItCounts(formLimiter))));
  app.post(proofPages, proofBodyLimit());
  app.all("*", async (c) => {
    // A NUL is part of no address, and nothing the database could look for.
    if (!renderPage || c.req.raw.url.includes("%00")) throw new AppError("not_found", "There is no such page.");
    const session = new RequestSession(services.accounts, c.get("visitor"));
    const response = await renderPage(c.req.raw, { services, visitor: c.get("visitor"), session });
    if (response.status === 404) log.warn({ path: c.req.path, requestId: c.get("requestId") }, "no such page");
    return session.mark(response);
  });
  app.onError(async (error, c) => {
    const refusal = toAppError(error);
    const status = errorStatus[refusal.code];
    if (status >= 500) log.error({ err: refusal.cause ?? refusal, requestId: c.get("requestId") }, "page failed");
    if (status === 405) c.header("Allow", pageMethods.join(", "));
    c.res = c.html(await refusalPage(refusal), status, { "Cache-Control": "no-store", ...errorHeaders(refusal) });
    await refusalHeaders(c, async () => {});
    return c.res;
  });
  return app;
}
