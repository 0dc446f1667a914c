import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { OutboxFiles } from "./port.ts";

/** The mails in the folder that the outbox mailer fills; the folder may be missing. */
export function createOutboxFiles(folder: string): OutboxFiles {
  async function find(shape: RegExp, isWanted: (path: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = [];
    for (const name of await namesIn(folder, shape)) if (await isWanted(join(folder, name))) found.push(name);
    return found;
  }
  return {
    // With the unfinished files of a process that died while writing.
    findBefore: (time) => find(/\.eml(\.tmp)?$/, async (path) => (await stat(path)).mtime < time),
    findAbout: (email) => find(/\.eml$/, async (path) => mentions(await readFile(path, "latin1"), email)),
    async remove(names) {
      for (const name of names) await rm(join(folder, basename(name)), { force: true });
    },
  };
}

async function namesIn(folder: string, shape: RegExp): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => shape.test(name)).sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/**
 * Whether a mail file names an e-mail address in its head or in any of its parts, in any encoding (RFC 2045 §6). A mail
 * to `mali@example.com` does not name `ali@example.com`.
 */
export function mentions(mail: string, email: string): boolean {
  const named = new RegExp(`(?<![\\w.+%-])${email.replace(/[^\w@]/g, "\\$&")}(?![\\w-]|\\.\\w)`, "i");
  return [mail, quotedPrintable(mail), ...base64Parts(mail)].some((text) => named.test(text));
}

function quotedPrintable(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The base64 blocks, decoded: consecutive lines of its alphabet. */
function base64Parts(text: string): string[] {
  const blocks = text.match(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?$\n?)+/gm) ?? [];
  return blocks.map((block) => Buffer.from(block, "base64").toString("latin1"));
}
