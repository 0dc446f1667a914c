import { OpenAPIHono } from "@hono/zod-openapi";
import { type Context, Hono } from "hono";
import { except } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { methodNotAllowed } from "hono/method-not-allowed";
import { assistantApi } from "#domains/assistant/server/assistant-http.ts";
import { batchesApi } from "#domains/batches/server/batches-http.ts";
import { coursesApi } from "#domains/catalogue/server/catalogue-http.ts";
import { photosApi } from "#domains/content/server/photos-http.ts";
import { siteAsked } from "#domains/content/server/site-asked.ts";
import { demoApi } from "#domains/demo-classes/server/demo-classes-http.ts";
import type { Company } from "#domains/institute/contract.ts";
import { embedsApi } from "#domains/lectures/server/embeds-http.ts";
import { lecturesApi } from "#domains/lectures/server/lectures-http.ts";
import { guardPayments, isPayment } from "#domains/money/server/payment-guards.ts";
import { paymentsApi } from "#domains/money/server/payments-http.ts";
import { receiptsApi } from "#domains/money/server/receipts/receipts-http.ts";
import { sendEmailApi } from "#domains/seats/server/send-email-http.ts";
import { docsApi } from "#server/api/docs.ts";
import { healthApi } from "#server/api/health.ts";
import { visitorApi } from "#server/api/visitor-api.ts";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/compose/services.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import { answerError, refuseInvalid } from "#server/http/answer-error.ts";
import type { AnswerOnce } from "#server/http/answer-once.ts";
import type { BodyBudget } from "#server/http/body-budget.ts";
import { ownOrigin, requireDiskSpace, securityHeaders } from "#server/http/guards.ts";
import { type AssistantLimiters, assistantLimit, rateLimit } from "#server/http/rate-limit.ts";
import { textBodies } from "#server/http/read-body.ts";
import { type AppEnv, beginRequest, readableAddress } from "#server/http/request.ts";
import { requestLog } from "#server/http/request-log.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import { ownTurn } from "#shared/serving/own-turn.ts";

export interface HttpDeps {
  config: Pick<Config, "siteUrl" | "trustProxy">;
  services: Services;
  /** Answers a form that is sent twice as the first time. */
  answerOnce: AnswerOnce;
  log: Log;
  hasDiskSpace: () => Promise<boolean>;
  /** Limit on forms from one address. */
  formLimiter: RateLimiter;
  /** Limit on payment events from one address. */
  paymentEventLimiter: RateLimiter;
  assistantLimiters: AssistantLimiters;
  /** Limit on printed receipts for one address. */
  receiptLimiter: RateLimiter;
  /** Limit on certificate lookups from one address. */
  certificateLimiter: RateLimiter;
  /** Limit on uploads that a member of staff may begin. */
  uploadLimiter: RateLimiter;
  /** Limit on a student's posts to the classroom. */
  classroomLimiter: RateLimiter;
  /** Limit on one address's requests for calendars that are not in memory, or do not exist. */
  calendarLimiter: RateLimiter;
  proofBudget: BodyBudget;
}

/**
 * Everything under `/api`, with the guards in front of it. Every error is answered as JSON, in the language that the
 * request names.
 */
export function createApiHttp(deps: HttpDeps) {
  const { config, services, log, hasDiskSpace, formLimiter, assistantLimiters, receiptLimiter } = deps;
  const { siteUrl, trustProxy } = config;
  const answering = { log, messages: (c: Context) => siteAsked(services.site(), c.req.raw.headers).messages };
  const app = new Hono<AppEnv>({ strict: false });
  const refuseMethod = (c: Context<AppEnv>, allow: string[]) =>
    answerError(new AppError("method_not_allowed", "address.method", { allow }), c, answering);
  app.use(beginRequest(trustProxy), requestLog(log), securityHeaders(siteUrl), readableAddress);
  app.use(firstQueryValues);
  app.use(refuseClosed(services));
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.use("/api/*", except([isNotPost, isQuestion], requireDiskSpace(hasDiskSpace)));
  app.use(except([isNotPost, isPayment], ownOrigin(siteUrl)));
  app.use("/api/send-email", except(isNotPost, rateLimit(formLimiter)));
  app.use("/api/demo/bookings", except(isNotPost, rateLimit(formLimiter)));
  app.use("/api/assistant", except(isNotPost, assistantLimit(assistantLimiters)));
  for (const papers of ["/api/receipts/*", "/api/vouchers/*"])
    app.get(papers, rateLimit(receiptLimiter, "limit.receipts"));
  guardPayments(app, { ...deps, siteUrl, orders: services.orders });
  app.use(except([isNotPost, isPayment], textBodies()));
  app.route("/api", createApi(services, { isSecure: siteUrl.startsWith("https:") }));
  app.notFound((c) => answerError(new AppError("not_found", "address.unknown"), c, answering));
  app.onError((error, c) => answerError(error, c, answering));
  return app;
}

/** Refuses what belongs to a section that the institute has switched off. */
const refuseClosed = ({ site }: Pick<Services, "site">) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (site().sections.closedAt(c.req.path)) throw new AppError("not_found", "address.unknown");
    await next();
  });

const isNotPost = (c: Context) => c.req.method !== "POST";

/** A question to the assistant stores nothing that needs disk space. */
const isQuestion = (c: Context) => c.req.path === "/api/assistant";

/** An address of this length is read in no time, in characters. */
const shortAddress = 1_000;

/** Replaces a query parameter that is sent more than once by its first value, which is also the one that pages read. */
const firstQueryValues = createMiddleware<AppEnv>(async (c, next) => {
  // Thirty long ones at once would be read in one turn of the event loop.
  if (c.req.url.length > shortAddress) await ownTurn();
  const url = new URL(c.req.url);
  const given = [...url.searchParams];
  // A map keeps the last of pairs with one name: in reverse order that is the first.
  const first = new Map(given.toReversed());
  if (first.size < given.length) {
    const { method, headers, signal, body } = c.req.raw;
    url.search = String(new URLSearchParams([...first].toReversed()));
    const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
    c.req.raw = new Request(url, init);
  }
  await next();
});

/** The OpenAPI document's description of the whole API. */
const about = ({ name, fullName }: Company) => ({
  openapi: "3.1.0",
  info: {
    title: `${name} API`,
    version: "1",
    description: `The API behind the website of ${fullName}: courses, outlines, batches, inquiries, demo bookings and payments. If a query parameter is sent more than once, the first value counts. Errors are in English, or in a language of the website that the request names in Content-Language.`,
  },
  servers: [{ url: "/api" }],
});

/** The routes and their documentation, to be mounted under `/api` (specification §7). */
function createApi(services: Services, site: { isSecure: boolean }) {
  const api = new OpenAPIHono<AppEnv>({ strict: false, defaultHook: refuseInvalid })
    .route("/", coursesApi(services))
    .route("/", batchesApi(services))
    .route("/", lecturesApi(services, site))
    .route("/", embedsApi(services.site))
    .route("/", sendEmailApi(services))
    .route("/", demoApi(services))
    .route("/", assistantApi(services))
    .route("/", visitorApi(services))
    .route("/", paymentsApi(services))
    .route("/", receiptsApi(services))
    .route("/", photosApi(services))
    .route("/", healthApi(services));
  return api.route(
    "/",
    docsApi(services.site, (company) => api.getOpenAPI31Document(about(company))),
  );
}
