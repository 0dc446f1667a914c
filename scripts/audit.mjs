import { spawnSync } from "node:child_process";
import { buildIsCurrent, buildProgram } from "./lib/build.mjs";
import { ensureChromium } from "./lib/chromium.mjs";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

/** `npm run audit`: installs and builds what is missing, then checks every page; the exit code is the verdict. */
await ensureTestTools();
if (!buildIsCurrent()) await buildProgram();
const { status } = spawnSync("node", ["tests/audit/audit.ts", ...process.argv.slice(2)], {
  cwd: root,
  env: projectEnvironment({ CHROMIUM_PATH: ensureChromium() }),
  stdio: ["ignore", "inherit", "inherit"],
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
