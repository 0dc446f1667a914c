import { expect, test } from "vitest";
import { installCommand } from "./dependencies.mjs";

test("an install says errors and nothing else, and asks nobody about anything but the packages", () => {
  const [program, command, ...options] = installCommand;
  expect([program, command]).toEqual(["npm", "ci"]);
  expect(options).toEqual(["--no-audit", "--no-fund", "--loglevel=error", "--progress=false"]);
});
