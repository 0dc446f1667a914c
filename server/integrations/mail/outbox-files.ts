import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { mentions } from "#server/integrations/mail/mentions.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";

/** The mails in a folder that the outbox mailer fills, which need not be there. */
export function createOutboxFiles(folder: string): OutboxFiles {
  async function find(shape: RegExp, isMeant: (path: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = [];
    for (const name of await namesIn(folder, shape)) if (await isMeant(join(folder, name))) found.push(name);
    return found;
  }
  return {
    // With the drafts of mails whose writing was cut off.
    findBefore: (moment) => find(/\.eml(\.tmp)?$/, async (path) => (await stat(path)).mtime < moment),
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
