import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Changes that break the previous release, which fills no column that it does not know; it reads a whole number of 64 bits as it reads one of 32, and a
 * price of three decimals as it reads one of two.
 */
const contracting =
  /\bdrop\s+(table|column|view|type|default)\b|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b(?!\s+(?:bigint\b|numeric\(12, 3\)))|\badd\s+column\b(?![^;]*\b(?:default|as\s+identity)\b)[^;]*\bnot\s+null\b/i;

it.each([
  ["ALTER TABLE a DROP COLUMN b;", true],
  ["ALTER TABLE a RENAME COLUMN b TO c;", true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text DEFAULT \'\' NOT NULL;', false],
  ['ALTER TABLE "a" ADD COLUMN "b" text;', false],
  ['ALTER TABLE "a" ADD COLUMN "b" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (START WITH 1);', false],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', false],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE numeric(12, 3);', false],
  ['CREATE TABLE "a" ("b" text NOT NULL);', false],
])("%s contracts: %s", (statement, contracts) => {
  expect(contracting.test(statement)).toBe(contracts);
});

it.each(globSync("server/db/migrations/*.sql"))(
  "%s expands, unless its name says that it contracts (decision 31)",
  (file) => {
    if (!/_contract-/.test(file)) expect(readFileSync(file, "utf8")).not.toMatch(contracting);
  },
);
