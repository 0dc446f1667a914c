import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { projectEnvironment, root } from "./lib/dependencies.mjs";

/** `npm run manage`: one of the operator's commands, on the project's own Node. */
if (!existsSync(join(root, "node_modules/.bin/node"))) {
  console.error("The program is not installed here yet: run npm start once.");
  process.exit(1);
}
const INIT_CWD = process.env.INIT_CWD ?? process.cwd();
// A command that opens the embedded database itself stays small, as the program does (server/config/memory-settings.ts).
const child = spawn("node", ["--liftoff-only", join(root, "server/manage.ts"), ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment({ INIT_CWD }),
  stdio: "inherit",
});
child.on("error", (error) => {
  console.error(error.message);
  process.exitCode = 1;
});
child.on("exit", (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
});
