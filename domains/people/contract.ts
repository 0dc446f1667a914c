import { emailAddress, requiredLine } from "#shared/fields.ts";

/** The longest message of a form, in characters. */
export const messageLength = 5000;

/** Contact details, as every form asks for them (specification §5). */
export const person = {
  firstName: requiredLine(100, "field.firstNameMissing"),
  lastName: requiredLine(100, "field.lastNameMissing"),
  email: emailAddress("field.emailMissing"),
};
