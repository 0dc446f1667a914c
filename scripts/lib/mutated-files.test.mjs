import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { root } from "./dependencies.mjs";

/** The patterns of one with a list in braces. */
function eachOf(pattern) {
  const [, before, list, after] = /^(.*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(",").map((one) => before + one + after);
}

it("changes files that exist: a name that a move left behind would be passed over", () => {
  const { mutate } = JSON.parse(readFileSync(`${root}/stryker.config.json`, "utf8"));
  const places = mutate.map((pattern) => pattern.replace(/^!/, "")).filter((pattern) => !pattern.startsWith("**"));
  const named = places.flatMap(eachOf);
  expect(named.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
