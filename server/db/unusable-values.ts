/** An invalid id: no row has it. */
export class NotAnId extends Error {
  override name = "NotAnId";
}

/**
 * SQLSTATEs of a value that does not fit its column: text that is no number or id, a NUL, a number or a time out of
 * range, text that is too long.
 */
const unusableStates = new Set(["22P02", "22021", "22P05", "22003", "22007", "22008", "22001"]);

/** Whether an error means that a received value cannot be in the database, not that a query was wrong. */
export function isUnusableValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && unusableStates.has(String(error.code))) || isUnusableValue(error.cause);
}
