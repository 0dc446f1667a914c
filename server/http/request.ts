import { createMiddleware } from "hono/factory";
import type { Visitor } from "#server/services/visitors/visitor.ts";

/** What the HTTP server passes beside a request. */
export interface Bindings {
  /** The address at the other end of the socket. */
  address: string;
}

/** The program as the HTTP server calls it. */
export type AppFetch = (request: Request, bindings: Bindings) => Response | Promise<Response>;

/** What every handler finds in its context. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { requestId: string; visitor: Visitor };
}

/** Whether the path of a request leads to the API and not to a page. */
export function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

/** What the addresses that calendars read begin with; the rest is their secret. */
export const calendarPath = "/calendar/";

/** Whether the path of a request leads to what somebody's calendar reads. */
export const isCalendar = (path: string) => path.startsWith(calendarPath);

/**
 * Puts the visitor into the context. Of `X-Forwarded-For` only the entry of the outermost trusted proxy counts, `hops`
 * from the right: the visitor may have written anything further left.
 */
export function visitor(hops: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { headers } = c.req.raw;
    const address = visitorAddress(c.env.address, headers.get("x-forwarded-for"), hops);
    c.set("visitor", { address, requestId: c.get("requestId"), headers });
    await next();
  });
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
