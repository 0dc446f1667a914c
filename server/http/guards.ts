import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { AppError } from "#server/app-error.ts";
import { strictTransport } from "#shared/serving/strict-transport.ts";
import { refusalStyle } from "./refusal-page.ts";
import type { AppEnv } from "./request.ts";

/** Throws `forbidden` for a request that a browser sends for another site's page. */
export function ownOrigin(siteUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { headers, url } = c.req.raw;
    const host = headers.get("host") ?? new URL(url).host;
    if (!isOwn(headers.get("origin"), headers.get("sec-fetch-site"), { siteUrl, host })) {
      throw new AppError("forbidden", "request.origin");
    }
    await next();
  });
}

/** Programs other than browsers send neither header, and have no visitor's session to abuse. */
function isOwn(origin: string | null, fetchSite: string | null, own: { siteUrl: string; host: string }): boolean {
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  if (origin === null) return fetchSite === null;
  if (!URL.canParse(origin)) return false;
  // Under the published host only the published origin counts: the same host without TLS may belong to someone else.
  const { host } = new URL(origin);
  return host === new URL(own.siteUrl).host ? origin === own.siteUrl : host === own.host;
}

/** Minimum time that a full disk stays full until someone frees space, in seconds. */
const tryAgainAfter = 300;

/** Throws `unavailable` for a request that may store something while the disk is nearly full. */
export function requireDiskSpace(hasDiskSpace: () => Promise<boolean>) {
  return createMiddleware<AppEnv>(async (_c, next) => {
    if (!(await hasDiskSpace())) {
      const cause = new Error("The disk that holds DATA_DIR is nearly full: what visitors send is refused.");
      throw new AppError("unavailable", "outage", { retryAfter: tryAgainAfter, cause });
    }
    await next();
  });
}

/** The default headers of an API answer: it is data, which no page may frame, sniff or run. */
export function securityHeaders(siteUrl: string) {
  return secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'self'", refusalStyle], frameAncestors: ["'none'"] },
    strictTransportSecurity: strictTransport(siteUrl) ?? false,
    xFrameOptions: "DENY",
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    originAgentCluster: false,
    overwrite: false,
  });
}
