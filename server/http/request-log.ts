import { createMiddleware } from "hono/factory";
import type { Log } from "#server/config/log.ts";
import type { AppEnv } from "./request.ts";

/** Logged part of a path, in characters: twice the longest of ours. */
const longest = 200;

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A path as it is logged: without parts that may be a secret in a mistyped address, such as a calendar's. Our secrets
 * are long and mix capitals with small letters, or digits with both; no page's path does.
 */
export function loggedPath(path: string): string {
  const isSecret = (part: string) =>
    (/[A-Z]/.test(part) && /[a-z]/.test(part)) || (part.length >= 32 && /\d/.test(part) && !isId.test(part));
  return path.replace(/[\w-]{16,}/g, (part) => (isSecret(part) ? "…" : part)).slice(0, longest);
}

/** Logs one line a request. No address, no query string (it may hold a Secret ID), no body. */
export function requestLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    await next();
    const { method } = c.req;
    const path = loggedPath(c.req.path);
    const ms = Math.round(performance.now() - started);
    log.info({ requestId: c.get("requestId"), method, path, status: c.res.status, ms }, "request");
  });
}
