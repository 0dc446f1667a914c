import { type DestinationStream, type Logger, pino, stdSerializers } from "pino";
import type { Config } from "#server/config/env.ts";
import { sampleRefusals } from "#server/config/sample-refusals.ts";

export type Log = Logger;

/** Names whose values never reach the log, wherever they turn up. */
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
 * The program's log: one JSON object a line. Callers log ids, codes and durations, never what a visitor wrote; the
 * redaction below is the net under that rule. `message` of an error object stays readable. Of a flood of refusals it tells some lines
 * a second, and how many it left out.
 */
export function createLog(config: Pick<Config, "logLevel">, destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: readableError },
    redact: { paths: secret.flatMap((name) => [name, `form.${name}`, `*.formData.${name}`]), remove: true },
    hooks: { logMethod: sampleRefusals() },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error without the values a database driver attaches to it (`detail`, `parameters`, `where` may quote a row). */
function readableError(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error) as ReturnType<typeof stdSerializers.err> & {
    code?: unknown;
  };
  return { type, message, stack, code };
}
