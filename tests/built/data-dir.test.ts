import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { contactForm } from "../support/contact-form.ts";
import { until } from "../support/until.ts";

let dataDir: string;
let program: BuiltProgram | undefined;
let before: number;

beforeEach(() => {
  // The umask of a careless shell or process manager; it is inherited.
  before = process.umask(0);
  dataDir = join(mkdtempSync(join(tmpdir(), "darsgah-modes-")), "data");
});
afterEach(async () => {
  process.umask(before);
  await program?.stop();
  program = undefined;
  rmSync(join(dataDir, ".."), { recursive: true, force: true });
});

/** Everything in the data folder that users other than its owner may read or write. */
function open(): string[] {
  const all = ["", ...readdirSync(dataDir, { recursive: true }).map(String)];
  return all.filter((name) => (statSync(join(dataDir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077);
}

async function sendForm({ origin }: BuiltProgram) {
  const headers = { "Content-Type": "application/json", Origin: origin };
  const answer = await fetch(`${origin}/api/send-email`, {
    method: "POST",
    headers,
    body: JSON.stringify(contactForm()),
  });
  expect(answer.status).toBe(200);
  await until(() => readdirSync(join(dataDir, "outbox")).length >= 2);
}

it("keeps every file it makes to its own user, though it was started without a mask", {
  tags: ["thorough"],
  timeout: 120_000,
}, async () => {
  program = await startBuiltProgram({ DATA_DIR: dataDir, DEMO_CONTENT: "on" });
  await sendForm(program);
  const names = readdirSync(dataDir, { recursive: true }).map(String);
  for (const name of ["auth-secret", "database/PG_VERSION", "files", "lock", "manage.sock", "outbox"])
    expect(names).toContain(name);
  expect(names.length).toBeGreaterThan(900);
  expect(open()).toEqual([]);

  const archive = join(dataDir, "../archive.tar");
  const backup = spawnSync("npm", ["run", "--silent", "backup", "--", "--to", archive], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  expect(backup.status, backup.stderr).toBe(0);
  expect(statSync(archive).mode & 0o777).toBe(0o600);
});

it("mends a data folder of before, where everybody could read it all", {
  tags: ["thorough"],
  timeout: 120_000,
}, async () => {
  program = await startBuiltProgram({ DATA_DIR: dataDir, DEMO_CONTENT: "off" });
  await program.stop();
  mkdirSync(join(dataDir, "outbox"), { recursive: true });
  writeFileSync(join(dataDir, "outbox/old.eml"), "");
  for (const name of ["", ...readdirSync(dataDir, { recursive: true }).map(String)]) {
    const path = join(dataDir, name);
    chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
  }
  expect(open().length).toBeGreaterThan(900);
  program = await startBuiltProgram({ DATA_DIR: dataDir, DEMO_CONTENT: "off" });
  expect(statSync(dataDir).mode & 0o777, "before the port is open").toBe(0o700);
  await until(() => open().length === 0, 10_000);
});
