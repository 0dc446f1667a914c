import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureTestTools, projectEnvironment, root } from "./lib/dependencies.mjs";

/**
 * Installs what is missing, builds, and runs the failover tests: two Postgres servers under Patroni, the primary killed
 * under load. If something cannot be installed, fails with its name. Arguments are Vitest's.
 */
const postgresRoot = "/usr/lib/postgresql";
const isInPath = (command) => (process.env.PATH ?? "").split(":").some((folder) => existsSync(join(folder, command)));

/** Debian's packages, and whether each is there. */
const packages = {
  "etcd-server": () => isInPath("etcd"),
  patroni: () => isInPath("patroni"),
  postgresql: () =>
    existsSync(postgresRoot) &&
    readdirSync(postgresRoot).some((version) => existsSync(join(postgresRoot, version, "bin", "pg_rewind"))),
};
const missing = () => Object.keys(packages).filter((name) => !packages[name]());

function run(command, args, extra = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: projectEnvironment(extra),
    stdio: ["ignore", "inherit", "inherit"],
  });
  return status ?? 1;
}

if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
  const noninteractive = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update", "-qq"], noninteractive);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing()], noninteractive);
}
if (missing().length > 0) {
  console.error(
    `The failover tests need Debian's packages: ${missing().join(", ")}. Install them, or run this as root.`,
  );
  process.exit(1);
}
await ensureTestTools();
const config = join("tests", "failover", "vitest.config.ts");
process.exit(
  run("node", ["scripts/build.mjs"]) || run("vitest", ["run", "--config", config, ...process.argv.slice(2)]),
);
