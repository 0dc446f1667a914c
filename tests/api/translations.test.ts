import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import { discardDraft, restoreRevision, saveDraft, showDocument } from "#domains/content/server/drafts.ts";
import { type PublishDeps, publish, validateDrafts } from "#domains/content/server/publish.ts";
import { createPublishedSite } from "#domains/content/server/published-site.ts";
import { contentEntries, contentRevisions, publications } from "#domains/content/server/tables.ts";
import { listTranslations } from "#domains/content/server/translation-shares.ts";
import { saveTranslation, showTranslation } from "#domains/content/server/translations.ts";
import { exportTranslation, type FolderLine, importTranslation } from "#domains/content/server/translators-folder.ts";
import { operator } from "#server/audit/actor.ts";
import { hooks } from "#server/compose/hooks.ts";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import { type ManagedProgram, programs } from "../support/managed-program.ts";

const original = { kind: "question", id: "home-1", locale: "en" };
const urdu = { ...original, locale: "ur" };
const arabic = { ...original, locale: "ar" };
type Question = { question: string; answer: string };

describe.each(databases)("translations on $name", ({ open }) => {
  let opened: OpenDatabase;
  let deps: PublishDeps;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => await opened.close());
  beforeEach(async () => {
    const { database } = opened;
    await database.delete(contentEntries);
    await database.delete(contentRevisions);
    await database.delete(publications);
    const words = { messages: en, translations: [messagesIn.ur, messagesIn.ar] };
    const log = { error: vi.fn(), info: vi.fn() };
    const publishedSite = await createPublishedSite({ database, seed: demoSeed, log, ...words });
    const clock = () => new Date("2026-02-03T10:00:00Z");
    deps = { database, seed: demoSeed, clock, publishedSite, ...words, announce: async () => {}, ...hooks };
  });

  const listed = async ({ kind, id, locale }: typeof urdu) =>
    (await listTranslations(deps)).find((one) => one.kind === kind && one.id === id && one.locale === locale);
  const documentOf = async (key: typeof urdu) => {
    const { draft, published } = await showDocument(deps, key);
    return (draft ? draft.document : published) as Question;
  };
  const changeOriginal = async (change: Partial<Question>) => {
    const { version } = await showDocument(deps, original);
    await saveDraft(deps, operator, original, { document: { ...(await documentOf(original)), ...change }, version });
  };
  const save = async (texts: Record<string, string>, fits: string[] = []) => {
    const { version, originalVersion } = await showTranslation(deps, urdu);
    return await saveTranslation(deps, operator, urdu, { texts, fits, version, originalVersion });
  };
  const olderIn = async (key = urdu) =>
    Object.fromEntries(
      (await showTranslation(deps, key)).rows.flatMap(({ place, was }) => (was === null ? [] : [[place, was]])),
    );

  it("of the demo are whole, and none is older than its original", async () => {
    const all = (await listTranslations(deps)).filter(({ kind }) => kind !== "answer");
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ texts, translated, changed }) => translated < texts || changed > 0)).toEqual([]);
  });

  it("are older once the original is changed, until each text is translated again or said to fit", async () => {
    const { question, answer } = await documentOf(original);
    await changeOriginal({ question: "Is there tea?", answer: "There is." });
    expect(await listed(urdu)).toMatchObject({ texts: 2, translated: 2, changed: 2, hasDraft: false });
    expect(await olderIn()).toEqual({ question, answer });
    await save({ question: "کیا چائے ہے؟" });
    expect(await olderIn()).toEqual({ answer });
    await publish(deps, operator, { only: [original, urdu] });
    expect(await olderIn()).toEqual({ answer });
    await save({}, ["answer"]);
    expect(await olderIn()).toEqual({});
    expect(await olderIn(arabic)).toEqual({ question, answer });
    expect(await documentOf(urdu)).toMatchObject({ question: "کیا چائے ہے؟" });
  });

  it("that are thrown away, or taken from an earlier version, are as old as they were", async () => {
    await save({ question: "پہلا سوال؟" });
    await publish(deps, operator);
    await changeOriginal({ question: "Is there any tea at your school?" });
    await save({ question: "کیا چائے ہے؟" });
    expect(await olderIn()).toEqual({});
    await discardDraft(deps, operator, urdu);
    expect(Object.keys(await olderIn())).toEqual(["question"]);
    await save({ question: "کیا آپ کے ہاں چائے ہے؟" });
    await publish(deps, operator);
    await restoreRevision(deps, operator, urdu, 1);
    expect(Object.keys(await olderIn())).toEqual(["question"]);
  });

  it("are not saved over a newer draft, nor beside an original that was changed meanwhile", async () => {
    const { version, originalVersion } = await showTranslation(deps, urdu);
    await save({ question: "پہلا سوال؟" });
    const late = { texts: { question: "دوسرا سوال؟" }, fits: [], version, originalVersion };
    expect(await saveTranslation(deps, operator, urdu, late)).toMatchObject({ newer: { editedBy: "operator" } });
    await changeOriginal({ question: "Is there tea?" });
    await expect(saveTranslation(deps, operator, urdu, late)).rejects.toMatchObject({
      reason: "content.originalChanged",
    });
    await expect(showTranslation(deps, { ...urdu, locale: "fr" })).rejects.toMatchObject({ code: "not_found" });
    await expect(showTranslation(deps, original)).rejects.toMatchObject({ code: "not_found" });
  });

  it("are published whole or not at all", async () => {
    await save({ answer: "" });
    expect(await validateDrafts(deps)).toEqual([{ ...urdu, field: "answer", message: "This is not translated yet." }]);
    await expect(publish(deps, operator)).rejects.toMatchObject({ code: "invalid" });
    await save({ answer: "{company.phone}" });
    expect(await validateDrafts(deps)).toContainEqual({
      ...{ ...urdu, field: "answer", message: "The original has no fact {company.phone}." },
    });
  });

  const exported = async (key = urdu) =>
    (await exportTranslation(deps, "ur")).filter((one) => one.key.startsWith(`${key.kind}/${key.id}:`));
  const lineOf = (key: string, translation: string, english?: string): FolderLine => ({
    ...{ where: "documents.ur.csv, line 2", key, translation },
    ...(english && { english }),
  });
  const bring = async (lines: FolderLine[], check = false) =>
    await importTranslation(deps, operator, lines, { locale: "ur", check });

  it("leave for a translator and come back as drafts", async () => {
    const texts = await exported();
    expect(texts.map(({ key, seen, was }) => [key, seen, was])).toEqual([
      ["question/home-1:question", "/", null],
      ["question/home-1:answer", "/", null],
    ]);
    const again = texts.map(({ key, english, translation }) => lineOf(key, translation, english));
    expect(await bring(again)).toEqual({ documents: [] });
    const changed = [lineOf("question/home-1:question", "کیا چائے ہے؟"), lineOf("question/home-1:answer", "")];
    expect(await bring(changed, true)).toEqual({ documents: [{ ...urdu, texts: 1 }] });
    expect(await listed(urdu)).toMatchObject({ hasDraft: false });
    await bring(changed);
    expect(await documentOf(urdu)).toMatchObject({ question: "کیا چائے ہے؟" });
    expect(await listed(urdu)).toMatchObject({ hasDraft: true, translated: 2 });
    await publish(deps, operator);
  });

  it("come back as older where their English has changed meanwhile", async () => {
    const [text] = await exported();
    await changeOriginal({ question: "Is there tea at all?" });
    await bring([lineOf("question/home-1:question", "کیا چائے ہے؟", text?.english)]);
    expect(await olderIn()).toEqual({ [text?.key.split(":")[1] ?? ""]: text?.english });
  });

  it("of a file with wrong lines stay as they were, each told by its line", async () => {
    const lines = [
      { ...lineOf("question/home-1:question", "کیا چائے ہے؟"), where: "line 2" },
      { ...lineOf("question/home-1:answer", "{company.name ہے"), where: "line 3" },
      { ...lineOf("question/home-1:nothing", "کچھ"), where: "line 4" },
      { ...lineOf("poem/rose:title", "گلاب"), where: "line 5" },
      { ...lineOf("no key", "گلاب"), where: "line 6" },
      { ...lineOf("question/home-1:question", "پھر؟"), where: "line 7" },
      { ...lineOf("question/home-2:question", "ہے\u0007 نا؟"), where: "line 8" },
    ];
    const refused = await bring(lines).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "invalid", values: { count: 6 } });
    const { fields } = refused as { fields: Record<string, { values: { text: string } }> };
    expect(Object.entries(fields).map(([line, { values }]) => [line, values.text])).toEqual(
      expect.arrayContaining([
        ["line 3, question/home-1:answer", expect.stringContaining("A brace is opened and not closed")],
        ["line 4, question/home-1:nothing", expect.stringContaining("There is no such text")],
        ["line 5, poem/rose:title", expect.stringContaining("There is no such text")],
        ["line 6, no key", "There is no such text."],
        ["line 7, question/home-1:question", "This text is there twice."],
        ["line 8, question/home-2:question", "Please write this on one line, without control characters."],
      ]),
    );
    expect(await listed(urdu)).toMatchObject({ hasDraft: false });
  });
});

