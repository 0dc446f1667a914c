import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a person reads of each step while it runs. */
const names = {
  fetch: "Fetching the releases",
  signature: "Checking the signature",
  backup: "Backing up",
  install: "Installing beside the running release",
  build: "Building",
  migrate: "Trying the migrations",
  switch: "Switching",
};

/**
 * Runs the steps of an update in their order until one fails, and tells each, with what it resolves to. Resolves to the
 * step that failed and why; to null for both after the last.
 */
export async function runUpdate(steps, tell) {
  for (const [step, act] of Object.entries(steps)) {
    tell(`${names[step]} …`);
    try {
      const result = await act();
      if (result) tell(`  ${result}`);
    } catch (error) {
      return { step, why: error.message };
    }
  }
  return { step: null, why: null };
}

/** The last update, for the office's page of the program's state (domains/overview/server/status.ts). */
export function writeOutcome(dataDir, outcome) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const text = JSON.stringify({ at: new Date().toISOString(), ...outcome });
  writeFileSync(join(dataDir, "last-update.json"), text, { mode: 0o600 });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Lets one update run at a time; returns what ends it. Throws while another one runs. */
export function lockUpdates(home) {
  const path = join(home, "releases", ".updating");
  mkdirSync(join(home, "releases"), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
      if (isAlive(Number(readFileSync(path, "utf8")))) throw new Error("Another update is under way.");
      rmSync(path, { force: true });
    }
  }
}
