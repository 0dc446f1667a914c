import { ask, type ManageClient, Refusal } from "#server/manage/client.ts";
import type { Command, Given, Option } from "#server/manage/command.ts";
import { type EntryField, entryFields, optionOf, readText } from "#server/manage/entry-fields.ts";
import { nouns } from "#server/manage/nouns.ts";

type Kind = keyof typeof entryFields;

const kinds: Kind[] = ["courses", "batches", "lectures"];

const examples: Record<Kind, { add: string; change: string }> = {
  courses: {
    add: 'courses add --id python-basics --title "Python Basics" --description "From print to pandas." --duration "2 months" --level Beginner',
    change: 'courses change data-analyst --rating 4.9 --students "310+"',
  },
  batches: {
    add: 'batches add --id data-morning --course-id data-analyst --name "Data Morning" --mode Online --schedule "Mon, Wed" --timing "9:00 AM – 10:30 AM PKT" --instructor "Sana Javed" --start-date 2026-02-02 --end-date 2026-04-29 --price 99 --seats 20 --description "For early risers."',
    change: "batches change data-evening --enrolled 12",
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

function optionsFor(fields: Record<string, EntryField>): Record<string, Option> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, about }]) => [
      optionOf(name),
      { value: type === "number" ? "<number>" : "<text>", about },
    ]),
  );
}

function fieldsOf(fields: Record<string, EntryField>, { texts }: Given): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { type }]) => {
      const text = texts[optionOf(name)];
      return text === undefined ? [] : [[name, readText(type, text)]];
    }),
  );
}

/** Writes, and complains of wrong fields by the names of their options. */
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
    const byOption = issues.map(([name, text]) => [`--${optionOf(name)}`, text]);
    throw new Refusal({ ...error.body, fields: Object.fromEntries(byOption) });
  }
}
