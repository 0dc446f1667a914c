import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import type { AppEnv } from "#server/api/app-env.ts";
import type { BodyBudget } from "#server/api/body-budget.ts";
import { createApi } from "#server/api/create-api.ts";
import { type AssistantLimiters, assistantLimit } from "#server/api/middleware/assistant-limit.ts";
import { answerError } from "#server/api/middleware/errors.ts";
import { firstQueryValues } from "#server/api/middleware/first-query-values.ts";
import { ownOrigin } from "#server/api/middleware/own-origin.ts";
import { rateLimit } from "#server/api/middleware/rate-limit.ts";
import { textBodies } from "#server/api/middleware/read-body.ts";
import { requestLog } from "#server/api/middleware/request-log.ts";
import { requireDiskSpace } from "#server/api/middleware/require-disk-space.ts";
import { securityHeaders } from "#server/api/middleware/security-headers.ts";
import { visitor } from "#server/api/middleware/visitor.ts";
import { guardPayments, isPayment } from "#server/api/payment-guards.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Services } from "#server/services/services.ts";

export interface HttpDeps {
  config: Pick<Config, "siteUrl" | "trustProxy">;
  services: Services;
  log: Log;
  /** Whether there is room to keep more. */
  hasDiskSpace: () => Promise<boolean>;
  /** How often one address may send a form. */
  formLimiter: RateLimiter;
  /** How often one address may bring payment events. */
  paymentEventLimiter: RateLimiter;
  assistantLimiters: AssistantLimiters;
  proofBudget: BodyBudget;
}

/** Everything under `/api`, with the guards in front of it; whatever goes wrong is answered as JSON. */
export function createApiHttp(deps: HttpDeps) {
  const { config, services, log, hasDiskSpace, formLimiter, paymentEventLimiter, assistantLimiters, proofBudget } =
    deps;
  const app = new Hono<AppEnv>({ strict: false });
  const refuseMethod = (c: Context<AppEnv>, allow: string[]) =>
    answerError(
      new AppError("method_not_allowed", "This address does not take that kind of request.", { allow }),
      c,
      log,
    );
  app.use(requestId(), visitor(config.trustProxy), requestLog(log), securityHeaders(config.siteUrl));
  app.use(firstQueryValues);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.use("/api/*", except([isNotPost, isQuestion], requireDiskSpace(hasDiskSpace)));
  app.use(except([isNotPost, isPayment], ownOrigin(config.siteUrl)));
  app.use("/api/send-email", except(isNotPost, rateLimit(formLimiter)));
  app.use("/api/demo/bookings", except(isNotPost, rateLimit(formLimiter)));
  app.use("/api/assistant", except(isNotPost, assistantLimit(assistantLimiters)));
  const { orders } = services;
  guardPayments(app, { siteUrl: config.siteUrl, orders, formLimiter, paymentEventLimiter, proofBudget });
  app.use(except([isNotPost, isPayment], textBodies()));
  app.route("/api", createApi(services, { isSecure: config.siteUrl.startsWith("https:") }));
  app.notFound((c) => answerError(new AppError("not_found", "There is no such address."), c, log));
  app.onError((error, c) => answerError(error, c, log));
  return app;
}

function isNotPost(c: Context): boolean {
  return c.req.method !== "POST";
}

/** A question to the assistant is answered, not kept. */
function isQuestion(c: Context): boolean {
  return c.req.path === "/api/assistant";
}
