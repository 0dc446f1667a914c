import { totalmem } from "node:os";

/**
 * A young generation of 8 MB instead of 16: it never shrinks after the start; with 4 MB a render takes a fifth longer. And
 * the collector to be called (server/serving/start-stop.ts).
 */
const flags = ["--max-semi-space-size=8", "--expose-gc"];

/**
 * For the embedded database: V8's optimising compiler takes 600 MB for one function of its WebAssembly, the baseline
 * compiler 6. V8 cannot skip a single function.
 */
const embeddedFlags = ["--liftoff-only"];

/**
 * glibc's allocator returns memory at once and has two arenas instead of eight a core, so that the memory of compilers and
 * compression does not stay with the process. Other C libraries ignore these.
 */
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };

type Environment = Record<string, string | undefined>;

/**
 * Limit on the memory of JavaScript objects, in megabytes: V8's own default where a process may have 640 MB. With more,
 * V8 would let garbage grow to gigabytes. It is left out where V8 takes less.
 */
const heap = { most: 320, ofMemory: 640 };

/** A flag without its value, and without the word that turns it off. */
const nameOf = (flag: string) => flag.replace(/=.*/, "").replace(/^--no-/, "--");

/** Memory available to this process, in megabytes: the machine's, or less where it is limited. */
function memoryHere(): number {
  const constrained = process.constrainedMemory();
  return Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / 1024 ** 2;
}

/**
 * The flags and the environment that this process lacks to stay small, on a machine with so many megabytes of `memory`;
 * null if it has them all. The operator's own settings stay: flags on the command line or in NODE_OPTIONS, variables of the
 * allocator.
 */
export function missingMemorySettings(
  environment: Environment,
  given: readonly string[],
  memory = memoryHere(),
): { flags: string[]; environment: Environment } | null {
  const set = [...given, ...(environment.NODE_OPTIONS ?? "").split(/\s+/)].map(nameOf);
  const wanted = [
    ...flags,
    ...(memory > heap.ofMemory ? [`--max-old-space-size=${heap.most}`] : []),
    ...(environment.DATABASE_URL ? [] : embeddedFlags),
  ];
  const missing = wanted.filter((flag) => !set.includes(nameOf(flag)));
  const isTuned = Object.keys(allocator).every((name) => environment[name] !== undefined);
  return missing.length === 0 && isTuned ? null : { flags: missing, environment: { ...allocator, ...environment } };
}

/**
 * Replaces this process by one with the settings, under the same process id; returns if it has them already. V8 and glibc
 * read theirs once, at a process's start, and NODE_OPTIONS refuses some of the flags. Does nothing on Windows, which
 * cannot replace a process.
 */
export function applyMemorySettings(environment: Environment) {
  const missing = missingMemorySettings(environment, process.execArgv);
  if (!missing || !process.execve) return;
  const args = [process.execPath, ...process.execArgv, ...missing.flags, ...process.argv.slice(1)];
  process.execve(process.execPath, args, missing.environment);
}
