import { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { assistantApi } from "#server/api/assistant.ts";
import { batchesApi } from "#server/api/batches.ts";
import { coursesApi } from "#server/api/courses.ts";
import { demoApi } from "#server/api/demo.ts";
import { docsApi } from "#server/api/docs.ts";
import { embedsApi } from "#server/api/embeds.ts";
import { healthApi } from "#server/api/health.ts";
import { lectureFilesApi } from "#server/api/lecture-files.ts";
import { lecturesApi } from "#server/api/lectures.ts";
import { refuseInvalid } from "#server/api/middleware/validation.ts";
import { paymentsApi } from "#server/api/payments.ts";
import { sendEmailApi } from "#server/api/send-email.ts";
import { visitorApi } from "#server/api/visitor.ts";
import type { Services } from "#server/services/services.ts";
import { company } from "#shared/content/company.ts";

/** What the OpenAPI document says about the API as a whole. */
const about = {
  openapi: "3.1.0",
  info: {
    title: `${company.name} API`,
    version: "1",
    description: `What the website of ${company.fullName} is built on: courses, outlines, batches, inquiries, demo bookings and payments. Of a query parameter that is sent more than once, the first value counts.`,
  },
  servers: [{ url: "/api" }],
};

/** The whole HTTP API with its own documentation, to be mounted under `/api` (specification §7). */
export function createApi(services: Services, site: { isSecure: boolean }) {
  const api = new OpenAPIHono<AppEnv>({ strict: false, defaultHook: refuseInvalid })
    .route("/", coursesApi(services))
    .route("/", batchesApi(services))
    .route("/", lecturesApi(services, site))
    .route("/", lectureFilesApi(services))
    .route("/", embedsApi())
    .route("/", sendEmailApi(services))
    .route("/", demoApi(services))
    .route("/", assistantApi(services))
    .route("/", visitorApi(services))
    .route("/", paymentsApi(services))
    .route("/", healthApi(services));
  return api.route(
    "/",
    docsApi(() => api.getOpenAPI31Document(about)),
  );
}
