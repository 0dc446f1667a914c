import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PrivateFiles } from "#server/integrations/private-files/port.ts";

/** What `keep` calls a file; nothing else is ever read or removed. */
const ownName = /^[0-9a-f-]{36}\.[a-z0-9]{1,5}$/;

/** Private files in a folder outside everything that is served, readable by the program's own account only. */
export function createPrivateFolder(folder: string): PrivateFiles {
  const pathOf = (name: string) => {
    if (!ownName.test(name)) throw new Error("That is no name of a private file.");
    return join(folder, name);
  };
  return {
    async keep(content, extension) {
      const name = `${randomUUID()}.${extension}`;
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeSynced(`${path}.part`, content);
      await rename(`${path}.part`, path);
      await syncFolder(folder);
      return name;
    },
    async read(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    remove: async (name) => await rm(pathOf(name), { force: true }),
  };
}

async function writeSynced(path: string, content: Uint8Array) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is on the disk only once its folder is. */
async function syncFolder(folder: string) {
  const directory = await open(folder, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
