import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/app-error.ts";
import type { Visitor } from "./visitor.ts";

/** Values that the HTTP server passes beside a request. */
export interface Bindings {
  /** The address at the other end of the socket. */
  address: string;
}

/** The program as the HTTP server calls it. */
export type AppFetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** The context of every handler. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { requestId: string; visitor: Visitor };
}

/** Whether the path of a request leads to the API and not to a page. */
export function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** The prefix of the addresses that calendars read; the rest is their secret. */
export const calendarPath = "/calendar/";

/** The address of the figures that Prometheus reads. */
export const metricsPath = "/metrics";

/** Whether the path of a request leads to a calendar. */
export const isCalendar = (path: string) => path.startsWith(calendarPath);

/**
 * The first middleware of every request: an id, our own or the trusted front proxy's, and the visitor. In
 * `X-Forwarded-For` only the entry of the outermost trusted proxy counts, `hops` from the right: the visitor may have
 * written anything further left.
 */
export function beginRequest(hops: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { headers } = c.req.raw;
    const requestId = (hops > 0 && idOfProxy(headers)) || randomUUID();
    c.set("requestId", requestId);
    const address = visitorAddress(c.env.address, headers.get("x-forwarded-for"), hops);
    c.set("visitor", { address, requestId, headers });
    c.header("X-Request-Id", requestId);
    await next();
  });
}

/** A request id from a proxy: letters and digits as nginx, Caddy and clouds make them. */
function idOfProxy(headers: Headers): string | undefined {
  const id = headers.get("x-request-id") ?? "";
  return /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/**
 * Throws `not_found` for a path, and `invalid` for a query, that is not valid text. The router logs a line to the
 * console for each path that it cannot decode, and no text in the database holds a NUL. `paths` is the query of the
 * browser's requests for the route manifest.
 */
export const readableAddress = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.raw.url);
  const paths = [pathname, ...searchParams.getAll("paths")];
  if (hasNul(pathname) || !paths.every(isDecodable)) throw new AppError("not_found", "page.unknown");
  if (hasNul(search)) throw new AppError("invalid", "text.unreadable");
  await next();
});

const hasNul = (part: string) => part.includes("%00");

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The visitor's address: the forwarded entry `hops` from the right if there is one, otherwise the socket's. */
export function visitorAddress(socket: string, forwardedFor: string | null, hops: number): string {
  const forwarded = hops > 0 && forwardedFor ? forwardedFor.split(",").at(-hops)?.trim() : undefined;
  return withoutPort(forwarded || socket).replace(/^::ffff:(?=\d+\.)/i, "");
}

function withoutPort(address: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(address);
  return bracketed?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
