import { open } from "node:fs/promises";
import { resolve } from "node:path";
import { send } from "#server/manage/client.ts";
import { type Command, UsageError } from "#server/manage/command.ts";

/** Keeps captions beside a lecture's video. */
export const importCaptions: Command = {
  name: "lectures import-captions",
  about: "Keeps WebVTT captions beside a lecture's video, in the place of those it had.",
  words: ["<id>", "<file>"],
  options: {},
  example: "lectures import-captions mern-evening-lecture-4 recording.vtt",
  async run(client, { words, folder }) {
    const [id = "", file = ""] = words;
    const captions = await open(resolve(folder, file));
    try {
      if (!(await captions.stat()).isFile()) throw new UsageError(`${file} is not a file.`);
      const content = captions.readableWebStream({ autoClose: false }) as ReadableStream;
      const answer = await send<{ id: string }>(client, `/lectures/${encodeURIComponent(id)}/captions`, content);
      return { answer, text: `The lecture ${id} has these captions now.` };
    } finally {
      await captions.close();
    }
  },
};
