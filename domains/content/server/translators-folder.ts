import { contractOf, type DocumentKey } from "#domains/content/contract/kinds.ts";
import { faultOfTranslation } from "#domains/content/rules/check-translation.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { type TranslationRow, translationRows } from "#domains/content/rules/translation-rows.ts";
import { whereSeen } from "#domains/content/rules/where-seen.ts";
import { layered } from "#domains/content/rules/whole-documents.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, actorText, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { type ContentDeps, withDraft } from "./drafts.ts";
import { lockEntry, writeEntry } from "./queries.ts";
import { listTranslations } from "./translation-shares.ts";
import { documentOfTexts, readTranslation } from "./translations.ts";

/** A text for a translator. */
export interface FolderText {
  /** Its document and its place in it: "course/mern:page.hero.title". */
  key: string;
  english: string;
  /** Empty where it is missing. */
  translation: string;
  /** The English when it was translated, where it says something else by now. */
  was: string | null;
  /** The address of a page that shows it. */
  seen: string | null;
}

/** Every text of the documents beside its translation, as both will be. */
export async function exportTranslation(deps: ContentDeps, locale: Locale): Promise<FolderText[]> {
  const texts: FolderText[] = [];
  for (const key of (await listTranslations(deps)).filter((one) => one.locale === locale)) {
    const { original, newest } = await readTranslation(deps, key);
    const seen = whereSeen(key, original);
    for (const { place, original: english, translation, was } of translationRows(key, original, newest))
      texts.push({ key: `${key.kind}/${key.id}:${place}`, english, translation, was, seen });
  }
  return texts;
}

/** A line of a translator's file. */
export interface FolderLine {
  /** The file and its line, for people. */
  where: string;
  key: string;
  /** The English that was translated; that of today where it is left out. */
  english?: string | undefined;
  translation?: string | undefined;
}

type SaidLine = FolderLine & { translation: string };

/** The texts of one document that a file says, by their places. */
type Said = Map<string, SaidLine>;

/**
 * Saves a translator's texts as drafts, all or none, and answers the documents that change, with the number of texts in
 * each. A line without a translation changes nothing. A text whose English has changed since it was exported is named as
 * older. Throws `invalid` with every line that is wrong: an unknown or repeated text, a fact, brace or link that is not
 * the original's, a length that cannot be, or what the document's contract refuses.
 */
export async function importTranslation(
  deps: ContentDeps,
  actor: Actor,
  lines: FolderLine[],
  { locale, check }: { locale: Locale; check: boolean },
): Promise<{ documents: (DocumentKey & { texts: number })[] }> {
  return await deps.database.transaction(async (transaction) => {
    const faults: Faults = {};
    const changes: Change[] = [];
    for (const [name, said] of saidIn(lines, faults)) {
      const [kind = "", id = ""] = name.split("/");
      const change = await changeOf({ ...deps, database: transaction }, { kind, id, locale }, said, faults);
      if (change) changes.push(change);
    }
    const count = Object.keys(faults).length;
    if (count > 0) throw new AppError("invalid", "content.linesWrong", { values: { count }, fields: faults });
    const documents = changes.map(({ key, texts }) => ({ ...key, texts }));
    if (!check && changes.length > 0) await writeChanges(transaction, { actor, at: deps.clock() }, changes);
    return { documents };
  });
}

interface Change {
  key: DocumentKey;
  texts: number;
  document: unknown;
  original: Record<string, string>;
}

type Faults = Record<string, ErrorCause>;

const fault = (text: string) => ({ reason: "contract" as const, values: { text } });

/** The texts of each document, by its name; lines that cannot be one are faults. */
function saidIn(lines: FolderLine[], faults: Faults): Map<string, Said> {
  const named = new Map<string, Said>();
  for (const { translation = "", ...line } of lines) {
    const [, name = "", place = ""] = /^([a-z]+\/[a-z0-9-]+):(\S+)$/.exec(line.key) ?? [];
    const said: Said = named.get(name) ?? new Map();
    if (name === "") faults[placeOf(line)] = fault("There is no such text.");
    else if (said.has(place)) faults[placeOf(line)] = fault("This text is there twice.");
    else named.set(name, said.set(place, { ...line, translation: translation.trim() }));
  }
  return named;
}

const placeOf = ({ where, key }: Pick<FolderLine, "where" | "key">) => `${where}, ${key}`;

/** A document's translation with the texts that a file says; null where none differs. */
async function changeOf(deps: ContentDeps, key: DocumentKey, said: Said, faults: Faults): Promise<Change | null> {
  await lockEntry(deps.database, key);
  const read = await readTranslation(deps, key).catch(nullIfMissing);
  const rows = read ? translationRows(key, read.original, read.newest) : [];
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  for (const [place, line] of said) {
    const message = faultOfLine(byPlace.get(place), line);
    if (message) faults[placeOf(line)] = fault(message);
  }
  const given = [...said].filter(([, { translation }]) => translation !== "");
  const different = given.filter(([place, { translation }]) => byPlace.get(place)?.translation !== translation);
  if (!read || different.length === 0) return null;
  const texts = new Map(rows.map(({ place, translation }) => [place, translation]));
  for (const [place, { translation }] of given) texts.set(place, translation);
  const document = documentOfTexts(key, read, texts);
  for (const { path, message } of issuesOfWhole(key, read.original, document)) {
    const line = said.get(path);
    if (line?.translation) faults[placeOf(line)] ??= fault(message);
  }
  const changed = new Map(different);
  const madeFrom = (row: TranslationRow) =>
    changed.has(row.place) ? changed.get(row.place)?.english || row.original : (row.was ?? row.original);
  const original = Object.fromEntries(rows.map((row) => [row.place, madeFrom(row)]));
  return { key, texts: different.length, document, original };
}

function faultOfLine(row: TranslationRow | undefined, { english, translation }: SaidLine): string | null {
  if (!row) return "There is no such text: it may have been removed since.";
  return translation === "" ? null : faultOfTranslation(english || row.original, translation);
}

function issuesOfWhole(key: DocumentKey, original: unknown, document: unknown) {
  const parsed = contractOf(key)?.safeParse(layered(original, document, "by place"), { error: issueInWords });
  const issues = parsed?.error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path.join("."), message }));
}

function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

async function writeChanges(transaction: Database, { actor, at }: { actor: Actor; at: Date }, changes: Change[]) {
  for (const { key, document, original } of changes) {
    const before = await lockEntry(transaction, key);
    const edited = { editedAt: at, editedBy: actorText(actor) };
    await writeEntry(transaction, withDraft(before, key, { document, original, ...edited }));
  }
  const details = { documents: changes.length };
  const act = { verb: "importTranslation", subject: "document", subjectId: "all", details } as const;
  await audit(transaction, actor, act, at);
}
