import type { FileStorage } from "#server/integrations/storage/port.ts";
import { archiveParts } from "#server/services/archive/archive-parts.ts";
import { readArchive } from "#server/services/archive/read-archive.ts";
import type { ArchiveManifest } from "#shared/contracts/archive.ts";

/**
 * Keeps every file of an archive. Answers what to do once the rows are there, and what to do where they are not to be:
 * other files go with the rows that named them, or those that were not here before are taken back.
 */
export async function restoreFiles(storage: FileStorage, path: string, { files }: ArchiveManifest) {
  const { filePrefix } = archiveParts;
  const kept = new Set<string>();
  const added: string[] = [];
  const takeBack = async () => {
    for (const key of added) await storage.remove(key);
  };
  const removeOthers = async () => {
    const here = files && (await storage.snapshot());
    await here?.release();
    for (const key of here?.files.keys() ?? []) if (!kept.has(key)) await storage.remove(key);
  };
  if (!files) return { takeBack, removeOthers };
  try {
    for await (const { name, content } of readArchive(path)) {
      if (!name.startsWith(filePrefix)) continue;
      const key = name.slice(filePrefix.length);
      if (!(await storage.describe(key))) added.push(key);
      await storage.put(key, content);
      kept.add(key);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { takeBack, removeOthers };
}
