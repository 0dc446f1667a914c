import type { AssistantQuestion } from "#domains/assistant/server/queries.ts";
import { catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { Command } from "#server/manage/command.ts";
import { backup, restore } from "#server/manage/commands/archive.ts";
import { call } from "#server/manage/commands/call.ts";
import { exportCatalogue, importFiles } from "#server/manage/commands/catalogue-files.ts";
import { certificateCommands } from "#server/manage/commands/certificates.ts";
import { contentCommands } from "#server/manage/commands/content.ts";
import { importCaptions, importLecture } from "#server/manage/commands/lecture-files.ts";
import { owner } from "#server/manage/commands/owner.ts";
import { peopleCommands } from "#server/manage/commands/people.ts";
import { listEntries, showEntry } from "#server/manage/commands/read-entries.ts";
import { staffCommands } from "#server/manage/commands/staff.ts";
import { removeEntry, rotateSecret, writeEntry } from "#server/manage/commands/write-entries.ts";
import { listCommand } from "#server/manage/list-command.ts";

const ofCatalogue = [
  ...listEntries,
  ...showEntry,
  ...writeEntry,
  rotateSecret,
  importLecture,
  importCaptions,
  ...removeEntry,
];

const assistantQuestions = listCommand<AssistantQuestion>({
  name: "assistant questions",
  about: "Lists the questions that the assistant refused or handed over in the last 30 days, the latest day first.",
  example: "assistant questions --outcome handed_over",
  path: "/assistant/questions",
  filter: { field: "outcome", value: "<outcome>", about: "only these: refused or handed_over" },
  head: ["DAY", "OUTCOME", "TIMES", "QUESTION"],
  row: ({ askedOn, outcome, times, question }) => [askedOn, outcome.replaceAll("_", " "), String(times), question],
});

/** Every command, in the order of the help: kind by kind. */
export const commands: Command[] = [
  ...catalogueKind.options.flatMap((kind) => ofCatalogue.filter(({ name }) => name.startsWith(`${kind} `))),
  importFiles,
  exportCatalogue,
  ...contentCommands,
  ...peopleCommands,
  owner,
  ...staffCommands,
  ...certificateCommands,
  assistantQuestions,
  call,
  backup,
  restore,
];
