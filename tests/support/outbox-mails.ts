import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";

/** The e-mails that a program without a mail server has written to files: to whom, and all their texts in one. */
export async function outboxMails(dataDir: string): Promise<{ to: string[]; subject: string; whole: string }[]> {
  const outbox = join(dataDir, "outbox");
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
  return await Promise.all(
    files.map(async (file) => {
      const { headers, to = [], subject = "", html, text } = await PostalMime.parse(await readFile(join(outbox, file)));
      const whole = [...headers.map(({ value }) => value), subject, html, text].join("\n");
      return { to: to.map(({ address = "" }) => address), subject, whole };
    }),
  );
}
