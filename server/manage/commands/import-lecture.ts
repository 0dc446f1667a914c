import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { send } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import { UsageError } from "#server/manage/command.ts";
import { entryFields, optionOf } from "#server/manage/entry-fields.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";

const { batchId: _batch, url: _url, ...named } = entryFields.lectures;

/** Keeps a video among our own files and adds the lecture that shows it. */
export const importLecture: Command = {
  name: "lectures import-file",
  about: "Keeps an MP4 or WebM video among the program's own files, and adds the lecture that shows it.",
  words: ["<batch id>", "<file>"],
  options: Object.fromEntries(
    Object.entries(named).map(([name, { type, about }]) => [
      optionOf(name),
      { value: type === "number" ? "<number>" : "<text>", about },
    ]),
  ),
  example: 'lectures import-file mern-evening recording.mp4 --title "Closures"',
  async run(client, { words, texts, folder }) {
    const [batchId = "", file = ""] = words;
    const query = new URLSearchParams({ batchId });
    for (const name of Object.keys(named)) {
      const value = texts[optionOf(name)];
      if (value !== undefined) query.set(name, value);
    }
    const video = await open(resolve(folder, file));
    try {
      if (!(await video.stat()).isFile()) throw new UsageError(`${file} is not a file.`);
      const content = video.readableWebStream({ autoClose: false }) as ReadableStream;
      const lecture = await send<LectureEntry>(client, `/lecture-files?${query}`, content);
      const text = `Added the lecture ${lecture.id}, number ${lecture.lectureNumber}, with its video.`;
      return { answer: lecture, text };
    } finally {
      await video.close();
    }
  },
};
