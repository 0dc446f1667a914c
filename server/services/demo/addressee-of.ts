import type { DemoBooking } from "#server/db/queries/demo-bookings.ts";
import type { Mailbox } from "#server/integrations/mail/port.ts";
import { isPresentableName } from "#shared/rules/presentable-name.ts";

/** The longest name a letter to the visitor repeats, in characters. */
const longestName = 60;

/** The visitor as mails to the visitor address them, and calendars show them: without a name that is not fit for it. */
export function addresseeOf({ name, email }: Pick<DemoBooking, "name" | "email">): Mailbox {
  return { name: isPresentableName(name, longestName) ? name : "", address: email };
}
