import { text } from "node:stream/consumers";
import type { RowKind } from "#domains/catalogue/contract/catalogue-kind.ts";
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

const kinds: RowKind[] = ["batches", "lectures"];

const examples: Record<RowKind, { add: string; change: string }> = {
  batches: {
    add: 'batches add --id data-morning --course-id data-analyst --name "Data Morning" --mode Online --schedule "Mon, Wed" --timing "9:00 AM – 10:30 AM PKT" --instructor "Sana Javed" --start-date 2026-02-02 --end-date 2026-04-29 --price 99 --seats 20 --description "For early risers."',
    change: "batches change data-evening --enrolled-elsewhere 12",
  },
  lectures: {
    add: 'lectures add --batch-id mern-evening --title "Closures" --url https://youtu.be/dQw4w9WgXcQ',
    change: 'lectures change mern-evening-lecture-2 --title "Closures, again"',
  },
};

const afterAdding: Partial<Record<RowKind, (id: string) => string>> = {
  batches: (id) => `\nIts lectures stay shut until it has a Secret ID: batches rotate-secret ${id}`,
};

/** The commands that add an entry, or change fields of one. */
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

const aboutRemoving: Record<RowKind, string> = {
  batches: "Removes a batch; with its lectures only by --force.",
  lectures: "Removes a lecture, and its video where that is a file of ours.",
};

const force = { force: { about: "takes its lectures along" } };

/** The commands that remove an entry. */
export const removeEntry: Command[] = kinds.map((kind) => ({
  name: `${kind} remove`,
  about: aboutRemoving[kind],
  words: ["<id>"],
  options: kind === "batches" ? force : {},
  example: `${kind} remove ${kind === "lectures" ? "mern-evening-lecture-3" : "old-one"}`,
  async run(client, { words, switches }) {
    const id = words[0] ?? "";
    const path = `/catalogue/${kind}/${encodeURIComponent(id)}?force=${switches.has("force")}`;
    const { lectures } = await ask<{ lectures: number }>(client, "DELETE", path);
    const went = lectures > 0 ? `, and with it ${counted("lectures", lectures)}` : "";
    return { answer: { id, lectures }, text: `Removed the ${nouns[kind]} ${id}${went}.` };
  },
}));
