import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("no form and no plain link of the site names an address in one language alone", () => {
  const sources = globSync(["app/**/*.tsx", "domains/*/site/**/*.{ts,tsx}", "ui/site/**/*.tsx"]);
  expect(sources.length).toBeGreaterThan(100);
  const fixed = sources.flatMap((file) => {
    const found = readFileSync(file, "utf8").match(
      /\b(?:href|action)="\/(?!api\/|admin|classroom)[^"]*"|navigate\("\/[^"]*"/g,
    );
    return (found ?? []).map((one) => `${file}: ${one}`);
  });
  expect(fixed).toEqual([]);
});
