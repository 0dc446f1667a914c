import { ConfigError } from "#server/config/config-error.ts";
import { type Config, readEnv } from "#server/config/env.ts";
import { manageSocketPath } from "#server/config/paths.ts";
import { DataDirInUse } from "#server/db/data-lock.ts";
import { keepNewFilesPrivate } from "#server/db/private-files.ts";
import { createManageClient, type ManageClient, Refusal } from "#server/manage/client.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { commands } from "#server/manage/commands.ts";
import { helpOn } from "#server/manage/help.ts";
import { parseCommand } from "#server/manage/parse-command.ts";
import type { ErrorBody } from "#shared/errors.ts";

const mistyped = 2;
const refused = 1;

/** Runs one of the operator's commands and prints the result. */
async function main(typed: string[], environment: Record<string, string | undefined>): Promise<void> {
  keepNewFilesPrivate();
  const parsed = parseCommand(commands, typed);
  if (parsed.wants === "help") return print(helpOn(commands, parsed.topic));
  const config = readEnv(environment);
  const client = await clientFor(parsed.command, config);
  try {
    // npm runs its scripts in the project's folder; a path is relative to the user's folder.
    const folder = environment.INIT_CWD ?? process.cwd();
    const { text, answer, failed } = await parsed.command.run(client, { ...parsed.given, folder });
    print(parsed.json ? JSON.stringify(answer, null, 2) : text);
    if (failed) process.exitCode = refused;
  } finally {
    await client.close();
  }
}

async function clientFor({ opens }: Command, config: Config): Promise<ManageClient> {
  if (opens === "alone") {
    const { createRestoreClient } = await import("#server/compose/create-restore-client.ts");
    return await createRestoreClient(config);
  }
  return await createManageClient(manageSocketPath(config.dataDir), {
    async open() {
      const { createManagementClient } = await import("#server/compose/create-management-client.ts");
      return await createManagementClient(config, opens ?? "up to date");
    },
    isInUse: (error) => error instanceof DataDirInUse,
  });
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}

/** Prints an error: in one line, or in a line for each issue; for scripts as the error body. */
function printError(error: unknown, asJson: boolean) {
  const body = bodyOf(error);
  process.stderr.write(`${asJson ? JSON.stringify(body) : issueText(body)}\n`);
  process.exitCode = error instanceof UsageError ? mistyped : refused;
}

function issueText({ message, fields = {} }: ErrorBody): string {
  const issues = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
  const [first] = issues;
  if (issues.length === 1 && first) return first;
  return [message, ...issues.map((issue) => `  ${issue}`)].join("\n");
}

function bodyOf(error: unknown): ErrorBody {
  if (error instanceof Refusal) return error.body;
  const message = messageOf(error);
  return { code: error instanceof UsageError ? "invalid" : "internal", message, error: message };
}

const fileTroubles: Record<string, string> = {
  ENOENT: "There is no such file",
  EACCES: "This file may not be read",
  EISDIR: "This is a folder, not a file",
};

function messageOf(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, path } = error as NodeJS.ErrnoException;
  const trouble = path === undefined ? undefined : fileTroubles[code ?? ""];
  if (trouble) return `${trouble}: ${path}`;
  if (code === "ECONNRESET" || code === "EPIPE") return "The running program broke off. Its log says why.";
  return error.stack ?? error.message;
}

const typed = process.argv.slice(2);
try {
  // biome-ignore lint/style/noProcessEnv: this entry passes the environment to its reader
  await main(typed, process.env);
} catch (error) {
  printError(error, typed.includes("--json"));
}
