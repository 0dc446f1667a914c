import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makePrivate } from "./private-files.ts";

const modeOf = (path: string) => statSync(path).mode & 0o7777;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "darsgah-private-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("closes a folder and everything in it to others, keeps the owner's rights, and changes nothing the second time", async () => {
  const [inner, script, text] = [join(folder, "inner"), join(folder, "inner/script"), join(folder, "text")];
  mkdirSync(inner);
  for (const path of [script, text]) writeFileSync(path, "");
  for (const [path, mode] of [
    [folder, 0o755],
    [inner, 0o777],
    [script, 0o755],
    [text, 0o666],
  ] as const)
    chmodSync(path, mode);
  expect(await makePrivate(folder)).toBe(4);
  expect([folder, inner, script, text].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o600]);
  expect(await makePrivate(folder)).toBe(0);
});

it("follows no link out of the folder", async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), "darsgah-elsewhere-"));
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, join(folder, "link"));
  await makePrivate(folder);
  expect(modeOf(elsewhere)).toBe(0o755);
  rmSync(elsewhere, { recursive: true });
});

it("leaves a shared folder alone", async () => {
  chmodSync(folder, 0o1777);
  const text = join(folder, "text");
  writeFileSync(text, "");
  chmodSync(text, 0o644);
  expect(await makePrivate(folder)).toBe(0);
  expect([modeOf(folder), modeOf(text)]).toEqual([0o1777, 0o644]);
});
