import type { SealedSettings } from "#server/links/sealed-settings.ts";
import type { MailFacts, MailLogin } from "#server/mail/mail-server.ts";

/** The name of the setting among the sealed ones. */
export const incomingSetting = "incoming-mail";

/** What an owner has set about e-mails that come in, without the name and password for the mailbox. */
export interface IncomingFacts {
  /** Other mail servers bring them, the program fetches them from a mailbox, or there are none. */
  way: "off" | "smtp" | "imap";
  /** The address that answers go to; each thread has one of its own, with a token after a plus. */
  address: string;
  /** The port on which the program takes mail. */
  port: number;
  /** The mailbox's server; null where there is none. */
  mailbox: MailFacts["server"];
}

/** How e-mails come in now; null: they do not. */
export type IncomingSet =
  | { way: "smtp"; address: string; port: number }
  | { way: "imap"; address: string; server: NonNullable<MailFacts["server"]>; login: MailLogin | "locked" };

/** Nothing comes in before an owner sets it. */
const nothingIncoming: IncomingFacts = { way: "off", address: "", port: 2525, mailbox: null };

/** What an owner has stored. */
export const incomingFacts = (settings: Pick<SealedSettings, "find">): IncomingFacts => ({
  ...nothingIncoming,
  // Only the settings' own verb writes them.
  ...(settings.find(incomingSetting)?.facts as IncomingFacts | undefined),
});

export function incomingSetOf(settings: Pick<SealedSettings, "find">): IncomingSet | null {
  const { way, address, port, mailbox } = incomingFacts(settings);
  if (way === "off" || address === "") return null;
  if (way === "smtp") return { way, address, port };
  const secret = settings.find(incomingSetting)?.secret ?? null;
  if (!mailbox || secret === null) return null;
  return { way, address, server: mailbox, login: secret === "locked" ? "locked" : JSON.parse(secret.text) };
}
