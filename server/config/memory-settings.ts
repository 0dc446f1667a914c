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

/** A flag without its value, and without the word that turns it off. */
const nameOf = (flag: string) => flag.replace(/=.*/, "").replace(/^--no-/, "--");

/**
 * The flags and the environment that this process lacks for a small machine; null if it has them all. The operator's own
 * settings stay: flags on the command line or in NODE_OPTIONS, variables of the allocator.
 */
export function missingMemorySettings(
  environment: Environment,
  given: readonly string[],
): { flags: string[]; environment: Environment } | null {
  const set = [...given, ...(environment.NODE_OPTIONS ?? "").split(/\s+/)].map(nameOf);
  const wanted = environment.DATABASE_URL ? flags : [...flags, ...embeddedFlags];
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
