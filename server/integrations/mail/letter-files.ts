import { readdir, readFile, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { mentions } from "#server/integrations/mail/mentions.ts";
import type { LetterFiles } from "#server/integrations/mail/port.ts";

/** The mails in a folder that the outbox mailer fills, which need not be there. */
export function openLetterFiles(folder: string): LetterFiles {
  async function find(isMeant: (path: string) => Promise<boolean>): Promise<string[]> {
    const found: string[] = [];
    for (const name of await namesIn(folder)) if (await isMeant(join(folder, name))) found.push(name);
    return found;
  }
  return {
    findBefore: (moment) => find(async (path) => (await stat(path)).mtime < moment),
    findAbout: (email) => find(async (path) => mentions(await readFile(path, "latin1"), email)),
    async remove(names) {
      for (const name of names) await rm(join(folder, basename(name)), { force: true });
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
