import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Command } from "#server/manage/command.ts";
import { UsageError } from "#server/manage/command.ts";
import { ask } from "#server/manage/door.ts";
import { readCatalogueFile } from "#server/manage/read-catalogue-file.ts";

/** Writes a course's outline from a file of its own. */
export const setOutline: Command = {
  name: "outlines set",
  about: "Writes the outline of a course, or replaces it, from a JSON file that holds just the outline, or a CSV file.",
  words: ["<course id>", "<file>"],
  options: {},
  example: "outlines set data-analyst outline.json",
  async run(door, { words, folder }) {
    const [courseId = "", file = ""] = words;
    const name = basename(file);
    const read = readCatalogueFile({ name, bytes: await readFile(resolve(folder, file)), kind: "outlines" });
    const [draft, ...others] = read;
    if (!draft || others.length > 0)
      throw new UsageError(`${name} holds ${read.length} outlines, not one: use import.`);
    const drafts = [{ ...draft, where: name, fields: { ...draft.fields, courseId } }];
    await ask(door, "POST", "/catalogue", { drafts, update: true, check: false });
    return { answer: { courseId }, text: `Wrote the outline of ${courseId}.` };
  },
};
