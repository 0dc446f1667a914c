import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import { verifyArchive } from "#server/archive/read-archive.ts";
import { packArchive, textPart } from "#server/archive/write-archive.ts";
import { en } from "#server/compose/words/messages.ts";
import { openDatabase } from "#server/db/client.ts";
import { applyMigrations, knownMigrations, lastMigration } from "#server/db/schema-history.ts";
import { createStorage } from "#server/storage/create-storage.ts";
import { storageKey } from "#server/storage/port.ts";
import { errorInWords } from "#shared/error-words.ts";
import { startTestApp } from "../support/app.ts";
import { change, flip, newHome, restore } from "../support/archives.ts";
import { contactForm } from "../support/contact-form.ts";
import { everyFile, everyRow } from "../support/everything.ts";
import { manageHere } from "../support/manage.ts";
import { type ManagedProgram, startManaged } from "../support/managed-program.ts";
import { someAddress } from "../support/orders.ts";
import { startS3Peer } from "../support/s3.ts";
import { video } from "../support/videos.ts";

/** No server listens there: emails wait. */
const noMailServer = { SMTP_URL: "smtp://127.0.0.1:1" };
/** Longer than it takes anywhere: databases are made, and the machine may be busy. */
const patience = 120_000;

const scratch = mkdtempSync(join(tmpdir(), "darsgah-archive-"));
afterAll(() => rmSync(scratch, { recursive: true }));

