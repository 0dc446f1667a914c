/** Counts how often a key does something. Each method answers null within the limit, else how many seconds to wait. */
export interface RateLimiter {
  /** Counts one more. */
  take(key: string): Promise<number | null>;
  /** Whether one more would still be within the limit; counts nothing. */
  peek(key: string): Promise<number | null>;
  /** Counts one less: what was taken turned out not to matter. */
  giveBack(key: string): Promise<void>;
}
