import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import { isOutage } from "./outage.ts";
import { isUnusableValue, NotAnId } from "./unusable-values.ts";

/** The time to wait before the next try, in seconds. */
const tryAgainAfter = 30;

/**
 * The same verbs, and groups of verbs, but the database's errors become refusals: `unavailable` if it or the disk
 * cannot be used, `not_found` for an invalid id, and `invalid` for a value that no column holds. The last is passed to
 * `log`: a contract should have refused it with its own message. A function that a verb answers is one of them too.
 */
export function refuseInOutage<Verbs extends object>(verbs: Verbs, log?: Pick<Log, "warn">): Verbs {
  return new Proxy(verbs, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member === "function")
        return (...given: unknown[]) => refusingInOutage(() => member.apply(target, given), log);
      return typeof member === "object" && member !== null ? refuseInOutage(member, log) : member;
    },
  });
}

/** The outcome of one act; the database's errors are refusals as `refuseInOutage` says. */
export function refusingInOutage(act: () => unknown, log: Pick<Log, "warn"> | undefined): unknown {
  const outcome = act();
  if (!(outcome instanceof Promise)) return outcome;
  return outcome.then(
    (answer: unknown) =>
      typeof answer === "function" ? (...given: unknown[]) => refusingInOutage(() => answer(...given), log) : answer,
    (error: unknown) => Promise.reject(refusalOf(error, log)),
  );
}

function refusalOf(error: unknown, log: Pick<Log, "warn"> | undefined): unknown {
  if (error instanceof AppError) return error;
  if (isOutage(error)) return new AppError("unavailable", "outage", { retryAfter: tryAgainAfter, cause: error });
  if (error instanceof NotAnId) return new AppError("not_found", "id.unknown", { cause: error });
  if (!isUnusableValue(error)) return error;
  log?.warn({ err: error }, "a value was refused by the database alone");
  return new AppError("invalid", "value.unusable", { cause: error });
}
