import { deviceName } from "#domains/accounts/rules/device-name.ts";
import type { Session } from "#domains/accounts/server/auth/port.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { Company } from "#domains/institute/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";

export type AccountPageData = ReturnType<typeof accountPageData>;

/** The texts of the account page, its list of sessions, and the note shown `after` the last act. */
export function accountPageData({ content, messages }: Site, listed: Session[], after: string | null) {
  const { account, fields, widget, device, hosted, people: choice } = messages.accounts;
  return {
    words: { account, fields, widget, choice, hosted: hostedWords(hosted, content.company) },
    sessions: listed.map(({ userAgent, startedAt, seenAt, ...session }) => ({
      ...session,
      device: deviceName(userAgent, device),
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    note: after === "erased" ? account.erase.doneOne : null,
  };
}

/** The contact texts if a provider keeps the accounts. */
function hostedWords({ subject, ...words }: Messages["accounts"]["hosted"], { emails, replyTime }: Company) {
  const email = emails[0]?.address ?? "";
  return {
    ...words,
    lead: fillText(words.lead, { email, replyTime }),
    href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
  };
}
