import { ConfigError } from "#server/config/config-error.ts";
import type { Config } from "#server/config/env.ts";
import { manageSocketPath } from "#server/config/paths.ts";
import { DataDirInUse } from "#server/db/data-lock.ts";
import { type Command, UsageError } from "#server/manage/command.ts";
import { commands } from "#server/manage/commands.ts";
import { helpOn } from "#server/manage/help.ts";
import { createManageClient, type ManageClient, Refusal } from "#server/manage/manage-client.ts";
import { parseCommand } from "#server/manage/parse-command.ts";
import type { ErrorBody } from "#shared/error-codes.ts";

const mistyped = 2;
const refused = 1;

/** The result of a command: its exit code, and the words for its output and its error output. */
interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Where a command is typed: `config` reads the program's settings, paths begin in `folder`. */
interface Place {
  config: () => Config;
  folder: string;
}

/** Runs one of the operator's commands, as typed. Never rejects: an error becomes words and an exit code. */
export async function runTyped(typed: string[], place: Place): Promise<Ended> {
  try {
    return await run(typed, place);
  } catch (error) {
    const body = bodyOf(error);
    const err = typed.includes("--json") ? JSON.stringify(body) : issueText(body);
    return { code: error instanceof UsageError ? mistyped : refused, out: "", err: `${err}\n` };
  }
}

async function run(typed: string[], { config, folder }: Place): Promise<Ended> {
  const parsed = parseCommand(commands, typed);
  if (parsed.wants === "help") return { code: 0, out: `${helpOn(commands, parsed.topic)}\n`, err: "" };
  const client = await clientFor(parsed.command, config());
  try {
    const { text, answer, failed } = await parsed.command.run(client, { ...parsed.given, folder });
    const out = parsed.json ? JSON.stringify(answer, null, 2) : text;
    return { code: failed ? refused : 0, out: `${out}\n`, err: "" };
  } finally {
    await client.close();
  }
}

async function clientFor({ opens }: Command, config: Config): Promise<ManageClient> {
  if (opens === "alone") {
    const { createRestoreClient } = await import("./create-restore-client.ts");
    return await createRestoreClient(config);
  }
  return await createManageClient(manageSocketPath(config.dataDir), {
    async open() {
      const { createManagementClient } = await import("./create-management-client.ts");
      return await createManagementClient(config, opens ?? "up to date");
    },
    isInUse: (error) => error instanceof DataDirInUse,
  });
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
