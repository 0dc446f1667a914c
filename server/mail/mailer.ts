import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "#server/config/env.ts";
import { cutText } from "#shared/cut-text.ts";
import { type Mail, type Mailbox, type Mailer, MailRefusedError, mailFileName } from "./port.ts";

/** The key that signs mails for the sender's domain, an RSA key in PEM, and its name in the domain's DNS (RFC 6376). */
export type MailKey = NonNullable<Config["mail"]["dkim"]>;

/** The sender of a mail, and the key that signs it, if there is one. */
interface Sender {
  /** Read for each mail. */
  from: () => Mailbox;
  key?: MailKey | null;
}

/** The configured mail: a mail server, or a folder of files in the data folder. */
export function createMailer({ mail, dataDir }: Pick<Config, "mail" | "dataDir">, from: () => Mailbox): Mailer {
  const sender = { from, key: mail.dkim };
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl, sender) : createOutboxMailer(join(dataDir, "outbox"), sender);
}

/** A mailer that passes mail to the server at `url` (smtp:// or smtps://) over a few connections that stay open. */
export function createSmtpMailer(url: string, sender: Sender): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, sender.from(), sender.key));
      } catch (cause) {
        if (isRecipientRefused(cause)) throw new MailRefusedError(answerIn(cause), { cause });
        throw cause;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx reply to RCPT is permanent (RFC 5321 §4.2.1); one to another command may be our own configuration. */
function isRecipientRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !("responseCode" in error) || !("command" in error)) return false;
  return error.command === "RCPT TO" && Number(error.responseCode) >= 500;
}

/** The longest stored answer of a mail server, in characters: some add pages of advice. */
const longestAnswer = 300;

/** A mail server's answer on one line, without the address that it repeats. */
function answerIn(error: Error): string {
  const answer = "response" in error && typeof error.response === "string" ? error.response : "";
  const words = answer.split(/\s+/).filter((word) => word !== "" && !word.includes("@"));
  return cutText(words.join(" "), longestAnswer);
}

/**
 * A mailer that writes each mail to `folder` as `<id>.eml`, which any mail program opens. A file is complete and synced
 * to the disk, or absent; the same id again is the same file.
 */
function createOutboxMailer(folder: string, sender: Sender): Mailer {
  mkdirSync(folder, { recursive: true });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, sender.from(), sender.key));
      if (!Buffer.isBuffer(message)) throw new Error("The mail was not composed into a buffer.");
      await writeDurably(folder, mailFileName(mail.id), message);
    },
    async takeBack(id) {
      await rm(join(folder, mailFileName(id)), { force: true });
    },
    close: () => composer.close(),
  };
}

async function writeDurably(folder: string, name: string, content: Buffer) {
  const draft = join(folder, `.${name}.tmp`);
  const file = await open(draft, "w");
  try {
    await file.writeFile(content);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, name));
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Headers that a signature covers; for the last two also RFC 8058 asks. */
const signedHeaders = [
  ...["From", "To", "Reply-To", "Subject", "Date", "Message-ID", "MIME-Version", "Content-Type", "Auto-Submitted"],
  ...["List-Unsubscribe", "List-Unsubscribe-Post"],
].join(":");

/**
 * A mail as Nodemailer takes it. Addresses are objects, so no part of a name can become a header of its own. The
 * Message-ID follows from the mail's id, so a server that has seen it recognises a repeat. It says that a program sent
 * it, so that no absence notice answers (RFC 3834).
 */
export function messageOf(mail: Mail, from: Mailbox, key?: MailKey | null) {
  const { id, to, replyTo, subject, text, html, pictures = [], calendar, unsubscribeUrl } = mail;
  const domain = from.address.split("@").at(-1) ?? "";
  const unsubscribe = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const headers = { "Auto-Submitted": "auto-generated", ...(unsubscribeUrl && unsubscribe) };
  const signing = key && { dkim: { ...key, domainName: domain, headerFieldNames: signedHeaders } };
  return {
    ...{ from, to, subject, text, html, headers, ...signing },
    ...(replyTo ? { replyTo } : {}),
    attachments: pictures.map(({ cid, fileName, content }) => ({
      ...{ cid, filename: fileName, content, contentType: "image/png" },
      contentDisposition: "inline" as const,
    })),
    ...(calendar ? { icalEvent: { ...calendar, filename: "invite.ics" } } : {}),
    messageId: `<${id}@${domain}>`,
    // No part of a mail is read from a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Reads `name@example.com` or `Name <name@example.com>`; `otherwise` is the name where the text has none. */
export function mailboxOf(text: string, otherwise: string): Mailbox {
  const [, name, address] = /^(.*)<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (!address) return { name: otherwise, address: text.trim() };
  return { name: name?.trim().replace(/^"(.*)"$/, "$1") || otherwise, address: address.trim() };
}
