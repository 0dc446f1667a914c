import { type Command, columns, UsageError } from "#server/manage/command.ts";

const start = "npm run manage --";

const closing = `Every command takes --json, for an answer that scripts can read, and --help.
It speaks to the running program where there is one, and opens the database itself where there is none: set DATA_DIR
and DATABASE_URL as for the program. It ends with 0 when it is done, 1 when it was refused, 2 when it was mistyped.`;

/** The help on a topic: everything, a group such as `batches`, or one command. Throws a `UsageError` for any other topic. */
export function helpOn(commands: Command[], topic: string[]): string {
  const name = topic.join(" ");
  const command = commands.find((one) => one.name === name);
  if (command) return helpOnCommand(command);
  const group = name === "" ? commands : commands.filter((one) => one.name.startsWith(`${name} `));
  if (group.length === 0) throw new UsageError(`There is no command ${name}. Type help for the list.`);
  const list = columns(group.map((one) => [`  ${[one.name, ...one.words].join(" ")}`, one.about]));
  return `${start} <command>\n\n${list}\n\n${start} help <command> says what it takes.\n${closing}`;
}

function helpOnCommand({ name, about, words, options, example }: Command): string {
  const names = Object.entries(options).map(([option, { value, about: what }]) => [
    `  --${option}${value ? ` ${value}` : ""}`,
    what,
  ]);
  const usage = [start, name, ...words, ...(names.length > 0 ? ["[options]"] : [])].join(" ");
  const list = names.length > 0 ? `\n\n${columns(names)}` : "";
  return `${about}\n\n  ${usage}${list}\n\nExample:\n  ${start} ${example}`;
}
