import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { DocumentStates, listDocuments, showHistory } from "#domains/content/server/drafts.ts";
import type { Publication } from "#domains/content/server/publish.ts";
import { ask } from "#server/manage/client.ts";
import { type Command, columns, type Given, UsageError } from "#server/manage/command.ts";
import { exportContent, importContent } from "#server/manage/commands/content-files.ts";

type Listed = Awaited<ReturnType<typeof listDocuments>>;
type Revisions = Awaited<ReturnType<typeof showHistory>>;

const words = ["<kind>", "<id>"];
const pathOf = ({ words: [kind = "", id = ""] }: Pick<Given, "words">) =>
  `/content/en/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`;

const list: Command = {
  name: "content list",
  about: "Lists the documents that the site is made of, and which of them somebody has changed.",
  words: [],
  options: { changed: { about: "only those with a draft, or published here" } },
  example: "content list --changed",
  async run(client, { switches }) {
    const all = await ask<Listed>(client, "GET", "/content");
    const answer = switches.has("changed") ? all.filter(({ hasDraft, isPublished }) => hasDraft || isPublished) : all;
    const rows = answer.map(({ kind, id, hasDraft, isPublished }) => [
      ...[kind, id, isPublished ? "published here" : "as it came"],
      hasDraft ? "has a draft" : "",
    ]);
    return {
      answer,
      text: rows.length === 0 ? "There is none." : columns([["KIND", "ID", "VISITORS SEE", "DRAFT"], ...rows]),
    };
  },
};

const show: Command = {
  name: "content show",
  about: "Prints a document as JSON: its draft if there is one, otherwise what visitors see.",
  words,
  options: { published: { about: "what visitors see, although there is a draft" } },
  example: "content show course data-analyst > course.json",
  async run(client, given) {
    const answer = await ask<DocumentStates>(client, "GET", pathOf(given));
    const shown = answer.draft && !given.switches.has("published") ? answer.draft.document : answer.published;
    return { answer, text: JSON.stringify(shown, null, 2) };
  },
};

const edit: Command = {
  name: "content edit",
  about: "Saves a file of JSON as the draft of a document. Visitors see it once it is published.",
  words,
  options: { file: { value: "<file>", about: "the whole document, as content show prints it" } },
  example: "content edit course data-analyst --file course.json",
  async run(client, given) {
    const { file } = given.texts;
    if (file === undefined) throw new UsageError("Which file? Name it with --file.");
    const document = parsed(await readFile(resolve(given.folder, file), "utf8"), file);
    const { version } = await versionOf(client, given);
    const answer = await ask(client, "PUT", `${pathOf(given)}/draft`, { document, version });
    return { answer, text: "The draft is saved. content publish shows it to visitors." };
  },
};

/** The version that a draft is saved over; 0 for a new document. */
async function versionOf(client: Parameters<Command["run"]>[0], given: Given): Promise<{ version: number }> {
  const listed = await ask<Listed>(client, "GET", "/content");
  const [kind, id] = given.words;
  if (!listed.some((one) => one.kind === kind && one.id === id)) return { version: 0 };
  return await ask<DocumentStates>(client, "GET", pathOf(given));
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`${file} is not readable JSON.`, { cause });
  }
}

const withdraw: Command = {
  name: "content withdraw",
  about: "Drafts that a document is not there any more; visitors no longer see it once that is published.",
  words,
  options: {},
  example: "content withdraw question home-3",
  async run(client, given) {
    const { version } = await ask<DocumentStates>(client, "GET", pathOf(given));
    const answer = await ask(client, "PUT", `${pathOf(given)}/draft`, { document: null, version });
    return { answer, text: "The draft is saved: without this document. content publish takes it off the site." };
  },
};

const discard: Command = {
  name: "content discard",
  about: "Throws the draft of a document away.",
  words,
  options: {},
  example: "content discard course data-analyst",
  async run(client, given) {
    const answer = await ask(client, "DELETE", `${pathOf(given)}/draft`);
    return { answer, text: "The draft is gone; visitors see what they saw." };
  },
};

const publish: Command = {
  name: "content publish",
  about: "Publishes every draft at once, or none of them: the whole site is validated and rendered first.",
  words: [],
  options: { force: { about: "takes the batches and lectures of withdrawn courses along" } },
  example: "content publish",
  async run(client, { switches }) {
    const takesBatches = switches.has("force");
    const answer = await ask<Publication>(client, "POST", "/content/publications", { takesBatches });
    const names = answer.documents.map(({ kind, id }) => `${kind} ${id}`).join(", ");
    return { answer, text: `Published as number ${answer.number}: ${names}.` };
  },
};

const history: Command = {
  name: "content history",
  about: "Lists the published versions of a document, the newest first.",
  words,
  options: {},
  example: "content history course data-analyst",
  async run(client, given) {
    const answer = await ask<Revisions>(client, "GET", `${pathOf(given)}/history`);
    const rows = answer.map(({ revision, at, actor, isWithdrawn }) => [
      ...[String(revision), String(at).slice(0, 16).replace("T", " "), actor],
      isWithdrawn ? "withdrawn" : "",
    ]);
    return { answer, text: columns([["VERSION", "PUBLISHED (UTC)", "BY", ""], ...rows]) };
  },
};

const restore: Command = {
  name: "content restore",
  about: "Makes an earlier published version the draft.",
  words: [...words, "<version>"],
  options: {},
  example: "content restore course data-analyst 1",
  async run(client, given) {
    const revision = Number(given.words[2]);
    if (!Number.isInteger(revision) || revision < 1) throw new UsageError("A version is a number from 1.");
    const answer = await ask(client, "POST", `${pathOf(given)}/restored`, { revision });
    return { answer, text: `Version ${revision} is the draft now. content publish shows it to visitors.` };
  },
};

/** The commands about the site's documents. */
export const contentCommands: Command[] = [
  ...[list, show, edit, withdraw, discard, publish, history, restore],
  ...[exportContent, importContent],
];
