import { open } from "node:fs/promises";
import { resolve } from "node:path";
import type { LectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import { type Command, type Given, UsageError } from "#server/manage/command.ts";
import { lectureFields, optionOf, optionsFor } from "#server/manage/entry-fields.ts";
import { type ManageClient, send } from "#server/manage/manage-client.ts";

const { batchId: _batch, url: _url, ...named } = lectureFields;

/** Stores a video with our own files and adds the lecture that shows it. */
export const importLecture: Command = {
  name: "lectures import-file",
  about: "Keeps an MP4 or WebM video among the program's own files, and adds the lecture that shows it.",
  words: ["<batch id>", "<file>"],
  options: optionsFor(named),
  example: 'lectures import-file mern-evening recording.mp4 --title "Closures"',
  async run(client, given) {
    const query = new URLSearchParams({ batchId: given.words[0] ?? "" });
    for (const name of Object.keys(named)) {
      const value = given.texts[optionOf(name)];
      if (value !== undefined) query.set(name, value);
    }
    const lecture = await sendFile<LectureEntry>(client, given, `/lecture-files?${query}`);
    const text = `Added the lecture ${lecture.id}, number ${lecture.lectureNumber}, with its video.`;
    return { answer: lecture, text };
  },
};

/** Stores captions with a lecture's video. */
export const importCaptions: Command = {
  name: "lectures import-captions",
  about: "Keeps WebVTT captions beside a lecture's video, in the place of those it had.",
  words: ["<id>", "<file>"],
  options: {},
  example: "lectures import-captions mern-evening-lecture-4 recording.vtt",
  async run(client, given) {
    const id = given.words[0] ?? "";
    const answer = await sendFile<{ id: string }>(client, given, `/lectures/${encodeURIComponent(id)}/captions`);
    return { answer, text: `The lecture ${id} has these captions now.` };
  },
};

/** Sends the file that the second word names. */
async function sendFile<Answer>(client: ManageClient, { words, folder }: Given, path: string): Promise<Answer> {
  const name = words[1] ?? "";
  const file = await open(resolve(folder, name));
  try {
    if (!(await file.stat()).isFile()) throw new UsageError(`${name} is not a file.`);
    return await send<Answer>(client, path, file.readableWebStream({ autoClose: false }) as ReadableStream);
  } finally {
    await file.close();
  }
}
