/**
 * What keeps the process small, by the name of Node's flag.
 * - A young generation of 8 MB instead of 16: its three spaces never shrink again after the start, and with 4 a rendered
 *   page costs a fifth more.
 */
const flags = ["--max-semi-space-size=8"];

/**
 * The embedded database alone: V8's optimising compiler takes 600 MB for one function of its WebAssembly, the baseline
 * compiler 6. It cannot be left out for that function only.
 */
const flagsOfEmbedded = ["--liftoff-only"];

/**
 * glibc's allocator gives memory back at once and keeps two arenas instead of eight a core: what compilers and
 * compression take for a moment does not stay with the process. Other C libraries ignore these.
 */
const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "131072" };

type Environment = Record<string, string | undefined>;

/** A flag without its value, and without the word that turns it off. */
const nameOf = (flag: string) => flag.replace(/=.*/, "").replace(/^--no-/, "--");

/**
 * The flags and the environment that this process lacks for a small machine; null when it has them all. What the
 * operator has set stays: a flag on the command line or in NODE_OPTIONS, a variable of the allocator.
 */
export function missingMemorySettings(
  environment: Environment,
  given: readonly string[],
): { flags: string[]; environment: Environment } | null {
  const set = [...given, ...(environment.NODE_OPTIONS ?? "").split(/\s+/)].map(nameOf);
  const wanted = environment.DATABASE_URL ? flags : [...flags, ...flagsOfEmbedded];
  const missing = wanted.filter((flag) => !set.includes(nameOf(flag)));
  const isTuned = Object.keys(allocator).every((name) => environment[name] !== undefined);
  return missing.length === 0 && isTuned ? null : { flags: missing, environment: { ...allocator, ...environment } };
}

/**
 * Replaces this process with one that has the settings, under the same process id; returns where it has them already.
 * V8 and glibc read theirs once, when a process begins, and NODE_OPTIONS refuses some of the flags. Does nothing where
 * the system cannot replace a process (Windows).
 */
export function applyMemorySettings(environment: Environment) {
  const missing = missingMemorySettings(environment, process.execArgv);
  if (!missing || !process.execve) return;
  const args = [process.execPath, ...process.execArgv, ...missing.flags, ...process.argv.slice(1)];
  process.execve(process.execPath, args, missing.environment);
}
