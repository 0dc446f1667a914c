import type { Mailbox } from "#server/integrations/mail/port.ts";
import { isPresentableName } from "#shared/rules/presentable-name.ts";

/** The longest name that stands beside an address, in characters. */
const longestName = 60;

/**
 * Somebody who filled in a form, as mails address them and calendars show them. The address is what anybody may have
 * typed, a stranger's perhaps: a name that is not fit to be repeated to a third person is left out.
 */
export function addresseeOf({ name, email }: { name: string; email: string }): Mailbox {
  return { name: isPresentableName(name, longestName) ? name : "", address: email };
}
