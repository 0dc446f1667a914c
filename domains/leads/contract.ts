import { z } from "zod";
import { messageLength, person } from "#domains/people/contract.ts";
import { because } from "#shared/because.ts";
import { cleanText, withoutMarks } from "#shared/clean-text.ts";
import { trap } from "#shared/trap.ts";

/** The outcomes of a lead; a new one waits for an answer. */
export const leadStates = ["new", "answered", "won", "lost"] as const;
export const leadState = z.enum(leadStates);

/** How a message reaches us, besides the forms. */
export const channels = ["email", "phone", "desk", "whatsapp", "instagram"] as const;

/** The sources of leads: a form of the site, the assistant, or a channel. */
export const leadSources = ["contact", "quote", "demo", "enrolment", "assistant", ...channels] as const;
export const leadSource = z.enum(leadSources);

/**
 * Which leads a list shows. New ones are those that wait now, `isLater` those that come back at their time; `owner` is the
 * account of the member of staff who answers, `words` a part of a name, a number or a message.
 */
export const leadFilter = z
  .strictObject({
    state: leadState,
    isLater: z.literal(true),
    source: leadSource,
    owner: z.string().max(100),
    words: z.string().max(100),
  })
  .partial();

/** The outcome that staff record, and the one that their page showed. */
export const leadSettlement = z.strictObject({ state: leadState, seen: leadState.exactOptional() });

/** The new owner of a lead, and the one that the page showed. */
export const leadAssignment = z.strictObject({ owner: z.string().max(100).nullable(), seen: z.string().nullable() });

/** A text that staff write on a person's record, or to the person. */
export const personMessage = z.object({
  text: z
    .string({ error: because("field.messageEmpty") })
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, because("field.messageEmpty")).max(5000, because("field.tooLong"))),
});

/**
 * The contact form's fields (specification §3, §5). The form sends `inquiryType` empty; the assistant sends "assistant"
 * with a question that it hands over.
 */
export const inquiryForm = z
  .object({
    ...person,
    /** The server reads it, which knows the visitor's country. */
    phone: z.string(because("field.phoneNotText")).overwrite(cleanText).max(40, because("field.tooLong")).default(""),
    inquiryType: z.string().trim().max(100).default(""),
    /** The slug of the service to be quoted; empty for any other inquiry. */
    service: z.string(because("field.serviceNotText")).trim().max(100).default(""),
    message: z
      .string({ error: because("field.messageMissing") })
      .overwrite(withoutMarks)
      .trim()
      .min(1, because("field.messageMissing"))
      .max(messageLength, because("field.messageTooLong")),
  })
  .meta({ id: "InquiryForm" });

export type InquiryForm = z.infer<typeof inquiryForm>;

/** The contact form as it is sent. */
export const inquiryRequest = z.object({
  formType: z.literal("contact-form"),
  formData: inquiryForm,
  ...trap,
});

export type InquiryRequest = z.infer<typeof inquiryRequest>;

/** The `inquiryType` of a question to the assistant that its visitor sends to a person. */
export const handOverInquiry = "assistant";
