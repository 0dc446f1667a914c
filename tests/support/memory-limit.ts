import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "./until.ts";

/** A group of processes that the kernel lets have so much memory and no more: it ends the one that asks for more. */
export interface MemoryLimit {
  /** A command that puts itself into the group and then becomes the command line that follows it. */
  command: string[];
  remove(): Promise<void>;
}

const mount = "/sys/fs/cgroup";

/** The controller's folder that this process is in: version 1 of control groups has one a controller, version 2 one. */
function ownGroup(): { folder: string; limitFile: string } {
  const lines = readFileSync("/proc/self/cgroup", "utf8").trim().split("\n");
  const path = (prefix: RegExp) => lines.find((line) => prefix.test(line))?.replace(prefix, "");
  const first = path(/^\d+:memory:/);
  if (first !== undefined) {
    const folder = join(mount, "memory", first);
    return { folder: existsSync(folder) ? folder : join(mount, "memory"), limitFile: "memory.limit_in_bytes" };
  }
  // In version 2 a group that has processes hands no controller on: the new group is made beside it, at the top.
  return { folder: mount, limitFile: "memory.max" };
}

/**
 * Makes a group of processes that have `megabytes` together, without swap. Throws where the kernel or the rights of this
 * user do not allow it: control groups are Linux's, and root's.
 */
export function limitMemory(megabytes: number): MemoryLimit {
  const name = `darsgah-test-${process.pid}`;
  try {
    const { folder, limitFile } = ownGroup();
    const group = join(folder, name);
    mkdirSync(group);
    writeFileSync(join(group, limitFile), String(megabytes * 1024 * 1024));
    for (const swap of ["memory.swap.max", "memory.swappiness"])
      if (existsSync(join(group, swap))) writeFileSync(join(group, swap), "0");
    const enter = `echo $$ > ${join(group, "cgroup.procs")} && exec "$@"`;
    return {
      command: ["sh", "-c", enter, "sh"],
      async remove() {
        await until(() => readFileSync(join(group, "cgroup.procs"), "utf8") === "");
        rmdirSync(group);
      },
    };
  } catch (cause) {
    throw new Error(`No limit of memory can be set here: it takes Linux's control groups, and root.`, { cause });
  }
}
