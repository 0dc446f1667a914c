import { z } from "zod";
import { because } from "#shared/because.ts";
import { oneLine } from "#shared/contracts/one-line.ts";

/** The longest message of a form, in characters. */
export const messageLength = 5000;

/** Contact details, as every form asks for them (specification §5). */
export const person = {
  firstName: oneLine(100, "field.firstNameMissing"),
  lastName: oneLine(100, "field.lastNameMissing"),
  email: oneLine(254, "field.emailMissing").pipe(z.email(because("field.emailWrong"))),
};
