import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";

/**
 * Notes who is asking. Of `X-Forwarded-For` only the entry written by the outermost trusted proxy counts, `hops` from
 * the right; anything further left is the visitor's own claim.
 */
export function visitor(hops: number) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const headers = c.req.raw.headers;
    const address = visitorAddress(c.env.address, headers.get("x-forwarded-for"), hops);
    c.set("visitor", { address, requestId: c.get("requestId"), headers });
    await next();
  });
}

/** The visitor's address: the socket's, or the forwarded entry `hops` from the right where there is one. */
export function visitorAddress(socket: string, forwardedFor: string | null, hops: number): string {
  const forwarded = hops > 0 && forwardedFor ? forwardedFor.split(",").at(-hops)?.trim() : undefined;
  return withoutPort(forwarded || socket).replace(/^::ffff:(?=\d+\.)/i, "");
}

function withoutPort(address: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(address);
  return bracketed?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
