import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "#server/manage/command.ts";
import { Refusal } from "#server/manage/manage-client.ts";
import { checkWords } from "./words/check-words.ts";
import { programTexts, translatedLocale } from "./words/program-texts.ts";
import { openWordSources } from "./words/word-sources.ts";
import { isWordsFile, wordLines, wordsFiles } from "./words/words-folder.ts";

// The program's own words for a translator: out as tables, and back into their sources, to be reviewed and committed.

const usage = `npm run words -- export <folder> <language>
npm run words -- import <folder> <language> [--check]`;

const root = fileURLToPath(new URL("..", import.meta.url));
const open = openWordSources((path) => readFileSync(join(root, path), "utf8"));

async function exportWords(folder: string, locale: Locale) {
  const texts = programTexts(open, locale);
  const files = await wordsFiles(texts, locale);
  mkdirSync(folder, { recursive: true });
  for (const [name, table] of files) writeFileSync(join(folder, name), table);
  console.log(`Wrote ${texts.length} texts of the program to ${files.size} files in ${folder}, one for each subject.`);
}

function importWords(folder: string, locale: Locale, isCheck: boolean) {
  const names = readdirSync(folder).filter((name) => isWordsFile(name, locale));
  if (names.length === 0)
    throw new UsageError(`${folder} holds no words.<subject>.${locale}.csv: words export writes them.`);
  const texts = programTexts(open, locale);
  const lines = names.toSorted().flatMap((name) => wordLines(name, readFileSync(join(folder, name))));
  const { faults, changes, sources, alsoChanged } = checkWords({ open, locale, texts }, lines);
  if (faults.size > 0) return refuse(`Wrong lines: ${faults.size}. Nothing was changed.`, faults);
  const files = [...sources.keys()].toSorted();
  const told = [
    ...files.map((file) => `  ${file}`),
    ...alsoChanged.map((key) => `  ${key} changes too: it is made of one of these.`),
  ];
  console.log([`Texts that change: ${changes.length}`, ...told].join("\n"));
  if (isCheck || files.length === 0) return console.log("Nothing was changed.");
  for (const [file, text] of sources) writeFileSync(join(root, file), text);
  const { status } = spawnSync("biome", ["format", "--write", ...files], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.exitCode = status ?? 1;
  console.log("Written. Look at them with git diff, and let npm run check and npm test judge them.");
}

function refuse(message: string, faults: Iterable<[string, string]>) {
  console.error([message, ...Array.from(faults, ([place, fault]) => `  ${place}: ${fault}`)].join("\n"));
  process.exitCode = 1;
}

type Locale = NonNullable<ReturnType<typeof translatedLocale>>;

async function run([act, folder, language, ...options]: string[]) {
  const locale = translatedLocale(language);
  const isKnown = options.every((option) => act === "import" && option === "--check");
  if (!folder || !locale || !isKnown || (act !== "export" && act !== "import")) throw new UsageError(usage);
  // npm runs its scripts in the project's folder; a path is relative to the user's folder.
  const target = resolve(process.env.INIT_CWD ?? ".", folder);
  if (act === "export") await exportWords(target, locale);
  else importWords(target, locale, options.length > 0);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof Refusal) refuse(error.message, Object.entries(error.body.fields ?? {}));
  else if (error instanceof UsageError) refuse(error.message, []);
  else throw error;
}
