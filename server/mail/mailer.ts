import { mkdirSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createTransport } from "nodemailer";
import type { Config } from "#server/config/env.ts";
import { cutText } from "#shared/cut-text.ts";
import { mailKeyHeader } from "./incoming/mail-key.ts";
import { type MailSet, type Patience, transportTo } from "./mail-server.ts";
import { type Mail, type Mailbox, type Mailer, MailRefusedError, mailFileName } from "./port.ts";

/** The key that signs mails for the sender's domain, an RSA key in PEM, and its name in the domain's DNS (RFC 6376). */
export type MailKey = NonNullable<Config["mail"]["dkim"]>;

/** The sender of a mail, and the key that signs it, if there is one. */
export interface Sender {
  /** Read for each mail. */
  from: () => Mailbox;
  /** Where answers go to a mail that names nobody; null for the sender. */
  answersTo?: () => Mailbox | null;
  key?: MailKey | null;
  /** What proves a report about a mail of ours to be true. */
  proofOf?: (id: string, address: string) => string;
}

/** How the program sends mail; each is asked for every mail, because an owner may change it. */
export interface Outgoing {
  mailSet: () => MailSet;
  /** No closing slash. */
  siteUrl: string;
  dataDir: string;
  sender: Sender;
}

/** Patience of the mail that nobody waits for. */
const calm: Patience = { connect: 10_000, greeting: 10_000, silence: 30_000 };

/** Mail waits in the queue until an owner has typed the password again. */
class MailLocked extends Error {
  override name = "MailLocked";
  readonly code = "ELOCKED";
}

/** Sends each mail by the mail server that is set up then, or writes it into the data folder without one. */
export function createMailer({ mailSet, siteUrl, dataDir, sender }: Outgoing): Mailer {
  const outbox = createOutboxMailer(join(dataDir, "outbox"), sender);
  let current: { server: MailSet["server"]; mailer: Mailer } = { server: null, mailer: outbox };
  const mailerNow = () => {
    const { server } = mailSet();
    if (server === "locked") throw new MailLocked("The mail server's password cannot be read.");
    if (isDeepStrictEqual(server, current.server)) return current.mailer;
    // What it is sending is sent to its end.
    if (current.mailer !== outbox) current.mailer.close();
    const mailer = server ? createSmtpMailer(transportTo(server, siteUrl, calm), sender) : outbox;
    current = { server, mailer };
    return mailer;
  };
  return {
    send: async (mail) => await mailerNow().send(mail),
    get takeBack() {
      return mailSet().server === null ? outbox.takeBack : undefined;
    },
    close() {
      if (current.mailer !== outbox) current.mailer.close();
      outbox.close();
    },
  };
}

/** A mailer that passes mail to a server over a few connections that stay open. */
export function createSmtpMailer(server: { url: string } | ReturnType<typeof transportTo>, sender: Sender): Mailer {
  const transport = createTransport({ ...server, pool: true, maxConnections: 5 });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, sender));
      } catch (cause) {
        if (isRecipientRefused(cause)) throw new MailRefusedError(answerIn(cause), { cause });
        throw cause;
      }
    },
    close: () => transport.close(),
  };
}

/** The outcome of a test message: the reason why it was not taken, and the server's answer if it gave one. */
export type Tried = { sent: true } | { sent: false; reason: TestFailure; answer: string };

export type TestFailure = "noHost" | "hangs" | "closed" | "login" | "tls" | "refused" | "local" | "locked" | "other";

/** Patience of an owner who waits for the answer. */
const impatient: Patience = { connect: 8_000, greeting: 8_000, silence: 10_000 };
const longestTrial = 20_000;

/** Sends one mail now, over a connection of its own, and says in what it failed. */
export async function trySending({ mailSet, siteUrl, sender }: Outgoing, mail: Mail): Promise<Tried> {
  const { server } = mailSet();
  if (server === "locked" || server === null) return { sent: false, reason: "locked", answer: "" };
  const transport = createTransport(transportTo(server, siteUrl, impatient));
  try {
    await transport.sendMail({ ...messageOf(mail, sender), signal: AbortSignal.timeout(longestTrial) });
    return { sent: true };
  } catch (error) {
    return { sent: false, ...failureOf(error) };
  } finally {
    transport.close();
  }
}

const failures: Record<string, TestFailure> = {
  ...{ ENOTFOUND: "noHost", EAI_AGAIN: "noHost", EDNS: "noHost", ELOCAL: "local" },
  ...{ ETIMEDOUT: "hangs", ESOCKETTIMEDOUT: "hangs", ABORT_ERR: "hangs", EABORT: "hangs" },
  ...{ ECONNREFUSED: "closed", EHOSTUNREACH: "closed", ENETUNREACH: "closed", ECONNRESET: "closed" },
  ...{ EAUTH: "login", ENOAUTH: "login", ETLS: "tls", ESOCKET: "closed", ECONNECTION: "closed" },
  ...{ EENVELOPE: "refused", EMESSAGE: "refused" },
};

function failureOf(error: unknown): { reason: TestFailure; answer: string } {
  if (!(error instanceof Error)) return { reason: "other", answer: "" };
  if (error.name === "TimeoutError" || error.name === "AbortError") return { reason: "hangs", answer: "" };
  const reason = failures["code" in error ? String(error.code) : ""] ?? "other";
  if (reason === "closed" && /certificate|ssl|tls|wrong version/i.test(error.message))
    return { reason: "tls", answer: "" };
  // Any other answer may be that of a service which is no mail server.
  return { reason, answer: reason === "refused" || reason === "login" ? answerIn(error) : "" };
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
      const { message } = await composer.sendMail(messageOf(mail, sender));
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
 * Message-ID follows from the mail's id, or from its thread's, so a server that has seen it recognises a repeat. It says that a program sent
 * it, so that no absence notice answers (RFC 3834).
 */
export function messageOf(mail: Mail, sender: Sender) {
  const { key } = sender;
  const from = sender.from();
  const replyTo = mail.replyTo ?? sender.answersTo?.();
  const { id, to, subject, text, html, pictures = [], calendar, unsubscribeUrl, thread } = mail;
  const domain = from.address.split("@").at(-1) ?? "";
  const unsubscribe = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const messageId = thread?.id ?? id;
  const proof = sender.proofOf && { [mailKeyHeader]: sender.proofOf(messageId, to.address) };
  const headers = { "Auto-Submitted": "auto-generated", ...proof, ...(unsubscribeUrl && unsubscribe) };
  const signing = key && { dkim: { ...key, domainName: domain, headerFieldNames: signedHeaders } };
  return {
    ...{ from, to, subject, text, html, headers, ...signing },
    ...(replyTo ? { replyTo } : {}),
    attachments: pictures.map(({ cid, fileName, content }) => ({
      ...{ cid, filename: fileName, content, contentType: "image/png" },
      contentDisposition: "inline" as const,
    })),
    ...(calendar ? { icalEvent: { ...calendar, filename: "invite.ics" } } : {}),
    messageId: `<${messageId}@${domain}>`,
    ...(thread?.answers ? { inReplyTo: thread.answers, references: thread.answers } : {}),
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
