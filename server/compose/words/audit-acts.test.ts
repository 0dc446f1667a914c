import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { refundAuditActs } from "#domains/money/words/refunds.en.ts";
import { auditActs } from "#domains/overview/words/audit.en.ts";
import { factorChange } from "#domains/staff/contract.ts";

it("says each act of the program in words", () => {
  const sources = readdirSync("domains", { recursive: true, encoding: "utf8" })
    .filter((path) => /server\/.+\.tsx?$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(join("domains", path), "utf8"));
  const named = sources.flatMap((text) => Array.from(text.matchAll(/\bverb: "(\w+)"/g), ([, verb = ""]) => verb));
  expect(named.length).toBeGreaterThan(80);
  const verbs = new Set([...named, ...factorChange.options]);
  expect([...verbs].filter((verb) => !(verb in auditActs) && !(verb in refundAuditActs))).toEqual([]);
});
