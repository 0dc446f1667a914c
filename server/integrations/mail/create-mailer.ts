import { join } from "node:path";
import type { Config } from "#server/config/env.ts";
import { createOutboxMailer } from "#server/integrations/mail/outbox.ts";
import type { Mailbox, Mailer } from "#server/integrations/mail/port.ts";
import { createSmtpMailer } from "#server/integrations/mail/smtp.ts";

/** Mail as configured: a mail server, or a folder of files in the data folder. */
export function createMailer({ mail, dataDir }: Pick<Config, "mail" | "dataDir">, { from }: { from: Mailbox }): Mailer {
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl, from) : createOutboxMailer(join(dataDir, "outbox"), from);
}
