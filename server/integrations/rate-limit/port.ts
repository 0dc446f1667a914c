/** Counts how often a key does something. */
export interface RateLimiter {
  /** Counts one more; answers null while it is within the limit, else after how many seconds to come back. */
  take(key: string): Promise<number | null>;
}
