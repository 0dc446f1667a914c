import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../../..", import.meta.url));
/** What the program and its scripts read where it is installed. */
const parts = ["package.json", "package-lock.json", "scripts", "server", "shared", "content", "domains"];

/** Releases that are packages and build of this project, so that each takes a second to install and to build. */
const stubbedBuild = (afterwards: string) => `
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./dependencies.mjs";
export const buildIsCurrent = () => existsSync(join(root, "build/server/main.js"));
export async function buildProgram() {
  const assets = join(root, "build/server/assets");
  cpSync(${JSON.stringify(join(project, "build"))}, join(root, "build"), { recursive: true });
  ${afterwards}
}`;

/** What is wrong with a release; nothing, unless it is named. */
export interface ReleaseFault {
  /** Code in place of the install. */
  install?: string;
  /** Code at the end of the build. */
  build?: string;
  /** SQL of a migration more. */
  migration?: string;
  /** The key that signs the tag. */
  key?: "trusted" | "other" | "none";
}

/** A repository of releases with signed tags, and a folder that was cloned from its first one, `v0.1.0`. */
export function createReleases() {
  const folder = mkdtempSync(join(tmpdir(), "darsgah-releases-"));
  const author = join(folder, "author");
  const home = join(folder, "home");
  const person = ["-c", "user.name=Releases", "-c", "user.email=releases@example.com", "-c", "gpg.format=ssh"];
  const git = (...args: string[]) => execFileSync("git", [...person, ...args], { cwd: author, stdio: "pipe" });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(author, file), change(readFileSync(join(author, file), "utf8")));

  for (const key of ["trusted", "other"])
    execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", join(folder, key)]);
  mkdirSync(author);
  for (const part of parts) cpSync(join(project, part), join(author, part), { recursive: true });
  writeFileSync(join(author, ".gitignore"), "node_modules\nbuild\nreleases\n");
  const packages = JSON.stringify(join(project, "node_modules"));
  const whole = readFileSync(join(author, "scripts/lib/dependencies.mjs"), "utf8");
  const beginning = "export async function ensureDependencies() {";
  const install = (code: string) =>
    edit("scripts/lib/dependencies.mjs", () =>
      whole.replace(beginning, `${beginning}\n${code}\nlink(${packages}, join(root, "node_modules"), "dir"); return;`),
    );
  const commit = (version: string, { install: installing = "", build = "" }: ReleaseFault) => {
    install(installing);
    edit("scripts/lib/build.mjs", () => stubbedBuild(build));
    edit("package.json", (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
    git("add", "--all");
    git("commit", "--quiet", "--message", version);
  };

  git("init", "--quiet");
  commit("0.1.0", {});
  git("clone", "--quiet", author, home);
  mkdirSync(join(home, "releases"));
  writeFileSync(join(home, "releases/trusted-keys"), `releases ${readFileSync(join(folder, "trusted.pub"), "utf8")}`);

  return {
    home,
    remove: () => rmSync(folder, { recursive: true, force: true }),
    /** Publishes a release on top of the first one. */
    publish(version: string, fault: ReleaseFault = {}) {
      if (fault.migration) addMigration(author, fault.migration);
      commit(version, fault);
      const { key = "trusted" } = fault;
      const how = key === "none" ? ["--annotate"] : ["--sign", "--local-user", join(folder, key)];
      git("tag", ...how, "--message", version, `v${version}`);
      git("reset", "--quiet", "--hard", "HEAD~1");
    },
    /** Runs `npm run update`; resolves to how it ended and what it said. */
    update(named: string, environment: Record<string, string>) {
      const script = join(home, "scripts/update.mjs");
      const env = { PATH: process.env.PATH, HOME: folder, ...environment };
      return new Promise<{ ok: boolean; said: string }>((resolve) => {
        execFile(process.execPath, [script, named], { cwd: home, env }, (error, out, err) =>
          resolve({ ok: error === null, said: `${out}${err}` }),
        );
      });
    },
    setOrigin: (address: string) => execFileSync("git", ["remote", "set-url", "origin", address], { cwd: home }),
    author,
  };
}

/** A migration after all others, with the last one's snapshot of the schema. */
function addMigration(author: string, sql: string) {
  const folder = join(author, "server/db/migrations");
  const path = join(folder, "meta/_journal.json");
  const journal: { entries: { idx: number; when: number; tag: string }[] } = JSON.parse(readFileSync(path, "utf8"));
  const last = journal.entries.at(-1);
  if (!last) throw new Error("There is no migration.");
  const idx = last.idx + 1;
  const snapshot = (at: number) => join(folder, "meta", `${String(at).padStart(4, "0")}_snapshot.json`);
  cpSync(snapshot(last.idx), snapshot(idx));
  journal.entries.push({ ...last, idx, when: last.when + 1, tag: `${String(idx).padStart(4, "0")}_next` });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(join(folder, `${String(idx).padStart(4, "0")}_next.sql`), sql);
}
