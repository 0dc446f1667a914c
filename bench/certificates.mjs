import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../scripts/lib/dependencies.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- certificates`: 1,000 certificates issued in one act on Postgres, 100 of them shown to another author's
 * verifier, and one revoked while a second process on the same database is asked for it.
 */
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const { stdout, status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "api", "tests/api/issued-certificates", "--disable-console-intercept"],
  { cwd: root, encoding: "utf8", env: { ...process.env, CERTIFICATES: "1000" } },
);
if (status !== 0) throw new Error(stdout.slice(-4000));
const line = stdout.split("\n").find((one) => one.startsWith('{"name":"certificates"'));
if (!line) throw new Error("The certificates told no figure.");
const { issued, seconds, looked, accepted, seenAfter, pageBytes, pdfBytes } = JSON.parse(line);
report("certificates", [
  { what: "certificates issued in one act", measured: issued, atLeast: 1_000 },
  { what: "which takes", measured: Math.round(seconds * 10) / 10, unit: "s", atMost: 60 },
  { what: `accepted by another verifier, of ${looked}`, measured: accepted, exactly: looked },
  { what: "a revocation is seen in another process after", measured: Math.round(seenAfter), unit: "ms", atMost: 1_000 },
  { what: "the page that verifies one", measured: pageBytes, unit: "B", atMost: 15_000 },
  { what: "its PDF", measured: pdfBytes, unit: "B", atMost: 120_000 },
]);
