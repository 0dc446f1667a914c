import { spawnSync } from "node:child_process";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

/** `node scripts/with-tools.mjs <command> …`: installs missing tools of tests and checks, then runs it. */
try {
  await ensureTestTools();
  const [command, ...args] = process.argv.slice(2);
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment(),
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
