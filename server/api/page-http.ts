import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { RequestSession } from "#domains/accounts/server/request-session.ts";
import { addressIn, localAddress } from "#domains/content/rules/local-address.ts";
import { siteOfFrame } from "#domains/content/rules/site-of.ts";
import { isProofPage, readProofOfPage } from "#domains/money/server/payment-guards.ts";
import type { HttpDeps } from "#server/api/api-http.ts";
import { AppError } from "#server/app-error.ts";
import { refuseWithPage } from "#server/http/answer-error.ts";
import { ownOrigin, requireDiskSpace } from "#server/http/guards.ts";
import { rateLimit, whileItCounts } from "#server/http/rate-limit.ts";
import { textBodies } from "#server/http/read-body.ts";
import { type AppEnv, beginRequest, readableAddress } from "#server/http/request.ts";
import { loggedPath, requestLog } from "#server/http/request-log.ts";
import type { RenderPage } from "#server/serving/render-page.ts";

/**
 * Every page. Pages take native form posts, so a form works without JavaScript; a post passes the same guards as one to
 * the API. A path without a page is logged (specification §2). A refusal, or an error that no page has caught, is a small
 * page of its own, in the language of the address.
 */
export function createPageHttp(deps: HttpDeps, renderPage?: RenderPage) {
  const { config, services, log, hasDiskSpace, formLimiter, proofBudget } = deps;
  const app = new Hono<AppEnv>({ strict: false });
  const isSecure = config.siteUrl.startsWith("https:");
  app.use(beginRequest(config.trustProxy));
  app.use(refuseOtherMethods);
  app.post("*", requestLog(log));
  app.use(readableAddress);
  app.post("*", requireDiskSpace(hasDiskSpace), ownOrigin(config.siteUrl));
  app.post("*", except(hasOwnLimits, rateLimit(whileItCounts(formLimiter))));
  const [readText, readProof] = [textBodies(), readProofOfPage({ orders: services.orders, proofBudget })];
  app.post("*", async (c, next) => await (isProofPage(c) ? readProof : readText)(c, next));
  app.all("*", async (c) => {
    if (!renderPage) throw new AppError("not_found", "page.unknown");
    const session = new RequestSession(services.accounts, c.get("visitor"), { isSecure });
    const response = await renderPage(c.req.raw, { services, visitor: c.get("visitor"), session });
    if (response.status === 405) throw refusedMethod(["GET", "HEAD"]);
    if (response.status === 404)
      log.warn({ path: loggedPath(c.req.path), requestId: c.get("requestId") }, "no such page");
    return session.mark(response);
  });
  const siteAt = (c: Context<AppEnv>) => siteOfFrame(services.site(), c.req.path);
  const answering = {
    messages: (c: Context<AppEnv>) => siteAt(c).messages,
    home: (c: Context<AppEnv>) => addressIn(siteAt(c).messages.language.lang, "/"),
  };
  app.onError(refuseWithPage(config.siteUrl, { log, ...answering, part: "page" }));
  return app;
}

/** The router would treat a PUT as a post, past every guard of a post. */
const pageMethods = ["GET", "HEAD", "POST"];

const refuseOtherMethods = createMiddleware<AppEnv>(async (c, next) => {
  if (!pageMethods.includes(c.req.method)) throw refusedMethod(pageMethods);
  await next();
});

function refusedMethod(allow: string[]): AppError {
  return new AppError("method_not_allowed", "page.method", { allow });
}

/** The pages whose posts the services limit, by account and act or by batch. */
const limitedPages =
  /^\/(?:sign-(?:in|up|out)|(?:forgot|reset)-password|confirm-email|open-account|account|recorded-lectures)(?:\/.*)?(?:\.data)?$/;

const hasOwnLimits = (c: Context) => limitedPages.test(localAddress(c.req.path).path);
