import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import { answerError } from "#server/http/answer-error.ts";
import { securityHeaders } from "#server/http/guards.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { type AppEnv, beginRequest, readableAddress } from "#server/http/request.ts";
import { requestLog } from "#server/http/request-log.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { certificatePaths } from "./certificate-paths.ts";
import type { createCertificates } from "./public-certificates.ts";

const methods = ["GET", "HEAD"];

interface Deps {
  config: Pick<Config, "siteUrl" | "trustProxy">;
  services: { certificates: ReturnType<typeof createCertificates>; site: () => Site };
  log: Log;
  /** The rate at which one address may look up certificates. */
  certificateLimiter: RateLimiter;
  /** Answers a page of the table of routes for a visitor. */
  renderPage?: ((request: Request, visitor: Visitor) => Promise<Response>) | undefined;
}

/**
 * The public routes of certificates: the guards of the page that verifies one, the signed credential where the holder
 * shares it, the lists of revoked ones, and the issuer's keys.
 */
export function createCertificatesHttp({ config, services, log, certificateLimiter, renderPage }: Deps) {
  const { certificates, site } = services;
  const { siteUrl } = config;
  const { verify, status, did } = certificatePaths;
  const app = new Hono<AppEnv>({ strict: false });
  const refused = { log, messages: () => site().messages };
  app.use(beginRequest(config.trustProxy), requestLog(log));
  app.use(
    createMiddleware<AppEnv>(async (c, next) => {
      if (!methods.includes(c.req.method)) throw new AppError("method_not_allowed", "page.method", { allow: methods });
      await next();
    }),
    rateLimit(certificateLimiter, "limit.certificates"),
  );
  const answer = async (c: Context<AppEnv>) => {
    if (!renderPage) throw new AppError("not_found", "page.unknown");
    return await renderPage(c.req.raw, c.get("visitor"));
  };
  app.get(verify, answer);
  app.get(`${verify}/:number`, answer);
  // The page itself explains a number that cannot be read; the routes below are for programs.
  app.use(readableAddress);
  app.use(securityHeaders(siteUrl));
  app.get(`${verify}/:number/credential`, async (c) => {
    const { content, fileName } = await certificates.readSharedCredential(c.req.param("number"));
    return c.body(content, 200, {
      ...open,
      "Content-Type": "application/vc",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "X-Robots-Tag": "noindex",
    });
  });
  app.get(`${status}/:list`, async (c) => {
    const number = c.req.param("list");
    const list = /^\d{1,9}$/.test(number) ? await certificates.showStatusList(Number(number)) : null;
    if (!list) throw new AppError("not_found", "address.empty");
    return c.body(JSON.stringify(list), 200, { ...open, "Content-Type": "application/vc" });
  });
  app.get(did, async (c) => {
    const document = await certificates.showDidDocument();
    return c.body(JSON.stringify(document), 200, { ...open, "Content-Type": "application/did+json" });
  });
  app.notFound((c) => answerError(new AppError("not_found", "address.unknown"), c, refused));
  app.onError((error, c) => answerError(error, c, refused));
  return app;
}

/** Verifiers that run in a browser read these from any site; caches ask each time, so that a revocation is seen at once. */
const open = { "Cache-Control": "no-cache", "Access-Control-Allow-Origin": "*" };
