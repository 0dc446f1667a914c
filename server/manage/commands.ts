import type { Command } from "#server/manage/command.ts";
import { backup, restore } from "#server/manage/commands/archive.ts";
import { call } from "#server/manage/commands/call.ts";
import { exportCatalogue, importFiles } from "#server/manage/commands/catalogue-files.ts";
import { certificateCommands } from "#server/manage/commands/certificates.ts";
import { exportContent, importContent } from "#server/manage/commands/content-files.ts";
import { importCaptions, importLecture } from "#server/manage/commands/lecture-files.ts";
import { owner } from "#server/manage/commands/owner.ts";
import { peopleCommands } from "#server/manage/commands/people.ts";
import { rotateSecret } from "#server/manage/commands/rotate-secret.ts";
import { staffCommands } from "#server/manage/commands/staff.ts";

/** Every command, in the order of the help. */
export const commands: Command[] = [
  importFiles,
  exportCatalogue,
  importLecture,
  importCaptions,
  rotateSecret,
  exportContent,
  importContent,
  ...peopleCommands,
  owner,
  ...staffCommands,
  ...certificateCommands,
  call,
  backup,
  restore,
];
