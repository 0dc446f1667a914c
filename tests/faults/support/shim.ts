import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requireCommand } from "../../support/required-command.ts";

/** A clock that can be set and a disk that can fail, for one program. */
export interface Shim {
  /** The additions to the program's environment. */
  environment: Record<string, string>;
  /** Makes the clock wrong by so many seconds, from now on. */
  setClockOff(seconds: number): void;
  /** Makes every sync to the disk fail, or succeed again. */
  setSyncFails(fails: boolean): void;
  remove(): void;
}

const source = fileURLToPath(new URL("shim.c", import.meta.url));

/** Compiles the shim. Throws without Linux or a C compiler. */
export function buildShim(): Shim {
  if (process.platform !== "linux") throw new Error("This test needs Linux, whose programs load a library of its own.");
  requireCommand("cc", ["--version"], "Debian: gcc, libc6-dev");
  const folder = mkdtempSync(join(tmpdir(), "darsgah-shim-"));
  const library = join(folder, "shim.so");
  execFileSync("cc", ["-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"]);
  const shared = join(folder, "faults");
  const file = openSync(shared, "w+");
  const set = (at: number, value: number) => {
    const number = Buffer.alloc(8);
    number.writeBigInt64LE(BigInt(value));
    writeSync(file, number, 0, 8, at);
  };
  set(0, 0);
  set(8, 0);
  return {
    environment: { LD_PRELOAD: library, FAULTS_FILE: shared },
    setClockOff: (seconds) => set(0, seconds),
    setSyncFails: (fails) => set(8, fails ? 1 : 0),
    remove() {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
