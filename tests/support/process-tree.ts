import { readdirSync, readFileSync } from "node:fs";

/** A process and everything it has started, directly or not, the oldest first. Linux only. */
export function processTree(root: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter(isNumber)
      .map((pid) => [Number(pid), parentOf(pid)] as const),
  );
  const tree = [root];
  // The list grows while it is read: each child's own children follow.
  for (const parent of tree) for (const [pid, its] of parents) if (its === parent) tree.push(pid);
  return tree;
}

const isNumber = (name: string) => /^\d+$/.test(name);

/** 0 for a process that has ended meanwhile. */
function parentOf(pid: string): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return Number(afterName.split(" ")[1]);
  } catch {
    return 0;
  }
}
