import { type CatalogueKind, catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { OutlineEntry } from "#domains/catalogue/contract/outline-entry.ts";
import type { Catalogue } from "#domains/catalogue/server/entry-queries.ts";
import { ask } from "#server/manage/client.ts";
import { type Command, columns } from "#server/manage/command.ts";
import { nouns } from "#server/manage/entry-fields.ts";
import { listCommand } from "#server/manage/list-command.ts";

type Entry<Kind extends CatalogueKind> = Catalogue[Kind][number];

/** The commands that list the entries of a kind. */
export const listEntries: Command[] = [
  listCommand<Entry<"courses">>({
    name: "courses list",
    about: "Lists the courses in the order in which they are shown.",
    example: "courses list",
    path: "/catalogue/courses",
    head: ["ID", "TITLE", "DURATION", "LEVEL"],
    row: ({ id, title, duration, level }) => [id, title, duration, level],
  }),
  listCommand<Entry<"outlines">>({
    name: "outlines list",
    about: "Lists which courses have an outline.",
    example: "outlines list",
    path: "/catalogue/outlines",
    head: ["COURSE", "WEEKS", "TITLE"],
    row: ({ courseId, durationWeeks, roadmap }) => [courseId, String(durationWeeks), roadmap],
  }),
  listCommand<Entry<"batches">, Entry<"batches"> & { hasSecretId: boolean }>({
    name: "batches list",
    about: "Lists the batches, the earliest to start first, and whether a Secret ID opens their lectures.",
    example: "batches list --course-id data-analyst",
    path: "/catalogue/batches",
    filter: { field: "courseId", value: "<id>", about: "only those of this course" },
    async complete(client) {
      const open = new Set(await ask<string[]>(client, "GET", "/open-batches"));
      return (batch) => ({ ...batch, hasSecretId: open.has(batch.id) });
    },
    head: ["ID", "COURSE", "NAME", "START", "END", "PRICE", "ELSEWHERE", "SECRET ID"],
    row: ({ id, courseId, name, startDate, endDate, price, enrolledElsewhere, seats, hasSecretId }) => [
      ...[
        id,
        courseId,
        name,
        startDate,
        endDate,
        price === null ? "as its course" : String(price),
        `${enrolledElsewhere} of ${seats}`,
      ],
      hasSecretId ? "yes" : "no",
    ],
  }),
  listCommand<Entry<"lectures">>({
    name: "lectures list",
    about: "Lists the recorded lectures of each batch.",
    example: "lectures list --batch-id mern-evening",
    path: "/catalogue/lectures",
    filter: { field: "batchId", value: "<id>", about: "only those of this batch" },
    head: ["BATCH", "NO.", "ID", "TITLE", "VIDEO"],
    row: ({ batchId, lectureNumber, id, title, url }) => [batchId, String(lectureNumber), id, title, url],
  }),
];

/** The commands that show one entry whole. */
export const showEntry: Command[] = catalogueKind.options.map((kind) => ({
  name: `${kind} show`,
  about: `Shows ${kind === "outlines" ? "the outline of a course" : `a ${nouns[kind]}`} whole.`,
  words: [kind === "outlines" ? "<course id>" : "<id>"],
  options: {},
  example: `${kind} show ${kind === "lectures" ? "mern-evening-lecture-1" : "data-analyst"}`,
  async run(client, { words }) {
    const path = `/catalogue/${kind}/${encodeURIComponent(words[0] ?? "")}`;
    const entry = await ask<Record<string, unknown>>(client, "GET", path);
    return { answer: entry, text: kind === "outlines" ? curriculum(entry as OutlineEntry) : fieldsOf(entry) };
  },
}));

function fieldsOf(entry: Record<string, unknown>): string {
  const textOf = (value: unknown) => (Array.isArray(value) ? value.join(" | ") : String(value ?? "none"));
  return columns(Object.entries(entry).map(([name, value]) => [name, textOf(value)]));
}

function curriculum({ courseId, roadmap, durationWeeks, weeklySchedule, months }: OutlineEntry): string {
  const { theory, practice, lab } = weeklySchedule;
  const weeks = months.flatMap((month) => [
    "",
    `Month ${month.month}: ${month.title}`,
    ...month.weeks.flatMap((week) => [
      `  Week ${week.week}: ${week.title}`,
      ...week.theory.map((topic) => `    - ${topic}`),
      `    Lab: ${week.lab}`,
    ]),
  ]);
  const head = [`${roadmap} (${courseId}, ${durationWeeks} weeks)`];
  return [...head, `Theory: ${theory}`, `Practice: ${practice}`, `Lab: ${lab}`, ...weeks].join("\n");
}
