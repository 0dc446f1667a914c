import { z } from "zod";
import { inquiryRequest } from "#domains/leads/contract.ts";
import { because } from "#shared/because.ts";
import { planEnrolmentRequest, simpleEnrolmentRequest } from "./enrolment.ts";

/** `POST /send-email` (specification §7): the kind of form, and its content. */
export const sendEmailRequest = z
  .discriminatedUnion("formType", [inquiryRequest, simpleEnrolmentRequest, planEnrolmentRequest], {
    error: because("field.formUnknown"),
  })
  .meta({ id: "SendEmailRequest" });

/** The acknowledgement: the form is stored, and its email is queued. */
export const sendEmailAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    id: z.string(),
    /** The next page for the visitor, a path on this site: the payment, after the plan form. */
    next: z
      .string()
      .regex(/^\/(?![/\\])/)
      .optional(),
  })
  .meta({ id: "SendEmailAnswer" });

export type SendEmailAnswer = z.infer<typeof sendEmailAnswer>;
