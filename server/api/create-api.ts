import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { healthApi } from "#server/api/health.ts";
import { refuseInvalid } from "#server/api/middleware/validation.ts";
import { sendEmailApi } from "#server/api/send-email.ts";
import type { Services } from "#server/services/services.ts";

/** The whole HTTP API, to be mounted under `/api` (specification §7). */
export function createApi(services: Services) {
  return new OpenAPIHono<AppEnv>({ strict: false, defaultHook: refuseInvalid })
    .route("/", sendEmailApi(services))
    .route("/", healthApi(services));
}
