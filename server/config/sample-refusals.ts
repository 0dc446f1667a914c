import type { LoggerOptions } from "pino";

type LogMethod = NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]>;
type Log = ThisParameterType<LogMethod>;

/** How many lines of each kind are written in a second. */
const linesPerSecond = 10;
const second = 1_000;
const [warn, fatal] = [40, 60];

interface Kind {
  written: number;
  leftOut: number;
}

/**
 * A hook of the log that bounds what refusals cost on the disk: of the lines with one message that tell of a refused or
 * failed request, it writes the first ten a second, and then one that says how many it has left out. Lines of what went
 * well, and the one before the program ends, are always written.
 */
export function sampleRefusals(): LogMethod {
  const kinds = new Map<string, Kind>();

  /** Ends a kind's second, and tells of what was left out in it. */
  const tell = (log: Log, of: string) => {
    const leftOut = kinds.get(of)?.leftOut ?? 0;
    kinds.delete(of);
    if (leftOut > 0) log.warn({ leftOut, of }, "lines left out");
  };

  const isWritten = (log: Log, name: string): boolean => {
    const kind = kinds.get(name) ?? { written: 0, leftOut: 0 };
    if (!kinds.has(name)) {
      kinds.set(name, kind);
      setTimeout(tell, second, log, name).unref();
    }
    if (kind.written < linesPerSecond) kind.written += 1;
    else kind.leftOut += 1;
    return kind.leftOut === 0;
  };

  return function logMethod(line, method, level) {
    const [object, message]: unknown[] = line;
    const isRefusal = level < fatal && (level >= warn || isRefused(object));
    if (!isRefusal || isWritten(this, String(message ?? object))) method.apply(this, line);
  };
}

function isRefused(object: unknown): boolean {
  return (
    typeof object === "object" &&
    object !== null &&
    "status" in object &&
    typeof object.status === "number" &&
    object.status >= 400
  );
}
