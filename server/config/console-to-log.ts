import type { Log } from "#server/config/log.ts";

const levels = { error: "error", warn: "warn", info: "info", log: "info", debug: "debug", trace: "debug" } as const;

/** Kept length of a library's message, in characters. */
const longest = 300;

/**
 * Makes libraries, and Node itself, write to the log instead of the console: one JSON object a line, bounded and
 * sampled like every other line. Returns the function that undoes it.
 */
export function consoleToLog(log: Log, onto: Pick<Console, keyof typeof levels> = console): () => void {
  const before = { ...onto };
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, "error" | "warn" | "info" | "debug"][])
    onto[method] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const said = parts
        .filter((part) => typeof part === "string")
        .join(" ")
        .slice(0, longest);
      log[level]({ ...(said && { said }), ...(err && { err }) }, "a library wrote to the console");
    };
  return () => void Object.assign(onto, before);
}
