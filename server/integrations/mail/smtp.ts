import { createTransport } from "nodemailer";
import { envelopeOf } from "#server/integrations/mail/envelope.ts";
import { type Mail, type Mailbox, type Mailer, MailRefusedError } from "#server/integrations/mail/port.ts";

/** How many connections to the mail server are open at a time at most. */
const connections = 5;

/** A mailer that hands mail to the server at `url` (smtp:// or smtps://), over a few connections that stay open. */
export function createSmtpMailer(url: string, from: Mailbox): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail: Mail) {
      try {
        await transport.sendMail(envelopeOf(mail, from));
      } catch (cause) {
        if (isRecipientRefused(cause)) throw new MailRefusedError("The mail server refused the recipient.", { cause });
        throw cause;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx reply to RCPT is for good (RFC 5321 §4.2.1); one to any other command may be our own setting. */
function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  return error.command === "RCPT TO" && Number(error.responseCode) >= 500;
}
