import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import type { ArchiveManifest } from "#shared/contracts/archive.ts";

/** Brings back what an archive holds, or nothing. */
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
    const { madeAt, tables, jobs, files, secret } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const lines = [
      `Restored what was kept at ${madeAt.slice(0, 16).replace("T", " ")} UTC: ${rows} rows, ${jobs.count} jobs not done yet, ${files?.count ?? "no"} files.`,
      ...(files
        ? []
        : ["Lecture videos and proofs of payment are not in this archive: set S3_* to the bucket that has them."]),
      ...(secret
        ? []
        : ["Set AUTH_SECRET to what it was, or links sent before will not open, and everybody has to sign in again."]),
    ];
    return { answer: manifest, text: lines.join("\n") };
  },
};
