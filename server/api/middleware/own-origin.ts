import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import { AppError } from "#server/services/app-error.ts";

/** Throws `forbidden` for a request that a browser sends on behalf of another site's page. */
export function ownOrigin(siteUrl: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { headers, url } = c.req.raw;
    const host = headers.get("host") ?? new URL(url).host;
    if (!isOwn(headers.get("origin"), headers.get("sec-fetch-site"), [new URL(siteUrl).host, host])) {
      throw new AppError("forbidden", "Please send this from our own pages.");
    }
    await next();
  });
}

/** Programs other than browsers send neither header, and carry no visitor's session they could abuse. */
function isOwn(origin: string | null, fetchSite: string | null, hosts: string[]): boolean {
  if (fetchSite === "same-origin" || fetchSite === "none") return true;
  if (origin === null) return fetchSite === null;
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
