import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Site } from "#domains/content/rules/site.ts";
import { siteAsked } from "#domains/content/server/site-asked.ts";
import type { submitInquiry } from "#domains/leads/server/submit-inquiry.ts";
import { sendEmailAnswer, sendEmailRequest } from "#domains/seats/contract/send-email.ts";
import type { BoundVerbs } from "#server/bind-verbs.ts";
import { formErrors, jsonAnswers, jsonBody } from "#server/http/endpoint.ts";
import { pageLanguage } from "#server/http/page-language.ts";
import type { AppEnv } from "#server/http/request.ts";
import type { locateVisitor, Visitor } from "#server/http/visitor.ts";
import { because } from "#shared/because.ts";
import type { createEnrolmentRequests } from "./submit-enrolment-request.ts";

const keyHeader = z.object({
  "idempotency-key": z
    .string()
    .trim()
    .min(16, because("field.keyTooShort"))
    .max(200, because("field.keyTooLong"))
    .optional()
    .describe("Names an enrolment's sending: a second one under the same name is a repeat and gets the same answer."),
});

const sendEmail = createRoute({
  method: "post",
  path: "/send-email",
  summary: "Send the contact form or an enrolment form",
  description:
    "Stores the form and queues its emails. The form is stored safely before this answers. An enrolment sent twice, with the same content within a minute or under the same key, counts once.",
  request: { headers: keyHeader, body: jsonBody(sendEmailRequest) },
  responses: jsonAnswers(
    "The form is stored; `next` is the payment page of the plan form.",
    sendEmailAnswer,
    ...formErrors,
  ),
});

/** The thank-you toast of each form. */
const acknowledgements = {
  "contact-form": "contactSent",
  "enrollment-form": "simpleEnrolmentSent",
  "registration-form": "planEnrolmentSent",
} as const;

type Verbs = { submitInquiry: typeof submitInquiry; locateVisitor: typeof locateVisitor };

interface FormVerbs extends BoundVerbs<Verbs> {
  submitEnrolmentRequest: ReturnType<typeof createEnrolmentRequests>;
  site: () => Site;
  /** Notes the visit that led to a form. */
  creditVisit(visitor: Visitor, recordId: string): void;
}

/** `POST /send-email` (specification §7). */
export function sendEmailApi(services: FormVerbs) {
  return new OpenAPIHono<AppEnv>().openapi(sendEmail, async (c) => {
    const request = c.req.valid("json");
    const { country_code: locatedIn } = await services.locateVisitor(c.get("visitor"));
    const language = pageLanguage(c.req.raw.headers);
    const sending = {
      language,
      idempotencyKey: c.req.valid("header")["idempotency-key"],
      address: c.get("visitor").address,
      locatedIn,
    };
    const submitted =
      request.formType === "contact-form"
        ? await services.submitInquiry(request, locatedIn, language)
        : await services.submitEnrolmentRequest(request, sending);
    services.creditVisit(c.get("visitor"), submitted.id);
    const { toasts } = siteAsked(services.site(), c.req.raw.headers).messages;
    const { text: message } = toasts[acknowledgements[request.formType]];
    return c.json({ success: true as const, message, ...submitted }, 200);
  });
}
