import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { changePasswordForm, resetPasswordForm, signInForm, signUpForm } from "#domains/accounts/contract.ts";
import { assistantRequest } from "#domains/assistant/contract.ts";
import { demoBookingForm } from "#domains/demo-classes/contract.ts";
import { inquiryForm } from "#domains/leads/contract.ts";
import { sendEmailRequest } from "#domains/seats/contract/send-email.ts";
import { en } from "#server/compose/words/messages.ts";
import { causeInWords, causeOfIssue, type ErrorTexts } from "#shared/error-words.ts";

/** The fields that visitors fill in, by form. */
const personFields = ["firstName", "lastName", "email", "message", "phone"];
const enrolmentFields = [...personFields, "course", "country"];

interface Form {
  contract: z.ZodType;
  fields: string[];
  texts: ErrorTexts;
  /** The values sent by it. */
  sent?: (formData: object) => object;
}

const { contact: contactTexts, enrolment: enrolmentTexts, demo: demoTexts, account: texts, assistant } = en.forms;

const cases: Record<string, Form> = {
  contact: { contract: inquiryForm, fields: personFields, texts: contactTexts },
  "simple enrolment": {
    ...{ contract: sendEmailRequest, fields: enrolmentFields, texts: enrolmentTexts },
    sent: (formData) => ({ formType: "enrollment-form", formData }),
  },
  "plan enrolment": {
    ...{ contract: sendEmailRequest, fields: [...enrolmentFields, "plan"], texts: enrolmentTexts },
    sent: (formData) => ({ formType: "registration-form", formData }),
  },
  "demo class": { contract: demoBookingForm, fields: ["start", "name", "email", "phone"], texts: demoTexts },
  "sign-up": { contract: signUpForm, fields: ["name", "email", "password"], texts },
  "sign-in": { contract: signInForm, fields: ["email", "password"], texts },
  "new password": { contract: resetPasswordForm, fields: ["password"], texts },
  "changed password": { contract: changePasswordForm, fields: ["currentPassword", "password"], texts },
  assistant: { contract: assistantRequest, fields: ["question"], texts: assistant },
};

const wrong = ["", " ", "x", "two\nlines", "x@", "123", "+92 42 35000142 ext. 12", "x".repeat(90), "x".repeat(6000)];

describe.each(Object.entries(cases))("the form %s", (_, { contract, fields, texts, sent }) => {
  it.each([...wrong, 5, undefined])("has words for each of its fields, entered as %j", (entered) => {
    const form = Object.fromEntries(fields.map((field) => [field, entered]));
    const issues = contract.safeParse(sent ? sent(form) : form).error?.issues ?? [];
    for (const issue of issues.filter(({ path }) => fields.includes(String(path.at(-1))))) {
      expect(issue.message).toMatch(/^field\./);
      expect(causeInWords(causeOfIssue(issue), texts)).not.toMatch(/^field\.|[{}]/);
    }
  });
});
