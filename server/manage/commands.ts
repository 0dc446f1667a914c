import type { Command } from "#server/manage/command.ts";
import { backup, restore } from "#server/manage/commands/archive-commands.ts";
import { call } from "#server/manage/commands/call.ts";
import { exportCatalogue, importFiles } from "#server/manage/commands/catalogue-files.ts";
import { exportContent, importContent } from "#server/manage/commands/content-files.ts";
import { importCaptions, importLecture } from "#server/manage/commands/lecture-file-commands.ts";
import { owner } from "#server/manage/commands/owner.ts";
import { peopleCommands } from "#server/manage/commands/person-commands.ts";
import { rotateIssuerKey, rotateSecret } from "#server/manage/commands/rotate-keys.ts";
import { exportTranslation, importTranslation } from "#server/manage/commands/translation-files.ts";
import { verifyAudit } from "#server/manage/commands/verify-audit.ts";

/** Every command, in the order of the help. */
export const commands: Command[] = [
  importFiles,
  exportCatalogue,
  importLecture,
  importCaptions,
  rotateSecret,
  exportContent,
  importContent,
  exportTranslation,
  importTranslation,
  ...peopleCommands,
  owner,
  verifyAudit,
  rotateIssuerKey,
  call,
  backup,
  restore,
];
