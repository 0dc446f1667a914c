import type { Mail, Mailbox } from "#server/integrations/mail/port.ts";

/**
 * A mail as Nodemailer takes it. Addresses travel as objects, so nothing in a name can become a header of its own, and
 * the Message-ID follows from the mail's id, so a station that has seen it can tell a repeat.
 */
export function envelopeOf(mail: Mail, from: Mailbox) {
  const domain = from.address.split("@").at(-1);
  return {
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.pictures ?? []).map(({ cid, fileName, content }) => ({
      ...{ cid, filename: fileName, content, contentType: "image/png" },
      contentDisposition: "inline" as const,
    })),
    ...(mail.calendar ? { icalEvent: { ...mail.calendar, filename: "invite.ics" } } : {}),
    messageId: `<${mail.id}@${domain}>`,
    // Nothing in a mail of ours is read from a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
