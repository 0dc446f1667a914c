import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";

/** Prints the whole catalogue as a file that can be imported again. */
export const exportCatalogue: Command = {
  name: "export",
  about: "Prints all courses, outlines, batches and lectures as JSON that import reads; no Secret ID is in it.",
  words: [],
  options: {},
  example: "export > catalogue.json",
  async run(client) {
    const answer = await ask(client, "GET", "/catalogue");
    return { answer, text: JSON.stringify(answer, null, 2) };
  },
};
