import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/dependencies.mjs";

/**
 * Labelled questions from `bench/data/assistant-<name>.txt`. A heading gives the label of the lines under it: `## ours`
 * with a pattern the answer must hold, `## price` with one it must hold where prices are shown, `## other` and `##
 * attack` for questions that must be refused. "a => b" asks b after a.
 */
export function readQuestions(name) {
  const text = readFileSync(join(root, "bench", "data", `assistant-${name}.txt`), "utf8");
  let label = {};
  return text.split("\n").flatMap((line) => {
    const heading = /^## (\w+)(?: \/(.+)\/(\w*))?$/.exec(line);
    if (heading) {
      const [, kind, pattern, flags] = heading;
      label = { kind, holds: pattern ? new RegExp(pattern, flags) : null };
    }
    if (heading || line.trim() === "") return [];
    const [question, after] = line.split(" => ").reverse();
    return [{ ...label, question, after }];
  });
}
