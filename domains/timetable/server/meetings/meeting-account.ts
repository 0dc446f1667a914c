import type { MeetingAccount } from "#domains/timetable/contract.ts";
import type { SealedSetting } from "#server/links/sealed-settings.ts";

/** The name of the setting among the sealed ones. */
export const meetingSetting = "meetings";

/** What may be shown of an account. */
export interface AccountFacts {
  kind: MeetingAccount["kind"];
  /** Empty at Google, which has none. */
  accountId: string;
  clientId: string;
}

/** What is shown of an account. */
export const factsOfAccount = (account: MeetingAccount): AccountFacts => ({
  kind: account.kind,
  accountId: account.kind === "zoom" ? account.accountId : "",
  clientId: account.clientId,
});

/** The account that an owner has typed; null for none. "locked": its secret cannot be read. */
export function meetingAccountOf(setting: SealedSetting | undefined): MeetingAccount | "locked" | null {
  const secret = setting?.secret ?? null;
  // Only the settings' own verb writes them.
  return secret === null || secret === "locked" ? secret : JSON.parse(secret.text);
}

/** What may be shown of the account that an owner has typed, one that cannot be read too; null for none. */
export function shownAccountOf(setting: SealedSetting | undefined): AccountFacts | null {
  // Only the settings' own verb writes them.
  return (setting?.secret ?? null) === null ? null : ((setting?.facts as AccountFacts | undefined) ?? null);
}
