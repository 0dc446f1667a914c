import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "#server/api/app-env.ts";
import { errorAnswers } from "#server/api/error-answers.ts";
import type { Services } from "#server/services/services.ts";
import { notices } from "#shared/content/messages.ts";
import { sendEmailAnswer, sendEmailRequest } from "#shared/contracts/inquiry.ts";

const sendEmail = createRoute({
  method: "post",
  path: "/send-email",
  summary: "Send the contact form",
  description: "Keeps the inquiry and queues its mails. Once this has answered, nothing sent is ever lost.",
  request: { body: { required: true, content: { "application/json": { schema: sendEmailRequest } } } },
  responses: {
    200: { description: "The inquiry is kept.", content: { "application/json": { schema: sendEmailAnswer } } },
    ...errorAnswers("unreadable_body", "forbidden", "too_large", "unsupported_media_type", "invalid", "throttled"),
  },
});

/** `POST /send-email` (specification §7). */
export function sendEmailApi(services: Services) {
  return new OpenAPIHono<AppEnv>().openapi(sendEmail, async (c) => {
    const { id } = await services.submitInquiry(c.req.valid("json"));
    return c.json({ success: true as const, message: notices.contactSent.text, id }, 200);
  });
}
