import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Decrypter } from "age-encryption";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createBackups } from "#server/archive/backups.ts";
import { createLog } from "#server/config/log.ts";
import { createS3Storage } from "#server/storage/create-storage.ts";
import { type S3Peer, startS3Peer } from "../support/s3.ts";

const passphrase = "correct horse battery";
const content = Buffer.from("an archive, of some length. ".repeat(5000));
let peer: S3Peer;
let folder: string;

beforeAll(async () => {
  peer = await startS3Peer("copies");
});
afterAll(async () => await peer.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "darsgah-away-"));
  peer.fault = null;
  peer.objects.clear();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start() {
  const account = { region: "auto", bucket: "copies", accessKeyId: "id", secretAccessKey: "key" };
  return createBackups({
    folder,
    archive: async () => ({ content: new Blob([content]).stream() }),
    restoreInto: async () => {},
    away: { storage: createS3Storage({ ...account, endpoint: peer.endpoint }), passphrase },
    log: createLog({ logLevel: "silent" }),
  });
}

async function read(key: string): Promise<Buffer> {
  const opener = new Decrypter();
  opener.addPassphrase(passphrase);
  return Buffer.from(await opener.decrypt(new Uint8Array(peer.objects.get(key) ?? [])));
}

it("a copy of each backup goes to the bucket, encrypted, and can be read", async () => {
  const backups = start();
  expect(await backups.showAway()).toEqual({ last: null, failure: null });
  const { name } = await backups.make();
  await backups.sendAway();
  expect([...peer.objects.keys()]).toEqual([`backups/${name}.age`]);
  expect(await read(`backups/${name}.age`)).toEqual(content);
  expect(await backups.showAway()).toEqual({ last: expect.any(Date), failure: null });
});

it.each([
  ["keys", "keys"],
  ["gone", "bucket"],
  ["cut", "connection"],
] as const)(
  "with a service whose fault is %s it is said, the backup stays, and the next try sends it",
  async (fault, problem) => {
    const backups = start();
    peer.fault = fault;
    const { name } = await backups.make();
    await backups.sendAway();
    expect(await backups.showAway()).toEqual({ last: null, failure: { at: expect.any(Date), problem } });
    expect([...peer.objects.keys()]).toEqual([]);
    expect(readFileSync(join(folder, name))).toEqual(content);
    peer.fault = null;
    await backups.sendAway();
    expect(await backups.showAway()).toEqual({ last: expect.any(Date), failure: null });
    expect(await read(`backups/${name}.age`)).toEqual(content);
  },
);

it("a copy whose backup is kept no longer goes from the bucket too, and no other object does", async () => {
  const backups = start();
  const old = "darsgah-kept-2026-01-05T03-40-00Z.tar";
  writeFileSync(join(folder, old), content);
  peer.objects.set("backups/of-another.tar.age", content);
  await backups.sendAway();
  expect(peer.objects.has(`backups/${old}.age`)).toBe(true);
  const { name } = await backups.make();
  await backups.sendAway();
  expect([...peer.objects.keys()].sort()).toEqual([`backups/${name}.age`, "backups/of-another.tar.age"].sort());
  expect(readdirSync(folder).sort()).toEqual([name, `${name}.away.json`].sort());
});
