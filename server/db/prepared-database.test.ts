import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { afterEach, beforeEach, expect, it } from "vitest";
import { unpackPreparedDatabase } from "#server/db/prepared-database.ts";

let scratch: string;
let folder: string;
let archive: string;
beforeEach(async () => {
  scratch = mkdtempSync(join(tmpdir(), "darsgah-prepared-"));
  folder = join(scratch, "data", "database");
  archive = join(scratch, "database.tar.gz");
  const sample = join(scratch, "sample");
  mkdirSync(join(sample, "empty"), { recursive: true });
  mkdirSync(join(scratch, "data"));
  writeFileSync(join(sample, "PG_VERSION"), "18");
  await pipeline(packTar(sample), createGzip(), createWriteStream(archive));
});
afterEach(() => rmSync(scratch, { recursive: true }));

it("unpacks the prepared database, empty folders too, and leaves nothing else behind", async () => {
  await unpackPreparedDatabase(folder, archive);
  expect(readFileSync(join(folder, "PG_VERSION"), "utf8")).toBe("18");
  expect(existsSync(join(folder, "empty"))).toBe(true);
  expect(readdirSync(join(scratch, "data"))).toEqual(["database"]);
});

it("lets no other user of the machine read it", async () => {
  await unpackPreparedDatabase(folder, archive);
  const mode = (path: string) => statSync(path).mode & 0o777;
  expect([folder, join(folder, "empty"), join(folder, "PG_VERSION")].map(mode)).toEqual([0o700, 0o700, 0o600]);
});

it("never touches an existing database", async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "PG_VERSION"), "mine");
  await unpackPreparedDatabase(folder, archive);
  expect(readFileSync(join(folder, "PG_VERSION"), "utf8")).toBe("mine");
});

it("begins again after an interrupted start", async () => {
  mkdirSync(`${folder}.unfinished`);
  writeFileSync(join(`${folder}.unfinished`, "half"), "");
  await unpackPreparedDatabase(folder, archive);
  expect(readdirSync(folder).sort()).toEqual(["PG_VERSION", "empty"]);
});

it("unpacks no broken archive", async () => {
  writeFileSync(archive, readFileSync(archive).subarray(0, 60));
  await expect(unpackPreparedDatabase(folder, archive)).rejects.toThrow();
  expect(existsSync(folder)).toBe(false);
});

it("does nothing without a build", async () => {
  await unpackPreparedDatabase(folder, join(scratch, "none.tar.gz"));
  expect(existsSync(folder)).toBe(false);
});
