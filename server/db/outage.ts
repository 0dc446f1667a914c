import { DrizzleQueryError } from "drizzle-orm";

/** The database cannot be used: it does not answer, or its disk has failed. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/**
 * Classes of SQLSTATE that mean the server cannot work, not that a query was wrong: connection, resources (such as a full
 * disk), operator intervention, system error. Of 57 only the shutdowns: 57014 is a cancelled query. Of 25 only a server
 * that has become read-only: another one takes the writes now, or will.
 */
const outageStates = /^(08|25006|53|57P|58)/;

/** The operating system's codes for a peer that is gone, and for a disk that is full or broken. */
const outageCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS", "EMFILE", "ENFILE"],
]);

/** Whether the server ended a transaction because it and another one waited for each other (SQLSTATE 40P01). */
export function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "40P01") || isDeadlock(error.cause);
}

/** Whether an error means that the database cannot be used now but perhaps later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  if (code !== null) return outageCodes.has(code) || outageStates.test(code);
  const { cause } = error;
  // A server's answer to a query carries a code; a cause without one is a broken connection.
  if (error instanceof DrizzleQueryError && cause instanceof Error && !("code" in cause)) return true;
  return isOutage(cause);
}
