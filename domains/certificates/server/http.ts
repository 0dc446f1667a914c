import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { readCertificateNumber, verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import { cachePolicy } from "#server/http/endpoint.ts";
import { answerError } from "#server/http/errors.ts";
import { securityHeaders } from "#server/http/guards.ts";
import { rateLimit } from "#server/http/rate-limit.ts";
import { type AppEnv, beginRequest, readableAddress } from "#server/http/request.ts";
import { requestLog } from "#server/http/request-log.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import { strictTransport } from "#shared/serving/strict-transport.ts";
import { certificatePaths } from "./paths.ts";
import type { createCertificates } from "./public-certificates.ts";
import { verifyPage, verifyPageStyle } from "./verify-page.ts";

const methods = ["GET", "HEAD"];

interface Deps {
  config: Pick<Config, "siteUrl" | "trustProxy">;
  services: { certificates: ReturnType<typeof createCertificates>; site: () => Site };
  log: Log;
  /** The rate at which one address may look up certificates. */
  certificateLimiter: RateLimiter;
}

/**
 * The public routes of certificates: the page that verifies one, the signed credential where the holder shares it, the
 * lists of revoked ones, and the issuer's keys. Nothing is stored on the way, not by caches either.
 */
export function createCertificatesHttp({ config, services, log, certificateLimiter }: Deps) {
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
  const styleOf = oncePerObject((published: Site) => verifyPageStyle(published));
  const answer = async (c: Context<AppEnv>, typed: string | null) => {
    const found = typed === null ? null : await certificates.verifyCertificate(typed);
    const style = styleOf(site());
    const page = await verifyPage({ found, typed: typed ?? "", site: site(), style: style.text });
    const transport = strictTransport(siteUrl);
    return c.html(page, found === null || found.is === "known" ? 200 : 404, {
      "Cache-Control": cachePolicy.never,
      "Content-Security-Policy": `default-src 'none'; style-src '${style.hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      "X-Robots-Tag": "noindex",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      ...(transport && { "Strict-Transport-Security": transport }),
    });
  };
  app.get(verify, async (c) => {
    const typed = c.req.query("number");
    const number = typed && readCertificateNumber(typed);
    return number ? c.redirect(verifyPath(number), 303) : await answer(c, typed || null);
  });
  app.get(`${verify}/:number`, async (c) => await answer(c, c.req.param("number")));
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
