import { createMiddleware } from "hono/factory";
import type { Log } from "#server/config/log.ts";
import type { AppEnv } from "#server/http/request.ts";

/** How much of a path is logged, in characters: twice the longest of ours. */
export const loggedPath = 200;

/** Logs one line a request. No address, no query string (it may hold a Secret ID), no body. */
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
