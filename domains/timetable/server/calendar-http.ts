import { Hono } from "hono";
import type { Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import { refuseWithPage } from "#server/http/answer-error.ts";
import { securityHeaders } from "#server/http/guards.ts";
import { rateLimit, whileItCounts } from "#server/http/rate-limit.ts";
import { type AppEnv, beginRequest, calendarPath, readableAddress } from "#server/http/request.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { PUBLIC_PAGE_HEADER, publicTo } from "#shared/serving/public-page.ts";
import type { readCalendar } from "./calendar-addresses.ts";

interface Deps {
  config: Pick<Config, "siteUrl" | "trustProxy">;
  services: BoundVerbs<{ readCalendar: typeof readCalendar }> & { site: () => Pick<Site, "messages"> };
  log: Log;
  /** The rate limit of an address that asks for calendars that are not in memory, or do not exist. */
  calendarLimiter: RateLimiter;
}

/** As `makeCalendarAddress` makes them. */
const secret = "[A-Za-z0-9_-]{43}";

/**
 * The private addresses at which calendars read classes. Answers are kept in memory until classes, seats or addresses
 * change, so only first or wrong requests come here and count. Nothing here is logged: the address is the secret.
 */
export function createCalendarHttp({ config, services, log, calendarLimiter }: Deps) {
  const app = new Hono<AppEnv>();
  app.use(beginRequest(config.trustProxy), securityHeaders(config.siteUrl), readableAddress);
  app.on(["GET", "HEAD"], "*", rateLimit(whileItCounts(calendarLimiter), "limit.calendars"));
  app.get(`${calendarPath}:file{${secret}[.]ics}`, async (c) => {
    const content = await services.readCalendar(c.req.param("file").replace(/[.]ics$/, ""));
    if (content === null) throw new AppError("not_found", "page.unknown");
    return c.body(content, 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, max-age=0, must-revalidate",
      "X-Robots-Tag": "noindex",
      [PUBLIC_PAGE_HEADER]: publicTo.holders,
    });
  });
  app.all("*", (c) => {
    if (c.req.method !== "GET") throw new AppError("method_not_allowed", "page.method", { allow: ["GET", "HEAD"] });
    throw new AppError("not_found", "page.unknown");
  });
  app.onError(refuseWithPage(config.siteUrl, { log, messages: () => services.site().messages, part: "calendar" }));
  return app;
}