describe("an archive", () => {
  let program: ManagedProgram;
  const archive = join(scratch, "sound.tar");
  beforeAll(async () => {
    program = await startManaged("embedded", true, noMailServer);
    await program.answer("backup", "--to", archive);
  }, patience);
  afterAll(async () => await program.stop());

  it("is its owner's alone to read, and any tar opens it", () => {
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const listed = execFileSync("tar", ["tf", archive], { encoding: "utf8" }).trim().split("\n");
    expect(listed[0]).toBe("darsgah.json");
    expect(listed.at(-1)).toBe("SHA256SUMS");
    expect(listed).toContain("tables/inquiries.ndjson.gz");
    expect(listed).toContain("files/lectures/demo/lecture-1.mp4");
    const folder = mkdtempSync(join(scratch, "opened-"));
    execFileSync("tar", ["xf", archive], { cwd: folder });
    execFileSync("sha256sum", ["--check", "--quiet", "SHA256SUMS"], { cwd: folder });
  });

  it("is made while visitors write: each inquiry with both its emails, and nothing is held up for long", {
    tags: ["thorough"],
    timeout: patience,
  }, async () => {
    let isDone = false;
    const path = join(scratch, "busy.tar");
    const backup = program.type(["backup", "--to", path]).then((ended) => {
      isDone = true;
      return ended;
    });
    let written = 0;
    await program.whileServing(async (test) => {
      while (!isDone) {
        const init = {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(contactForm({ email: `visitor.${written}@example.com` })),
        };
        expect((await test.ask("/api/send-email", init, someAddress())).status).toBe(200);
        written += 1;
      }
    });
    expect(await backup).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^Wrote .*busy\.tar: \d+ rows, \d+ jobs/),
    });
    const home = await newHome("embedded", scratch);
    await restore(home, path);
    const { inquiries, jobs } = await everyRow(home);
    expect(written).toBeGreaterThan(0);
    expect(jobs?.length).toBe(2 * (inquiries?.length ?? -1));
    expect(readdirSync(program.dataDir).filter((name) => name.startsWith(".backup-"))).toEqual([]);
    expect(readdirSync(join(program.dataDir, "files/.incoming"))).toEqual([]);
  });

  it("keeps a file that is removed while it travels", async () => {
    await program.whileServing(async ({ app }) => {
      await app.storage.put(storageKey("lectures/short-lived.mp4"), Readable.from(video(20_000_000)));
      const response = await app.manage(new Request("http://manage/archive", { method: "POST" }));
      await app.storage.remove(storageKey("lectures/short-lived.mp4"));
      const path = join(scratch, "removed.tar");
      writeFileSync(path, Buffer.from(await response.arrayBuffer()));
      const found = execFileSync("tar", ["tvf", path], { encoding: "utf8" });
      expect(found).toMatch(/ 20000000 .* files\/lectures\/short-lived\.mp4$/m);
    });
  });

  it.each<[string, (path: string) => void, RegExp]>([
    [
      "breaks off",
      (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
      /^This archive is damaged: it breaks off\./,
    ],
    [
      "has one other byte in a video",
      (path) => flip(path, "files/lectures/demo/lecture-2.mp4"),
      /damaged: files\/.*lecture-2\.mp4 is not what was written/,
    ],
    [
      "has one other byte in a table",
      (path) => flip(path, "tables/batches.ndjson.gz"),
      /damaged: tables\/batches\.ndjson\.gz is not what was written/,
    ],
    [
      "is something else",
      (path) => writeFileSync(path, "no archive ".repeat(200)),
      /^This is not an archive of this program/,
    ],
  ])("that %s is refused before anything is changed", { timeout: patience }, async (_, harm, words) => {
    const path = join(scratch, "harmed.tar");
    copyFileSync(archive, path);
    harm(path);
    const refusal = await verifyArchive(path).catch((error: unknown) => error);
    expect(refusal instanceof AppError && errorInWords(refusal, en).message).toMatch(words);
  });

  it("of an older version goes the way of every database; a backup changes nothing", {
    tags: ["thorough"],
    timeout: patience,
  }, async () => {
    const steps = knownMigrations().slice(0, 2);
    const source = await newHome("Postgres", scratch);
    const config = { databaseUrl: source.DATABASE_URL ?? "", dataDir: source.DATA_DIR };
    const opened = await openDatabase(config, "as found");
    await opened.database.transaction(async (transaction) => await applyMigrations(transaction, steps));
    await opened.database.execute(sql`insert into inquiries (id, first_name, last_name, email, phone, inquiry_type, message)
      values (gen_random_uuid(), 'Ayesha', 'Khan', 'ayesha@example.com', '', '', 'Hello')`);
    const bucket = await startS3Peer("lectures");
    const keys = { S3_REGION: "auto", S3_BUCKET: "lectures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
    const path = join(scratch, "older.tar");
    const made = await manageHere({ ...source, ...keys, S3_ENDPOINT: bucket.endpoint }, ["backup", "--to", path]);
    expect(made).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringContaining("no files: they are in the S3 bucket"),
    });
    expect(await lastMigration(opened.database)).toBe(steps.at(-1)?.made);
    await Promise.all([opened.close(), bucket.close()]);

    const home = await newHome("embedded", scratch);
    expect(await restore(home, path)).toMatchObject({ files: null, jobs: { count: 0 }, secret: false });
    const { inquiries, users } = await everyRow(home);
    expect(inquiries?.length).toBe(1);
    expect(users).toEqual([]);
  });

  it("of a newer version is refused", async () => {
    const newest = knownMigrations().at(-1)?.made ?? 0;
    const manifest = execFileSync("tar", ["xOf", archive, "darsgah.json"], { encoding: "utf8" });
    const newer = textPart("darsgah.json", manifest.replace(String(newest), String(newest + 1)));
    const path = join(scratch, "newer.tar");
    writeFileSync(path, Buffer.from(await new Response(packArchive([newer], async () => {})).arrayBuffer()));
    await expect(restore(await newHome("embedded", scratch), path)).rejects.toThrow(
      "This archive was made by a newer version of the program: update it first.",
    );
  });

  it("is made of a newer release's database too, whole, after a way back to this one", {
    timeout: patience,
  }, async () => {
    const home = await newHome("embedded", scratch);
    const made = (knownMigrations().at(-1)?.made ?? 0) + 1;
    const opened = await openDatabase({ databaseUrl: "", dataDir: home.DATA_DIR });
    await opened.database.execute(sql`create table notes_of_tomorrow (id int primary key, words text)`);
    await opened.database.execute(sql`insert into notes_of_tomorrow values (1, 'Kept')`);
    await opened.database.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', ${made})`,
    );
    await opened.close();

    const path = join(scratch, "after-the-way-back.tar");
    expect(await manageHere(home, ["backup", "--to", path])).toMatchObject({ code: 0, err: "" });
    const { migration, tables } = await verifyArchive(path);
    expect(migration).toBe(made);
    expect(tables).toContainEqual({ name: "notes_of_tomorrow", rows: 1 });
    await expect(restore(await newHome("embedded", scratch), path)).rejects.toThrow(/made by a newer version/);
  });

  it("replaces untouched demo content, and other data only when told to", {
    tags: ["thorough"],
    timeout: patience,
  }, async () => {
    const home = await newHome("embedded", scratch);
    const first = await startTestApp(home);
    await expect(restore(home, archive)).rejects.toThrow(/^DATA_DIR must not be in use/);
    await first.stop();
    await restore(home, archive);
    expect((await everyRow(home)).courses?.length).toBe(4);

    await change(home, sql`update courses set title = 'Ours' where id = 'data-analyst'`);
    const refused = await manageHere(home, ["restore", archive]);
    const words = "There is data here already. Nothing was changed: say --replace to lose it.\n";
    expect(refused).toEqual({ code: 1, out: "", err: words });
    const storage = await createStorage({ s3: null, dataDir: home.DATA_DIR });
    await storage.put(storageKey("lectures/other.mp4"), Readable.from(["video"]));
    // A file of another installation under a key of the archive's.
    const film = storageKey("lectures/demo/lecture-1.mp4");
    const whole = await storage.describe(film);
    await storage.remove(film);
    await storage.put(film, Readable.from(["another film"]));
    const replaced = await manageHere(home, ["restore", archive, "--replace"]);
    expect(replaced).toMatchObject({
      code: 0,
      err: "",
      out: expect.stringMatching(/^Restored what was kept at 2\d{3}-.* UTC: \d+ rows/),
    });
    expect((await everyRow(home)).courses?.join()).not.toContain("Ours");
    expect(Object.keys(everyFile(home.DATA_DIR))).not.toContain("/lectures/other.mp4");
    expect(await storage.describe(film)).toMatchObject({ size: whole?.size });
  });

  it("is not restored under a program that runs on the same server, nor over a file that is there", {
    timeout: patience,
  }, async () => {
    const home = await newHome("Postgres", scratch);
    const test = await startTestApp(home);
    await expect(restore(home, archive)).rejects.toThrow(
      /^DATABASE_URL must lead to a database that no program runs on/,
    );
    await test.stop();
    expect(await program.type(["backup", "--to", archive])).toMatchObject({
      code: 2,
      err: `There is a file already: ${archive}.\n`,
    });
  });
});
