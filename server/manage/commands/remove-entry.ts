import { ask } from "#server/manage/client.ts";
import type { Command } from "#server/manage/command.ts";
import { counted, nouns } from "#server/manage/nouns.ts";
import type { Removed } from "#server/services/catalogue/catalogue.ts";
import { type CatalogueKind, catalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

const taking: Record<CatalogueKind, string> = {
  courses: "Removes a course with its outline; with its batches and their lectures only by --force.",
  outlines: "Removes the outline of a course.",
  batches: "Removes a batch; with its lectures only by --force.",
  lectures: "Removes a lecture, and its video where that is a file of ours.",
};

const force = { force: { about: "takes batches and lectures along" } };

/** The commands that remove an entry. */
export const removeEntry: Command[] = catalogueKind.options.map((kind) => ({
  name: `${kind} remove`,
  about: taking[kind],
  words: [kind === "outlines" ? "<course id>" : "<id>"],
  options: kind === "courses" || kind === "batches" ? force : {},
  example: `${kind} remove ${kind === "lectures" ? "mern-evening-lecture-3" : "old-one"}`,
  async run(client, { words, switches }) {
    const id = words[0] ?? "";
    const path = `/catalogue/${kind}/${encodeURIComponent(id)}?force=${switches.has("force")}`;
    const removed = await ask<Removed>(client, "DELETE", path);
    const along = (["outlines", "batches", "lectures"] as const)
      .filter((other) => removed[other] > 0)
      .map((other) => counted(other, removed[other]));
    const went = along.length > 0 ? `, and with it ${along.join(", ")}` : "";
    return { answer: { id, ...removed }, text: `Removed the ${nouns[kind]} ${id}${went}.` };
  },
}));
