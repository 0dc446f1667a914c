import type { Command } from "#server/manage/command.ts";
import { assistantQuestions } from "#server/manage/commands/assistant.ts";
import { backup } from "#server/manage/commands/backup.ts";
import { exportCatalogue } from "#server/manage/commands/export-catalogue.ts";
import { importCaptions } from "#server/manage/commands/import-captions.ts";
import { importFiles } from "#server/manage/commands/import-files.ts";
import { importLecture } from "#server/manage/commands/import-lecture.ts";
import { listEntries } from "#server/manage/commands/list-entries.ts";
import { orderCommands } from "#server/manage/commands/orders.ts";
import { peopleCommands } from "#server/manage/commands/people.ts";
import { removeEntry } from "#server/manage/commands/remove-entry.ts";
import { restore } from "#server/manage/commands/restore.ts";
import { rotateSecret } from "#server/manage/commands/rotate-secret.ts";
import { setOutline } from "#server/manage/commands/set-outline.ts";
import { showEntry } from "#server/manage/commands/show-entry.ts";
import { writeEntry } from "#server/manage/commands/write-entry.ts";
import { catalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";

const ofCatalogue = [
  ...listEntries,
  ...showEntry,
  ...writeEntry,
  setOutline,
  rotateSecret,
  importLecture,
  importCaptions,
  ...removeEntry,
];

/** Every command, in the order of the help: kind by kind. */
export const commands: Command[] = [
  ...catalogueKind.options.flatMap((kind) => ofCatalogue.filter(({ name }) => name.startsWith(`${kind} `))),
  importFiles,
  exportCatalogue,
  ...orderCommands,
  ...peopleCommands,
  assistantQuestions,
  backup,
  restore,
];
