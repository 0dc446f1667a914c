import { text } from "node:stream/consumers";
import { type CatalogueKind, catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { Removed } from "#domains/catalogue/server/entries.ts";
import { ask, type ManageClient, Refusal } from "#server/manage/client.ts";
import type { Command, Given } from "#server/manage/command.ts";
import {
  counted,
  type EntryField,
  entryFields,
  nouns,
  optionOf,
  optionsFor,
  readText,
} from "#server/manage/entry-fields.ts";

type Kind = keyof typeof entryFields;

const kinds: Kind[] = ["courses", "batches", "lectures"];

const examples: Record<Kind, { add: string; change: string }> = {
  courses: {
    add: 'courses add --id python-basics --title "Python Basics" --description "From print to pandas." --duration "2 months" --level Beginner',
    change: 'courses change data-analyst --rating 4.9 --students "310+"',
  },
  batches: {
    add: 'batches add --id data-morning --course-id data-analyst --name "Data Morning" --mode Online --schedule "Mon, Wed" --timing "9:00 AM – 10:30 AM PKT" --instructor "Sana Javed" --start-date 2026-02-02 --end-date 2026-04-29 --price 99 --seats 20 --description "For early risers."',
    change: "batches change data-evening --enrolled-elsewhere 12",
  },
  lectures: {
    add: 'lectures add --batch-id mern-evening --title "Closures" --url https://youtu.be/dQw4w9WgXcQ',
    change: 'lectures change mern-evening-lecture-2 --title "Closures, again"',
  },
};

const afterAdding: Partial<Record<Kind, (id: string) => string>> = {
  batches: (id) => `\nIts lectures stay shut until it has a Secret ID: batches rotate-secret ${id}`,
};

/** The commands that add an entry, or change fields of one. An outline is written as a whole, by `outlines set`. */
export const writeEntry: Command[] = kinds.flatMap((kind) => {
  const fields = entryFields[kind];
  const noun = nouns[kind];
  const add: Command = {
    name: `${kind} add`,
    about: `Adds a ${noun}.`,
    words: [],
    options: optionsFor(fields),
    example: examples[kind].add,
    async run(client, given) {
      const entry = await write(client, "POST", `/catalogue/${kind}`, fieldsOf(fields, given));
      return { answer: entry, text: `Added the ${noun} ${entry.id}.${afterAdding[kind]?.(entry.id) ?? ""}` };
    },
  };
  const { id: _, ...changeable } = fields;
  const change: Command = {
    name: `${kind} change`,
    about: `Changes the named fields of a ${noun}; the others stay as they are.`,
    words: ["<id>"],
    options: optionsFor(changeable),
    example: examples[kind].change,
    async run(client, given) {
      const path = `/catalogue/${kind}/${encodeURIComponent(given.words[0] ?? "")}`;
      const entry = await write(client, "PATCH", path, fieldsOf(changeable, given));
      return { answer: entry, text: `Changed the ${noun} ${entry.id}.` };
    },
  };
  return [add, change];
});

function fieldsOf(fields: Record<string, EntryField>, { texts }: Given): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type }]) => {
      const value = texts[optionOf(name)];
      return value === undefined ? [] : [[name, readText(type, value)]];
    }),
  );
}

/** Writes an entry. Throws a `Refusal` that names wrong fields by their options. */
async function write(
  client: ManageClient,
  method: string,
  path: string,
  fields: Record<string, unknown>,
): Promise<{ id: string }> {
  try {
    return await ask<{ id: string }>(client, method, path, fields);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.body.fields) throw error;
    const issues = Object.entries(error.body.fields);
    const byOption = issues.map(([name, issue]) => [`--${optionOf(name)}`, issue]);
    throw new Refusal({ ...error.body, fields: Object.fromEntries(byOption) });
  }
}

/** Gives a batch a new Secret ID. A chosen one is never an argument, because arguments are in the shell's history. */
export const rotateSecret: Command = {
  name: "batches rotate-secret",
  about: "Gives a batch a new Secret ID and prints it, this once; the old one opens nothing any more.",
  words: ["<id>"],
  options: { "from-stdin": { about: "takes the Secret ID from standard input instead of making one" } },
  example: "batches rotate-secret mern-evening",
  async run(client, { words, switches }) {
    const id = words[0] ?? "";
    const chosen = switches.has("from-stdin") ? { secretId: (await text(process.stdin)).trim() } : {};
    const path = `/batches/${encodeURIComponent(id)}/secret-id`;
    const { secretId } = await ask<{ secretId: string }>(client, "POST", path, chosen);
    if ("secretId" in chosen) return { answer: { batchId: id }, text: `The batch ${id} has the Secret ID you gave.` };
    return {
      answer: { batchId: id, secretId },
      text: `The new Secret ID of ${id}: ${secretId}\nIt is shown this once. The old one opens nothing any more.`,
    };
  },
};

const aboutRemoving: Record<CatalogueKind, string> = {
  courses: "Removes a course with its outline; with its batches and their lectures only by --force.",
  outlines: "Removes the outline of a course.",
  batches: "Removes a batch; with its lectures only by --force.",
  lectures: "Removes a lecture, and its video where that is a file of ours.",
};

const force = { force: { about: "takes batches and lectures along" } };

/** The commands that remove an entry. */
export const removeEntry: Command[] = catalogueKind.options.map((kind) => ({
  name: `${kind} remove`,
  about: aboutRemoving[kind],
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