describe.each(programs.filter(({ isTypical }) => isTypical))("a translator's folder and a $name", ({ start }) => {
  let program: ManagedProgram;
  const folder = mkdtempSync(join(tmpdir(), "darsgah-translator-"));
  beforeAll(async () => {
    program = await start();
  });
  afterAll(async () => {
    await program.stop();
    rmSync(folder, { recursive: true });
  });

  it("is written, checked and read again", { timeout: 60_000 }, async () => {
    const written = await program.answer<{ file: string; texts: number }>("translation", "export", folder, "ur");
    expect(written.texts).toBeGreaterThan(1000);
    expect(existsSync(written.file)).toBe(true);
    const again = await program.type(["translation", "import", folder, "ur"]);
    expect(again).toMatchObject({ code: 0, out: "Every text is there already. Nothing was changed.\n" });
    const rows = [
      ["key", "translation"],
      ["question/home-1:question", "کیا چائے ہے؟"],
    ];
    writeFileSync(written.file, stringify(rows, { bom: true }));
    expect(await program.type(["translation", "import", folder, "ur"])).toMatchObject({
      code: 0,
      out: expect.stringContaining("question/home-1  1 text"),
    });
    writeFileSync(written.file, readFileSync(written.file, "utf8").replace("چائے", "{چائے"));
    expect(await program.type(["translation", "import", folder, "ur"])).toMatchObject({
      code: 1,
      err: expect.stringContaining("documents.ur.csv, line 2, question/home-1:question: A brace is opened"),
    });
    expect(await program.type(["translation", "import", folder, "fr"])).toMatchObject({ code: 2 });
  });
});
