import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";
import type { Config } from "#server/config/env.ts";
import { readableError } from "#server/readable-error.ts";

export type Log = Logger;

/** Names whose values are never logged, wherever they occur. */
const secret = [
  "secretId",
  "password",
  "authorization",
  "cookie",
  "email",
  "phone",
  "firstName",
  "lastName",
  "message",
];

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
    redact: { paths: secret.flatMap((name) => [name, `form.${name}`, `*.formData.${name}`]), remove: true },
    hooks: { logMethod: sampleRefusals() },
  };
  return destination ? pino(options, destination) : pino(options);
}

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
