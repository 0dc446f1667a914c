import { globSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { wordContracts } from "#server/compose/contract-words.ts";
import { isFieldReason } from "#shared/because.ts";

beforeAll(wordContracts);
afterAll(() => void z.config({ customError: undefined }));

/** The library's own messages, in its own language. */
const own = z.locales.en().localeError;

/** Every contract that any module exports, by its name. */
async function everyContract(): Promise<[string, z.ZodType][]> {
  const files = globSync(["domains/*/contract.ts", "domains/*/contract/**/*.ts", "shared/*.ts"], {
    exclude: ["**/*.test.ts"],
  });
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(resolve(file))));
  return modules.flatMap((module, at) =>
    Object.entries(module).flatMap(([name, value]): [string, z.ZodType][] =>
      value instanceof z.ZodType ? [[`${files[at]} ${name}`, value]] : [],
    ),
  );
}

/** Field names of the contracts, so that the attempts reach inside them. */
function namesIn(contract: unknown, depth = 3): string[] {
  if (depth === 0 || typeof contract !== "object" || contract === null || !("def" in contract)) return [];
  const { shape = {}, ...others }: { shape?: Record<string, unknown> } = Object(contract.def);
  const inside = Object.values(others).flatMap((one) => [one].flat());
  return [...Object.keys(shape), ...[...Object.values(shape), ...inside].flatMap((one) => namesIn(one, depth - 1))];
}

const wrong = fc.oneof(
  fc.constantFrom(null, undefined, "", " ", "x", "two\nlines", 0, -1, 1.5, 1e12, true, [], {}, new Date(Number.NaN)),
  fc.constantFrom(
    "x".repeat(6_000),
    Array.from({ length: 2_000 }, () => "x"),
    "2026-02-30",
    "a@",
    "http://x y",
    "-1",
  ),
);

it("no contract says what it refuses in the library's words", async () => {
  const contracts = await everyContract();
  expect(contracts.length).toBeGreaterThan(100);
  for (const [name, contract] of contracts) {
    const fields = [...new Set(namesIn(contract))].slice(0, 60);
    const sent = fc.oneof(wrong, fc.record(Object.fromEntries(fields.map((field) => [field, wrong]))));
    fc.assert(
      fc.property(sent, (input) => {
        for (const issue of contract.safeParse(input).error?.issues ?? []) {
          const said = own({ ...issue, input: undefined } as z.core.$ZodRawIssue);
          const text = typeof said === "string" ? said : said?.message;
          expect(issue.message, name).not.toBe(text);
          expect(issue.message, name).not.toMatch(/^(?:Too (?:small|big)|Invalid |Unrecognized |expected )/i);
          expect(
            isFieldReason(issue.message) || /^[A-Z].*[.!?]$/s.test(issue.message),
            `${name}: ${issue.message}`,
          ).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  }
});
