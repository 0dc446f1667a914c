import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import type { Log } from "#server/config/log.ts";

/** How much of a path the log keeps, in characters: the longest of ours is shorter by half. */
export const loggedPath = 200;

/** One line a request: what was asked and how it went. No address, no query string (it may hold a Secret ID), no body. */
export function requestLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const { method } = c.req;
    const path = c.req.path.slice(0, loggedPath);
    const ms = Math.round(performance.now() - started);
    log.info({ requestId: c.get("requestId"), method, path, status: c.res.status, ms }, "request");
  });
}
