import type { Concept } from "../language/concepts.ts";
import type { Topic } from "./topic.ts";
import { topics } from "./topics.ts";

/** The topics a question touches, the best first; several where several things are asked, three at most. */
export function topicsOf(concepts: ReadonlySet<Concept>, several: boolean): Topic[] {
  const left = new Set(concepts);
  const found: Topic[] = [];
  while (found.length < 3) {
    const fitting = topics.filter(({ needs }) => needs.every((concept) => left.has(concept)));
    const [best] = fitting.sort((one, other) => scoreOf(other) - scoreOf(one));
    if (!best || (found.length > 0 && !isWorthAdding(best, several))) break;
    found.push(best);
    for (const concept of best.needs) left.delete(concept);
    // Once said, these add nothing to a second topic.
    left.delete("course");
  }
  return found;
}

/** Concepts that name what is asked, whatever stands beside them. */
const telling = new Set<Concept>([
  "demo",
  "refund",
  "certificate",
  "exam",
  "recording",
  "discount",
  "workload",
  "salary",
  "seats",
  "teacher",
  "law",
  "language",
  "password",
]);
const tellingScore = 15;

function scoreOf({ needs, rank }: Topic): number {
  return needs.length * 10 + rank + (needs.some((concept) => telling.has(concept)) ? tellingScore : 0);
}

/** The facts that people ask for in one breath, conjunction or not. */
const basicFacts = new Set<Concept>(["fee", "duration", "start", "timing", "daypart"]);

function isWorthAdding({ needs, rank }: Topic, several: boolean): boolean {
  const isBasic = needs.some((concept) => basicFacts.has(concept));
  return several ? rank >= 6 : isBasic && needs.length > 1;
}
