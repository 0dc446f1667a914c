import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

/**
 * The e-mails that a program without a mail server has written to files, as they lie there. One that is being written
 * has another name, and may have gone before it is read.
 */
export function outboxFiles(dataDir: string): string[] {
  const outbox = join(dataDir, "outbox");
  const files = existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith(".eml")) : [];
  return files.map((file) => readFileSync(join(outbox, file), "utf8"));
}

/** These e-mails, read: to whom, and all their texts in one. */
export async function outboxMails(dataDir: string): Promise<{ to: string[]; subject: string; whole: string }[]> {
  return await Promise.all(
    outboxFiles(dataDir).map(async (file) => {
      const { headers, to = [], subject = "", html, text } = await PostalMime.parse(file);
      const whole = [...headers.map(({ value }) => value), subject, html, text].join("\n");
      return { to: to.map(({ address = "" }) => address), subject, whole };
    }),
  );
}
