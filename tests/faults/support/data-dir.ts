import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

/** A data folder of a test's own, as a first start leaves it; in `parent`. */
export function freshDataDir(parent = tmpdir()) {
  const dataDir = mkdtempSync(join(parent, "darsgah-faults-"));
  cpSync(inject("startedDataDir"), dataDir, { recursive: true });
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
