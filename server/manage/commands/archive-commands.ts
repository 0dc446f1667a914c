import { existsSync, statSync } from "node:fs";
import { access } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { type ArchiveManifest, archiveManifest } from "#server/archive/archive.ts";
import { writeArchiveFile } from "#server/archive/write-archive-file.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { ask, receive } from "#server/manage/manage-client.ts";

/** Writes all data of the program into one archive that only its owner can read. */
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
    await writeArchiveFile(path, Readable.fromWeb(answer.body as NodeReadableStream));
    const { jobs, files } = manifest;
    const where = files
      ? `${files.count} files`
      : "no files: they are in the S3 bucket, which has to be backed up by itself";
    return {
      answer: { path, bytes: statSync(path).size, ...manifest },
      text: `Wrote ${path}: ${rowsOf(manifest)} rows, ${jobs.count} jobs not done yet, ${where}.`,
    };
  },
};

function pathOf(path: string): string {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const name = `darsgah-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar`;
  return isFolder ? join(path, name) : path;
}

const rowsOf = ({ tables }: ArchiveManifest) => tables.reduce((sum, table) => sum + table.rows, 0);

/** Restores all data of an archive, or nothing. */
export const restore: Command = {
  name: "restore",
  about: "Brings back all that an archive holds, on a machine without data; the program must not run.",
  words: ["<archive>"],
  options: { replace: { about: "loses the data that is here" } },
  example: "restore darsgah-2026-11-21T02-00-00Z.tar",
  opens: "alone",
  async run(client, { words, switches, folder }) {
    const path = resolve(folder, words[0] ?? "");
    await access(path);
    const manifest = await ask<ArchiveManifest>(client, "POST", "/restore", { path, replace: switches.has("replace") });
    const { madeAt, jobs, files, secret } = manifest;
    const lines = [
      `Restored what was kept at ${madeAt.slice(0, 16).replace("T", " ")} UTC: ${rowsOf(manifest)} rows, ${jobs.count} jobs not done yet, ${files?.count ?? "no"} files.`,
    ];
    if (!files)
      lines.push("Lecture videos and proofs of payment are not in this archive: set S3_* to the bucket that has them.");
    if (!secret)
      lines.push(
        "Set AUTH_SECRET to what it was, or links sent before will not open, and everybody has to sign in again.",
      );
    return { answer: manifest, text: lines.join("\n") };
  },
};
