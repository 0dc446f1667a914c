import { ask } from "#server/manage/client.ts";
import { columns } from "#server/manage/columns.ts";
import type { Command } from "#server/manage/command.ts";
import { nouns } from "#server/manage/nouns.ts";
import { catalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";
import type { OutlineEntry } from "#shared/contracts/catalogue/outline-entry.ts";

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
  return columns(
    Object.entries(entry).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(" | ") : String(value ?? "none"),
    ]),
  );
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
