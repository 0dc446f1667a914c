// Makes money.json.gz, the dump that tests/api/last-release.test.ts migrates:
//   node tests/last-release/make-dump.mjs <commit of the last release> [<commit that printed its receipts>]
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const here = import.meta.dirname;
const root = join(here, "../..");
const [release, printer = release] = process.argv.slice(2);
if (!release) throw new Error("Please name the commit of the last release.");

for (const [step, commit] of [
  ["orders", release],
  ["receipts", printer],
]) {
  const tree = join(mkdtempSync(join(tmpdir(), "darsgah-release-")), step);
  execFileSync("git", ["worktree", "add", "--detach", tree, commit], { cwd: root, stdio: "inherit" });
  for (const modules of ["node_modules", "tests/tools/node_modules"])
    symlinkSync(join(root, modules), join(tree, modules));
  const own = join(tree, "tests/api/dump");
  for (const name of ["dump.ts", "make-orders.ts"]) cpSync(join(here, name), join(own, name));
  cpSync(join(here, "make-dump.ts"), join(own, "make-dump.test.ts"));
  execFileSync("sed", ["-i", 's|"../support/|"../../support/|', ...["make-orders.ts", "make-dump.test.ts"]], {
    cwd: own,
  });
  const env = { ...process.env, DUMP: join(here, "money.json.gz"), DUMP_STEP: step };
  const run = ["scripts/with-tools.mjs", "vitest", "run", "--project", "api", "tests/api/dump"];
  execFileSync("node", run, { cwd: tree, env, stdio: "inherit" });
  execFileSync("git", ["worktree", "remove", "--force", tree], { cwd: root });
}
