import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "#server/config/env.ts";
import { personalNames } from "#server/db/personal.ts";
import { readableError } from "#server/readable-error.ts";

export type Log = Logger;

/** Names of secrets, whose values are never logged, as those of the columns about people are not. */
const secrets = ["secretId", "authorization", "cookie"];

/**
 * The program's log: one JSON object a line. Callers log ids, codes and durations, never a visitor's input; the
 * redaction is a safety net. `message` of an error object stays readable. Floods of refusals are sampled.
 */
export function createLog(config: Pick<Config, "logLevel">, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => readableError(error) },
    formatters: { log: leaveOut(new Set([...secrets, ...personalNames()])) },
    hooks: { logMethod: sampleRefusals() },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Removes the values with these names from a line and the objects in it; errors and lists stay as they are. */
function leaveOut(names: Set<string>) {
  const cleaned = (line: object): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(line).flatMap(([name, value]) =>
        names.has(name) ? [] : [[name, isPlain(value) ? cleaned(value) : value]],
      ),
    );
  return cleaned;
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const linesPerSecond = 10;
const second = 1_000;
const [warn, fatal] = [40, 60];

/**
 * A hook that bounds the lines of refused and failed requests: of those with the same message it writes the first ten a
 * second, and then one with the number of lines left out. Lines of success, and the last one before the program ends, are
 * always written.
 */
function sampleRefusals(): NonNullable<NonNullable<LoggerOptions["hooks"]>["logMethod"]> {
  const kinds = new Map<string, { written: number; leftOut: number }>();

  const endSecond = (log: Log, of: string) => {
    const leftOut = kinds.get(of)?.leftOut ?? 0;
    kinds.delete(of);
    if (leftOut > 0) log.warn({ leftOut, of }, "lines left out");
  };

  const isWritten = (log: Log, name: string): boolean => {
    const kind = kinds.get(name) ?? { written: 0, leftOut: 0 };
    if (!kinds.has(name)) {
      kinds.set(name, kind);
      setTimeout(endSecond, second, log, name).unref();
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
