import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import { AppError } from "#server/services/app-error.ts";

/** Throws `forbidden` for a request that a browser sends on behalf of another site's page. */
export function ownOrigin(siteUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { headers, url } = c.req.raw;
    const host = headers.get("host") ?? new URL(url).host;
    if (!isOwn(headers.get("origin"), headers.get("sec-fetch-site"), { siteUrl, host })) {
      throw new AppError("forbidden", "Please send this from our own pages.");
    }
    await next();
  });
}

/** Programs other than browsers send neither header, and carry no visitor's session they could abuse. */
function isOwn(origin: string | null, fetchSite: string | null, own: { siteUrl: string; host: string }): boolean {
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  if (origin === null) return fetchSite === null;
  if (!URL.canParse(origin)) return false;
  // By its own name the site is asked as it is published: a page of that name without TLS is somebody else's.
  const { host } = new URL(origin);
  return host === new URL(own.siteUrl).host ? origin === own.siteUrl : host === own.host;
}
