import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";

/** Of a query parameter that is sent more than once, lets the first value count, as the pages do. */
export const firstQueryValues = createMiddleware<AppEnv>(async (c, next) => {
  const asked = new URL(c.req.url);
  const names = [...asked.searchParams.keys()];
  if (new Set(names).size < names.length) {
    const { method, headers, signal, body } = c.req.raw;
    for (const name of new Set(names)) asked.searchParams.set(name, asked.searchParams.get(name) ?? "");
    const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
    c.req.raw = new Request(asked, init);
  }
  await next();
});
