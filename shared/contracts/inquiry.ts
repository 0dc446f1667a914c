import { z } from "zod";
import { person } from "./person.ts";

/** The contact form's fields (specification §3, §5). `inquiryType` is always sent empty. */
export const inquiryForm = z
  .object({
    ...person,
    phone: z
      .string("Please write the phone number as text.")
      .trim()
      .max(30, "Please keep this under 30 characters.")
      .regex(/^[+\d ().-]*$/, "A phone number holds digits, spaces and + ( ) - only.")
      .default(""),
    inquiryType: z.string().trim().max(100).default(""),
    /** The slug of the service to be quoted; empty for any other inquiry. */
    service: z.string("Please name the service as text.").trim().max(100).default(""),
    message: z
      .string({ error: "Please write a message." })
      .trim()
      .min(1, "Please write a message.")
      .max(5000, "Please keep your message under 5,000 characters."),
  })
  .meta({ id: "InquiryForm" });

export type InquiryForm = z.infer<typeof inquiryForm>;

/** The contact form as it is sent. `website` is the honeypot: a person leaves it empty. */
export const inquiryRequest = z.object({
  formType: z.literal("contact-form"),
  formData: inquiryForm,
  website: z.string().optional(),
});

export type InquiryRequest = z.infer<typeof inquiryRequest>;
