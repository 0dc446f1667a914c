import { DrizzleQueryError } from "drizzle-orm";

/** The database cannot be used: it does not answer, or what it keeps things on has failed. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/**
 * Classes of SQLSTATE that say the server cannot work, not that it was asked something wrong: connection, resources
 * (a full disk among them), operator's intervention, system error. Of 57 only the stops: 57014 is a cancelled query.
 * Of 25 only the server that has become one for reading alone: another one takes the writes now, or will.
 */
const outageStates = /^(08|25006|53|57P|58)/;

/** What the operating system says of a peer that is gone, or of a disk that is full or broken. */
const outageCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
  ...["ENOTFOUND", "EAI_AGAIN", "ENOSPC", "EDQUOT", "EFBIG", "EIO", "EROFS", "EMFILE", "ENFILE"],
]);

/** Whether an error means that nothing can be read or kept just now, and may be again later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailable) return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  if (code !== null) return outageCodes.has(code) || outageStates.test(code);
  const { cause } = error;
  // What a server says of a query carries a code; a cause without one is a connection that broke under it.
  if (error instanceof DrizzleQueryError && cause instanceof Error && !("code" in cause)) return true;
  return isOutage(cause);
}
