import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { environmentOf, root } from "./lib/dependencies.mjs";
import { homeOf, markedRelease } from "./lib/releases.mjs";

/** `npm run manage`: one of the operator's commands, of the release that serves and on its own Node. */
const home = homeOf(realpathSync(root));
const release = markedRelease(home);
if (!existsSync(join(release, "node_modules/.bin/node"))) {
  console.error("The program is not installed here yet: run npm start once.");
  process.exit(1);
}
const INIT_CWD = process.env.INIT_CWD ?? process.cwd();
// A command that opens the embedded database itself stays small, as the program does (server/config/memory-settings.ts).
const child = spawn("node", ["--liftoff-only", join(release, "server/manage.ts"), ...process.argv.slice(2)], {
  cwd: home,
  env: environmentOf(release, { INIT_CWD }),
  stdio: "inherit",
});
child.on("error", (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
});
