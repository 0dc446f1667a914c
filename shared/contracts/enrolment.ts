import { z } from "zod";
import { country, countryCodeOf } from "./country.ts";
import { oneLine } from "./one-line.ts";
import { person } from "./person.ts";
import { readPhoneNumber } from "./phone-number.ts";

const planId = z.enum(["basic", "standard", "premium"], { error: "Please choose a plan." });

export type PlanId = z.infer<typeof planId>;

/** What both enrolment forms ask (specification §3, §5). */
const answers = {
  ...person,
  phone: oneLine(40, "Please give a phone number; we answer over WhatsApp."),
  /** A course's id. */
  course: oneLine(100, "Please choose a course."),
  message: z
    .string("Please write the message as text.")
    .trim()
    .max(5000, "Please keep your message under 5,000 characters.")
    .default(""),
};

type PhoneInCountry = { phone: string; country?: string | undefined };

/** The number as it stands in a form: without a leading + it is one of the form's country. */
function phoneOf({ phone, country }: PhoneInCountry) {
  return readPhoneNumber(phone, country === undefined ? undefined : countryCodeOf(country));
}

/**
 * The form with its phone number in E.164. The number is judged beside the other fields, not after them: a visitor
 * reads everything that is wrong at once.
 */
function withPhoneNumber<Form extends z.ZodType<PhoneInCountry>>(form: Form) {
  const isReadable = ({ value }: { value: unknown }) =>
    z.object({ phone: z.string().trim().min(1), country: z.string().optional() }).safeParse(value).success;
  return form
    .superRefine(
      (entered, context) => {
        const number = phoneOf(entered);
        if ("wrong" in number) context.addIssue({ code: "custom", path: ["phone"], message: number.wrong });
      },
      { when: isReadable },
    )
    .transform((entered) => {
      const number = phoneOf(entered);
      return { ...entered, phone: "e164" in number ? number.e164 : entered.phone };
    });
}

/** The form of visitors in Pakistan or Qatar, and of those whose country is not known (specification §2). */
const simpleEnrolmentForm = withPhoneNumber(z.object({ ...answers, country: country.default("Pakistan") })).meta({
  id: "SimpleEnrolmentForm",
});

/** The form with plan selection; the page adds the visitor's country, which the phone number is read by. */
const planEnrolmentForm = withPhoneNumber(z.object({ ...answers, plan: planId, country: country.optional() })).meta({
  id: "PlanEnrolmentForm",
});

/** `website` is the honeypot: a person leaves it empty. */
const honeypot = { website: z.string().optional() };

/** The simple form as it is sent (specification §7). */
export const simpleEnrolmentRequest = z.object({
  formType: z.literal("enrollment-form"),
  formData: simpleEnrolmentForm,
  ...honeypot,
});

/** The plan form as it is sent (specification §7). */
export const planEnrolmentRequest = z.object({
  formType: z.literal("registration-form"),
  formData: planEnrolmentForm,
  ...honeypot,
});

/** Either enrolment form as it is sent. */
export const enrolmentRequest = z.discriminatedUnion("formType", [simpleEnrolmentRequest, planEnrolmentRequest]);

export type EnrolmentRequest = z.infer<typeof enrolmentRequest>;
