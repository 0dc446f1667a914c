import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** The text of a file of /proc; empty when its process has just ended. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function parentOf(pid) {
  return Number(read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ")[1]);
}

/** A process and all its descendants. */
function treeOf(root) {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(pid)]));
  const tree = [root];
  for (const pid of tree) tree.push(...[...parents].filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
}

/** The process id of the built program among a process's descendants. */
export function programIn(root) {
  const program = treeOf(root).find((pid) => /node\0.*build\/server\/main\.js/.test(read(`/proc/${pid}/cmdline`)));
  if (!program) throw new Error("The program does not run.");
  return program;
}

/** The memory of a process and all its descendants, in megabytes: shared memory counts once. */
export function treeMemory(root) {
  const kilobytes = treeOf(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, own) => sum + own, 0) / 1024;
}

/** Watches a process and all its descendants; `stop` returns their peak memory together, in megabytes. */
export function watchTree(root, { every = 40 } = {}) {
  let peak = 0;
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      peak = Math.max(peak, treeMemory(root));
      await sleep(every);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watching;
      return peak;
    },
  };
}
