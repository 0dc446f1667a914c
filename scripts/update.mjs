import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statfsSync, statSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { environmentOf, root } from "./lib/dependencies.mjs";
import { askForRelease, findKeepers } from "./lib/keeper-socket.mjs";
import { compareVersions } from "./lib/package-versions.mjs";
import { checkOut, fetchTags, removeCheckout, verifyTag } from "./lib/release-tags.mjs";
import {
  homeOf,
  markedRelease,
  markRelease,
  newestRelease,
  releaseFolder,
  tagOf,
  trustedKeys,
} from "./lib/releases.mjs";
import { lockUpdates, runUpdate, writeOutcome } from "./lib/update-steps.mjs";

/**
 * `npm run update`: fetches the newest signed release, or the one that is named (`-- v1.2.0`), backs up, installs and
 * builds it beside the running one, tries the migrations on a copy, and lets the starter put it in the other's place. At
 * the first step that fails everything stays as it was. `-- --back` runs the release before this one again.
 */
const home = homeOf(realpathSync(root));
const present = markedRelease(home);
const dataDir = resolve(home, process.env.DATA_DIR?.trim() || "data");
const backups = resolve(home, process.env.BACKUP_DIR?.trim() || join(dataDir, "backups"));
const archivePrefix = "darsgah-before-";
/** Free disk space that stays beside a copy of the data, in bytes. */
const reserve = 256 * 1024 * 1024;
/** Building gives way to the program that serves. */
const niceness = 10;
const wordsKept = 2_000;

/** Runs a script of a release to its end. Throws with its last words where it fails. */
async function runIn(folder, args, environment = environmentOf(folder, { INIT_CWD: home, DATA_DIR: dataDir })) {
  const child = spawn("node", args, { cwd: folder, env: environment, stdio: ["ignore", "ignore", "pipe"] });
  if (child.pid) setPriority(child.pid, niceness);
  let words = "";
  child.stderr.on("data", (chunk) => {
    words = (words + chunk).slice(-wordsKept);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(words.trim() || `node ${args[0]} ended with ${code ?? "a signal"}.`);
}

/** The release to update to. Throws where there is none newer. */
async function chooseTag(named) {
  const tags = await fetchTags(home);
  const tag = named ?? newestRelease(tags);
  if (!tag) throw new Error("The repository has no release yet.");
  if (!tags.includes(tag)) throw new Error(`There is no release ${tag}.`);
  const running = tagOf(present);
  if (compareVersions(tag, running) <= 0)
    throw new Error(`${running} runs, and ${tag} is not newer. The release before it comes back with: -- --back`);
  return tag;
}

async function backUp(tag) {
  mkdirSync(backups, { recursive: true, mode: 0o700 });
  const path = join(backups, `${archivePrefix}${tag}.tar`);
  rmSync(path, { force: true });
  await runIn(present, [join(present, "scripts/manage.mjs"), "backup", "--to", path]);
  for (const name of readdirSync(backups))
    if (name.startsWith(archivePrefix) && join(backups, name) !== path) rmSync(join(backups, name));
  return path;
}

/** Restores the backup with the new release into an empty folder: its migrations then work on everything stored. */
async function tryMigrations(folder, archive) {
  const { bavail, bsize } = statfsSync(backups);
  if (bavail * bsize < 2 * statSync(archive).size + reserve) return "not tried on a copy: the disk has no room for one";
  const scratch = mkdtempSync(join(backups, ".update-"));
  try {
    const kept = Object.fromEntries(["HOME", "TMPDIR"].map((name) => [name, process.env[name]]));
    const { PATH } = environmentOf(folder);
    const environment = { ...kept, PATH, NODE_ENV: "production", LOG_LEVEL: "warn", DATA_DIR: scratch };
    await runIn(folder, ["--liftoff-only", join(folder, "server/manage.ts"), "restore", archive], environment);
    return "tried on a copy of everything stored";
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Puts a release in the running one's place in every starter, one after the other; where one fails, in none. */
async function switchTo(folder) {
  const keepers = await findKeepers(dataDir);
  const switched = [];
  for (const { path } of keepers) {
    const why = await askForRelease(path, folder);
    if (why !== null) {
      for (const done of switched) await askForRelease(done, present);
      throw new Error(why);
    }
    switched.push(path);
  }
  markRelease(home, present, "former");
  markRelease(home, folder);
  return keepers.length > 0 ? "healthy" : "nothing runs here: the next npm start starts it";
}

/** Removes the folders of releases that neither run nor ran before. */
async function removeOld() {
  const kept = [markedRelease(home), markedRelease(home, "former")];
  for (const name of readdirSync(releaseFolder(home, ""))) {
    const folder = releaseFolder(home, name);
    if (/^v\d/.test(name) && !kept.includes(folder)) await removeCheckout(home, folder);
  }
}

async function update(named) {
  let tag;
  let commit;
  let archive;
  const folder = () => releaseFolder(home, tag);
  const script = (name) => join(folder(), "scripts", name);
  const steps = {
    fetch: async () => {
      tag = await chooseTag(named);
      return tag;
    },
    signature: async () => {
      commit = await verifyTag(home, tag, trustedKeys(home));
      return "of a key that you trust";
    },
    backup: async () => {
      archive = await backUp(tag);
      return archive;
    },
    install: async () => {
      await checkOut(home, commit, folder());
      await runIn(folder(), [script("start.mjs"), "--install"]);
    },
    build: () => runIn(folder(), [script("start.mjs"), "--build"]),
    migrate: () => tryMigrations(folder(), archive),
    switch: () => switchTo(folder()),
  };
  const from = tagOf(present);
  const outcome = await runUpdate(steps, (line) => console.log(line));
  writeOutcome(dataDir, { from, to: tag ?? null, ...outcome });
  if (outcome.step === null) {
    await removeOld();
    return console.log(`${tag} serves now. ${from} comes back with: npm run update -- --back`);
  }
  if (tag && existsSync(folder())) await removeCheckout(home, folder());
  throw new Error(`The update stopped at the step "${outcome.step}": ${outcome.why}\n${from} goes on as before.`);
}

async function goBack() {
  const former = markedRelease(home, "former");
  if (former === present) throw new Error("There is no release to go back to.");
  await switchTo(former);
  console.log(`${tagOf(former)} serves again, on the data as they are.`);
}

try {
  if (process.platform === "win32") throw new Error("On Windows an update is made by hand (docs/deployment.md).");
  const unlock = lockUpdates(home);
  const [argument] = process.argv.slice(2);
  await (argument === "--back" ? goBack() : update(argument)).finally(unlock);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
