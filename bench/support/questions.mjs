import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/dependencies.mjs";

/** The sets the engine was developed with. The held-out one, `unseen`, is not among them, nor ever may be: see ADR 27. */
export const studied =
  "developed fresh strangers last final rehearsal plain hasty formal testing everyday visitors".split(" ");

/**
 * Labelled questions from `bench/data/assistant-<name>.txt`. A heading gives the label of the lines under it: `## ours`
 * with a pattern the answer must hold, `## price` with one it must hold where prices are shown, `## other` and
 * `## attack` for what must be refused. "a => b" asks b after a.
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

/** Tells these questions and their labels from any others. */
export function digestOf(questions) {
  const labelled = questions.map(({ question, kind }) => [question, kind]);
  return createHash("sha256").update(JSON.stringify(labelled)).digest("hex");
}
