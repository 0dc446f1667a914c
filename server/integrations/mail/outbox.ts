import { mkdirSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { envelopeOf } from "#server/integrations/mail/envelope.ts";
import type { Mail, Mailbox, Mailer } from "#server/integrations/mail/port.ts";

/**
 * A mailer that writes each mail to `folder` as `<id>.eml`, for any mail program to open. A mail is there whole and
 * synced to the disk, or not at all; the same id again is the same file.
 */
export function createOutboxMailer(folder: string, from: Mailbox): Mailer {
  mkdirSync(folder, { recursive: true });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail: Mail) {
      const composed = await composer.sendMail(envelopeOf(mail, from));
      if (!Buffer.isBuffer(composed.message)) throw new Error("The mail was not composed into a buffer.");
      await writeDurably(folder, `${mail.id}.eml`, composed.message);
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
