/** Counts how often a key does something. Each method answers null within the limit, else how many seconds to wait. */
export interface RateLimiter {
  /** Counts one more. */
  take(key: string): Promise<number | null>;
  /** Whether one more would still be within the limit; counts nothing. */
  peek(key: string): Promise<number | null>;
  /** Counts one less, for one that turned out not to matter. */
  giveBack(key: string): Promise<void>;
}

export interface RateLimit {
  /** What is limited: lower case letters and hyphens, one name for each limit. */
  name: string;
  /** How many in each period. */
  times: number;
  /** The period, in seconds; it begins with a key's first. */
  within: number;
}

/** Creates the limiter for a limit. */
export type CreateRateLimiter = (limit: RateLimit) => RateLimiter;
