import { createWriteStream, existsSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { receive } from "#server/manage/client.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { archiveManifest } from "#shared/contracts/archive.ts";

/** Writes everything the program keeps into one archive, readable by its owner only. */
export const backup: Command = {
  name: "backup",
  about: "Writes the database, the files and what else the program keeps into one archive, while it runs or not.",
  words: [],
  options: {
    to: { value: "<path>", about: "the archive, or the folder it goes to; the folder you are in unless named" },
  },
  example: "backup --to /var/backups/darsgah",
  opens: "as found",
  async run(client, { texts, folder }) {
    const path = pathOf(resolve(folder, texts.to ?? "."));
    if (existsSync(path)) throw new UsageError(`There is a file already: ${path}.`);
    if (!existsSync(dirname(path))) throw new UsageError(`There is no folder ${dirname(path)}.`);
    const answer = await receive(client, "/archive");
    const manifest = archiveManifest.parse(JSON.parse(answer.headers.get("Archive") ?? ""));
    await write(path, Readable.fromWeb(answer.body as NodeReadableStream));
    const { tables, jobs, files } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const where = files
      ? `${files.count} files`
      : "no files: they are in the S3 bucket, which has to be backed up by itself";
    return {
      answer: { path, bytes: statSync(path).size, ...manifest },
      text: `Wrote ${path}: ${rows} rows, ${jobs.count} jobs not done yet, ${where}.`,
    };
  },
};

function pathOf(path: string): string {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const name = `darsgah-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
  return isFolder ? join(path, name) : path;
}

/** Writes a file that is there whole and on the disk, or not at all. */
async function write(path: string, content: Readable) {
  const input = `${path}.part`;
  try {
    await pipeline(content, createWriteStream(input, { flags: "wx", mode: 0o600, flush: true }));
    await rename(input, path);
  } catch (error) {
    await rm(input, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), "r");
  await folder.sync().finally(() => folder.close());
}
