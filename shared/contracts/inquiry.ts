import { z } from "zod";
import { oneLine } from "./one-line.ts";

/** The contact form's fields (specification §3, §5). `inquiryType` is held and sent empty. */
export const inquiryForm = z
  .object({
    firstName: oneLine(100, "Please tell us your first name."),
    lastName: oneLine(100, "Please tell us your last name."),
    email: oneLine(254, "Please give an e-mail address we can answer.").pipe(
      z.email("That e-mail address does not look right. Example: name@example.com"),
    ),
    phone: z
      .string("Please write the phone number as text.")
      .trim()
      .max(30, "Please keep this under 30 characters.")
      .regex(/^[+\d ().-]*$/, "A phone number holds digits, spaces and + ( ) - only.")
      .default(""),
    inquiryType: z.string().trim().max(100).default(""),
    message: z
      .string({ error: "Please write a message." })
      .trim()
      .min(1, "Please write a message.")
      .max(5000, "Please keep your message under 5,000 characters."),
  })
  .meta({ id: "InquiryForm" });

export type InquiryForm = z.infer<typeof inquiryForm>;

/** `POST /send-email` (specification §7). `website` is the honeypot: a person leaves it empty. */
export const sendEmailRequest = z
  .object({
    formType: z.literal("contact-form", { error: "We do not know this kind of form." }),
    formData: inquiryForm,
    website: z.string().optional(),
  })
  .meta({ id: "SendEmailRequest" });

export type SendEmailRequest = z.infer<typeof sendEmailRequest>;

/** The acknowledgement: what was sent is stored, and its mail is queued. */
export const sendEmailAnswer = z
  .object({ success: z.literal(true), message: z.string(), id: z.string() })
  .meta({ id: "SendEmailAnswer" });

export type SendEmailAnswer = z.infer<typeof sendEmailAnswer>;
