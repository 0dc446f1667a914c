import { z } from "zod";
import { country, countryCodeOf, countryNames } from "#domains/institute/rules/country.ts";
import { messageLength, person } from "#domains/people/contract.ts";
import { readPhoneNumber } from "#domains/people/rules/phone-number.ts";
import { because } from "#shared/because.ts";
import { cleanText, withoutMarks } from "#shared/clean-text.ts";
import { emailAddress, requiredLine } from "#shared/fields.ts";
import { trap } from "#shared/trap.ts";

/** The payment schedule of an order: the whole course at once, or month by month. */
export const paymentSchedule = z.enum(["whole", "monthly"]);

export type PaymentSchedule = z.infer<typeof paymentSchedule>;

/** The fields of both enrolment forms (specification §3, §5). */
const answers = {
  ...person,
  phone: requiredLine(40, "field.chatNumberMissing"),
  /** A course's id. */
  course: requiredLine(100, "field.courseMissing"),
  /** A batch's id; empty for an undecided visitor. */
  batch: z.string(because("field.batchNotText")).trim().max(100, because("field.batchNotText")).default(""),
  message: z
    .string(because("field.messageNotText"))
    .overwrite(withoutMarks)
    .trim()
    .max(messageLength, because("field.messageTooLong"))
    .default(""),
};

type PhoneInCountry = { phone: string; country?: string | undefined };

/** The number as entered: without a leading + it belongs to the form's country. */
function phoneOf({ phone, country }: PhoneInCountry) {
  return readPhoneNumber(phone, country === undefined ? undefined : countryCodeOf(country));
}

/**
 * The form with its phone number in E.164. The number is validated along with the other fields, so that a visitor sees
 * all errors at once. Where a form without a country is from the institute's own, a number without its country's code
 * stays as it was entered.
 */
function withPhoneNumber<Form extends z.ZodType<PhoneInCountry>>(form: Form, { isFromHome = false } = {}) {
  const isReadable = ({ value }: { value: unknown }) =>
    z.object({ phone: z.string().trim().min(1), country: z.string().optional() }).safeParse(value).success;
  return form
    .superRefine(
      (entered, context) => {
        const number = phoneOf(entered);
        const waitsForHome = isFromHome && entered.country === undefined;
        const isRead = "e164" in number || (waitsForHome && number.wrong === "field.phoneCountryMissing");
        if (!isRead) context.addIssue({ code: "custom", path: ["phone"], message: number.wrong });
      },
      { when: isReadable },
    )
    .transform((entered) => {
      const number = phoneOf(entered);
      return { ...entered, phone: "e164" in number ? number.e164 : entered.phone };
    });
}

/**
 * The form for visitors who ask for fees, or in an unknown country (specification §2). Without a country it is from the
 * institute's own, which the one who reads the form knows.
 */
const simpleEnrolmentForm = withPhoneNumber(z.object({ ...answers, country: country.optional() }), {
  isFromHome: true,
}).meta({
  id: "SimpleEnrolmentForm",
});

type SimpleForm = z.infer<typeof simpleEnrolmentForm>;

/**
 * A simple form that names no country as one from the country with this code, which its phone number then belongs to
 * unless it names another; or why that cannot be its number.
 */
export function fromHome(form: SimpleForm, code: string) {
  const home = countryCodeOf(code);
  if (form.country !== undefined || !home) return { form };
  const number = readPhoneNumber(form.phone, home);
  return "wrong" in number ? number : { form: { ...form, country: countryNames[home], phone: number.e164 } };
}

/** The form with plan selection; the page adds the visitor's country, which is used to parse the phone number. */
const planEnrolmentForm = withPhoneNumber(
  z.object({
    ...answers,
    /** A plan's id. */
    plan: requiredLine(100, because("field.planMissing")),
    /** Whether the whole course is paid at once, as before there was a choice, or month by month. */
    schedule: z.enum(paymentSchedule.options, because("field.scheduleUnknown")).default("whole"),
    country: country.optional(),
  }),
).meta({
  id: "PlanEnrolmentForm",
});

/** The simple form as it is sent (specification §7). */
export const simpleEnrolmentRequest = z.object({
  formType: z.literal("enrollment-form"),
  formData: simpleEnrolmentForm,
  ...trap,
});

/** The plan form as it is sent (specification §7). */
export const planEnrolmentRequest = z.object({
  formType: z.literal("registration-form"),
  formData: planEnrolmentForm,
  ...trap,
});

/** Either enrolment form as it is sent. */
export const enrolmentRequest = z.discriminatedUnion("formType", [simpleEnrolmentRequest, planEnrolmentRequest]);

/** The states of a place in a batch. */
export const enrolmentState = z.enum(["held", "active", "waitlisted", "withdrawn", "completed"]);

export type EnrolmentState = z.infer<typeof enrolmentState>;

/**
 * A student as staff enrol them by hand, with an address, a number or both. The verb reads the phone number, which knows
 * the institute's country.
 */
export const newEnrolment = z
  .strictObject({
    batchId: z.string().min(1).max(100),
    name: requiredLine(200, "field.nameMissing"),
    email: emailAddress("field.ownEmailMissing").nullable().default(null),
    phone: z.string().overwrite(cleanText).max(60, because("field.tooLong")).nullable().default(null),
    /** Whether somebody of another name has the same address; it is refused otherwise. */
    shares: z.boolean().exactOptional(),
    /** Whether the student is told by e-mail; they are unless it says otherwise. */
    tell: z.boolean().exactOptional(),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    error: because("field.contactMissing"),
    path: ["email"],
  });

/** The reason for taking a student out of a batch, which the student reads; none if it is empty. */
export const takingOut = z.strictObject({
  reason: z.string().overwrite(withoutMarks).trim().max(300, because("field.tooLong")).default(""),
  /** Whether what is due by today is still owed; what comes later ends in any case. */
  keepsDue: z.boolean().default(false),
});

export type NewEnrolment = z.infer<typeof newEnrolment>;

export type EnrolmentRequest = z.infer<typeof enrolmentRequest>;
