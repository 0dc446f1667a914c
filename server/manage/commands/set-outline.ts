import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import { UsageError } from "#server/manage/command.ts";
import { readCatalogueFile } from "#server/manage/read-catalogue-file.ts";

/** Writes a course's outline from a file of its own. */
export const setOutline: Command = {
  name: "outlines set",
  about: "Writes the outline of a course, or replaces it, from a JSON file that holds just the outline, or a CSV file.",
  words: ["<course id>", "<file>"],
  options: {},
  example: "outlines set data-analyst outline.json",
  async run(client, { words, folder }) {
    const [courseId = "", file = ""] = words;
    const name = basename(file);
    const read = readCatalogueFile({ name, bytes: await readFile(resolve(folder, file)), kind: "outlines" });
    const [input, ...others] = read;
    if (!input || others.length > 0)
      throw new UsageError(`${name} holds ${read.length} outlines, not one: use import.`);
    const inputs = [{ ...input, where: name, fields: { ...input.fields, courseId } }];
    await ask(client, "POST", "/catalogue", { inputs, update: true, check: false });
    return { answer: { courseId }, text: `Wrote the outline of ${courseId}.` };
  },
};
