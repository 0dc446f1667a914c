/** Counts a key's acts. Each method returns null within the limit, else the seconds to wait. */
export interface RateLimiter {
  /** Counts one more. */
  take(key: string): Promise<number | null>;
  /** Whether one more would still be within the limit; counts nothing. */
  peek(key: string): Promise<number | null>;
  /** Counts one less, for an act that turned out not to matter. */
  giveBack(key: string): Promise<void>;
}

export interface RateLimit {
  /** The name of the limited act: lower case letters and hyphens, unique for each limit. */
  name: string;
  /** Maximum number in each period. */
  times: number;
  /** The period, in seconds; it begins with a key's first act. */
  within: number;
}

/** Creates the limiter for a limit. */
export type CreateRateLimiter = (limit: RateLimit) => RateLimiter;
