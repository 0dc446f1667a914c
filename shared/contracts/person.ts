import { z } from "zod";
import { oneLine } from "./one-line.ts";

/** Contact details, as every form asks for them (specification §5). */
export const person = {
  firstName: oneLine(100, "Please tell us your first name."),
  lastName: oneLine(100, "Please tell us your last name."),
  email: oneLine(254, "Please give an e-mail address we can answer.").pipe(
    z.email("That e-mail address does not look right. Example: name@example.com"),
  ),
};
