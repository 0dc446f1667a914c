import { z } from "zod";
import { planEnrolmentRequest, simpleEnrolmentRequest } from "./enrolment.ts";
import { inquiryRequest } from "./inquiry.ts";

/** `POST /send-email` (specification §7): which form it is, and what was written in it. */
export const sendEmailRequest = z
  .discriminatedUnion("formType", [inquiryRequest, simpleEnrolmentRequest, planEnrolmentRequest], {
    error: "We do not know this kind of form.",
  })
  .meta({ id: "SendEmailRequest" });

/** The acknowledgement: what was sent is stored, and its mail is queued. */
export const sendEmailAnswer = z
  .object({
    success: z.literal(true),
    message: z.string(),
    id: z.string(),
    /** Where the visitor goes from here, a path of our own: to pay for what the plan form asked for. */
    next: z
      .string()
      .regex(/^\/(?![/\\])/)
      .optional(),
  })
  .meta({ id: "SendEmailAnswer" });

export type SendEmailAnswer = z.infer<typeof sendEmailAnswer>;
