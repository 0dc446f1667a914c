import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import { AppError } from "#server/services/app-error.ts";
import { outageWords } from "#shared/content/outage.ts";

/** When somebody will have made room, at the earliest, in seconds. */
const tryAgainAfter = 300;

/** Throws `unavailable` for whatever might have to be kept while the disk is nearly full; reading goes on. */
export function requireDiskSpace(hasDiskSpace: () => Promise<boolean>) {
  return createMiddleware<AppEnv>(async (_c, next) => {
    if (!(await hasDiskSpace())) {
      const cause = new Error("The disk that holds DATA_DIR is nearly full: what visitors send is refused.");
      throw new AppError("unavailable", outageWords, { retryAfter: tryAgainAfter, cause });
    }
    await next();
  });
}
