import { parseArgs } from "node:util";
import { type Command, type Given, UsageError } from "#server/manage/command.ts";

/** A command with its arguments, or a request for help. */
export type Parsed =
  | { wants: "run"; command: Command; given: Omit<Given, "folder">; json: boolean }
  | { wants: "help"; topic: string[] };

const common = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;

/** Parses the words after `manage`. Throws a `UsageError` of one line. */
export function parseCommand(commands: Command[], typed: string[]): Parsed {
  const [first = "help", ...rest] = typed;
  if (first === "help" || first === "--help" || first === "-h") return { wants: "help", topic: rest };
  const command = commands.find(({ name }) => name === first || name === `${first} ${rest[0] ?? ""}`);
  if (!command) return parseGroup(commands, first, rest);

  const { values, positionals: words } = parseArguments(command, typed.slice(command.name.split(" ").length));
  if (values.help) return { wants: "help", topic: command.name.split(" ") };
  checkWords(command, words);
  const texts = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === "string"));
  const switches = new Set(Object.keys(values).filter((name) => values[name] === true));
  return {
    wants: "run",
    command,
    given: { words, texts: texts as Record<string, string>, switches },
    json: switches.has("json"),
  };
}

/** `batches` and `batches --help` request help; `batches burn` is a mistake. */
function parseGroup(commands: Command[], first: string, rest: string[]): Parsed {
  const verbs = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name.split(" ")[1]);
  if (verbs.length === 0) throw new UsageError(`There is no command ${first}. Type help for the list.`);
  const [verb] = rest;
  if (verb === undefined || verb === "help" || verb.startsWith("-")) return { wants: "help", topic: [first] };
  throw new UsageError(`There is no command ${first} ${verb}: ${first} takes ${verbs.join(", ")}.`);
}

function parseArguments(command: Command, args: string[]) {
  const own = Object.entries(command.options).map(([name, { value }]) => [
    name,
    { type: value ? "string" : "boolean" },
  ]);
  const options: NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]> = {
    ...Object.fromEntries(own),
    ...common,
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\. |\n/);
    throw new UsageError(`${sentence}. Type help ${command.name} for what it takes.`, { cause: error });
  }
}

function checkWords({ name, words }: Command, given: string[]) {
  const required = words.filter((word) => !word.startsWith("[")).length;
  const takesMany = words.at(-1)?.endsWith("…>") === true;
  const isRight = takesMany ? given.length >= words.length : given.length >= required && given.length <= words.length;
  if (isRight && !given.includes("")) return;
  const wanted = words.length === 0 ? "nothing but options" : words.join(" ");
  throw new UsageError(`${name} takes ${wanted}. Type help ${name} for an example.`);
}
