import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./dependencies.mjs";

const read = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const { devDependencies: tools } = read("tests/tools/package.json");

/** Packages that our code does not name: types, which TypeScript finds itself, and those a tool loads by name. */
const unnamed = new Set([
  "@biomejs/biome",
  "@stryker-mutator/core",
  "@stryker-mutator/vitest-runner",
  "@swc/core",
  "dependency-cruiser",
  "typescript",
]);

it("has no tool of tests and checks that nothing uses", () => {
  const files = execFileSync(
    "git",
    ["grep", "-lE", 'from "|import\\(|require\\(|node_modules/', "--", "*.ts", "*.tsx", "*.mjs", "*.cjs", "*.json"],
    {
      cwd: root,
      encoding: "utf8",
    },
  )
    .trim()
    .split("\n")
    .filter((path) => !/package(-lock)?\.json$/.test(path));
  const text = files.map((path) => readFileSync(join(root, path), "utf8")).join("\n");
  const isUsed = (name) =>
    unnamed.has(name) || name.startsWith("@types/") || text.includes(`"${name}`) || text.includes(`/${name}`);
  expect(Object.keys(tools).filter((name) => !isUsed(name))).toEqual([]);
});

it("has no tool that the program itself names too", () => {
  const { dependencies, devDependencies } = read("package.json");
  expect(Object.keys(tools).filter((name) => name in dependencies || name in devDependencies)).toEqual([]);
});
