import { isOutage } from "#server/db/outage.ts";
import { AppError } from "#server/services/app-error.ts";

/** The time to wait before the next try, in seconds. */
const tryAgainAfter = 30;

/**
 * The same verbs, and groups of verbs, but they throw `unavailable` if the database or the disk
 * cannot be used.
 */
export function refuseInOutage<Verbs extends object>(verbs: Verbs): Verbs {
  return new Proxy(verbs, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member === "function") return (...given: unknown[]) => translated(() => member.apply(target, given));
      return typeof member === "object" && member !== null ? refuseInOutage(member) : member;
    },
  });
}

function translated(verb: () => unknown): unknown {
  const outcome = verb();
  return outcome instanceof Promise ? outcome.catch((error: unknown) => Promise.reject(refusalOf(error))) : outcome;
}

function refusalOf(error: unknown): unknown {
  if (error instanceof AppError || !isOutage(error)) return error;
  return new AppError("unavailable", "outage", { retryAfter: tryAgainAfter, cause: error });
}
