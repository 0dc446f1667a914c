import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UsageError } from "#server/manage/command.ts";
import { commands } from "#server/manage/commands.ts";
import { optionOf } from "#server/manage/entry-fields.ts";
import { helpOn } from "#server/manage/help.ts";
import { parseCommand } from "#server/manage/parse-command.ts";

const parse = (...typed: string[]) => parseCommand(commands, typed);

describe("a typed command", () => {
  it("names a command, its words and its options", () => {
    expect(parse("lectures", "import-file", "data", "one.mp4", "--title=First programs", "--json")).toMatchObject({
      wants: "run",
      command: { name: "lectures import-file" },
      given: { words: ["data", "one.mp4"], texts: { title: "First programs" } },
      json: true,
    });
    expect(parse("import", "a.csv", "b.csv", "--check")).toMatchObject({
      command: { name: "import" },
      given: { words: ["a.csv", "b.csv"], switches: new Set(["check"]) },
      json: false,
    });
  });

  it.each([
    [[], []],
    [["help"], []],
    [["--help"], []],
    [["help", "batches"], ["batches"]],
    [["batches"], ["batches"]],
    [["batches", "--help"], ["batches"]],
    [
      ["help", "audit", "verify"],
      ["audit", "verify"],
    ],
    [
      ["audit", "verify", "--help"],
      ["audit", "verify"],
    ],
    [["import", "-h"], ["import"]],
  ])("%j requests help on %j", (typed, topic) => {
    expect(parse(...typed)).toEqual({ wants: "help", topic });
  });

  it.each([
    [["burn"], "There is no command burn. Type help for the list."],
    [["lectures", "burn"], "There is no command lectures burn: lectures takes import-file, import-captions."],
    [
      ["batches", "rotate-secret"],
      /^batches rotate-secret takes <id>\. Type help batches rotate-secret for an example/,
    ],
    [["batches", "rotate-secret", ""], /^batches rotate-secret takes <id>\./],
    [["export", "all"], /^export takes nothing but options/],
    [["import"], /^import takes <file…>/],
    [["export", "--wide"], /^Unknown option '--wide'/],
    [["lectures", "import-file", "a", "b", "--colour", "c"], /^Unknown option '--colour'/],
    [["lectures", "import-file", "a", "b", "--title"], /'--title <value>' argument missing/],
  ])("%j is refused in one line", (typed, words) => {
    expect(() => parse(...typed)).toThrow(UsageError);
    expect(() => parse(...typed)).toThrow(words);
    expect(() => parse(...typed)).not.toThrow(/\n/);
  });

  it("is always a command, a request for help, or refused", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom("batches", "add", "--id", "--", "-", "__proto__", "help", "--json"),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (typed) => {
        try {
          expect(["run", "help"]).toContain(parse(...typed).wants);
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
        }
      }),
    );
  });
});

describe("the help", () => {
  it("lists every command with its words", () => {
    const help = helpOn(commands, []);
    for (const { name, words, about } of commands) {
      expect(help).toContain([name, ...words].join(" "));
      expect(help).toContain(about);
    }
  });

  it.each(commands)("says what $name takes, with an example that can be typed", ({ name, options, example }) => {
    const help = helpOn(commands, name.split(" "));
    for (const option of Object.keys(options)) expect(help).toMatch(new RegExp(`^  --${option}\\b`, "m"));
    expect(help).toContain(example);
    const typed = Array.from(
      example.replace(/ > .*/, "").matchAll(/"([^"]*)"|(\S+)/g),
      ([, quoted, bare]) => quoted ?? bare ?? "",
    );
    expect(parse(...typed)).toMatchObject({ wants: "run", command: { name } });
  });

  it("knows no other topic", () => {
    expect(() => helpOn(commands, ["burn"])).toThrow("There is no command burn.");
  });
});

it("names an option after its field", () => {
  expect(optionOf("startDate")).toBe("start-date");
});
