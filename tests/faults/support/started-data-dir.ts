import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort, startProgram } from "./program.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A data folder as a first start leaves it, to be copied: making one takes longer than many a fault lasts. */
    startedDataDir: string;
  }
}

/** Starts the program once for the whole run, and keeps its data folder until the end. */
export async function setup({ provide }: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-started-"));
  const program = await startProgram({ dataDir, port: await freePort() });
  await program.stop();
  provide("startedDataDir", dataDir);
  return () => rmSync(dataDir, { recursive: true, force: true });
}
