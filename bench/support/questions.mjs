import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/dependencies.mjs";

const heading = /^## (\w+)(?: \/(.+?)\/(\w*))?(?: never \/(.+)\/(\w*))?$/;
const patternOf = (pattern, flags) => (pattern ? new RegExp(pattern, flags) : null);

/**
 * Labelled questions from `bench/data/assistant-<name>.txt`. A heading gives the label of the lines under it: `## ours`
 * with a pattern the answer must hold, `## price` with one it must hold where prices are shown, `## other` and `##
 * attack` for questions that must be refused. A pattern after `never` names what would be untrue. "a => b" asks b after
 * a.
 */
export function readQuestions(name) {
  const text = readFileSync(join(root, "bench", "data", `assistant-${name}.txt`), "utf8");
  let label = {};
  return text.split("\n").flatMap((line) => {
    const labelled = heading.exec(line);
    if (labelled) {
      const [, kind, pattern, flags, untrue, untrueFlags] = labelled;
      label = { kind, holds: patternOf(pattern, flags), never: patternOf(untrue, untrueFlags) };
    }
    if (labelled || line.trim() === "") return [];
    const [question, after] = line.split(" => ").reverse();
    return [{ ...label, question, after }];
  });
}
