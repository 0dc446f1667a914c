import { AppError } from "#server/services/app-error.ts";

/** What one body holds of a budget. */
export interface BodyShare {
  /** Counts bytes that have come. Throws `unavailable` once all bodies together hold more than the budget. */
  add(bytes: number): void;
  /** Gives everything back; further calls do nothing. */
  close(): void;
}

/** Bounds the memory that request bodies hold while they come and while they are answered. */
export interface BodyBudget {
  /** Begins a body. Throws `throttled` for an address that is sending as many as it may at once. */
  open(address: string): BodyShare;
}

/** When to try again after a refusal, in seconds. */
const tryAgainAfter = 10;

/** A budget of `bytes` for all bodies together, and of `atOnce` bodies for each address. */
export function createBodyBudget({ bytes, atOnce }: { bytes: number; atOnce: number }): BodyBudget {
  const open = new Map<string, number>();
  let held = 0;
  return {
    open(address) {
      const others = open.get(address) ?? 0;
      if (others >= atOnce) {
        const words = "You are sending too much at the same time. Please wait until the rest has arrived.";
        throw new AppError("throttled", words, { retryAfter: tryAgainAfter });
      }
      open.set(address, others + 1);
      let own = 0;
      let isOpen = true;
      return {
        add(count) {
          own += count;
          held += count;
          if (held <= bytes) return;
          const cause = new Error("The bodies that are being received fill their memory.");
          const words = "Too much is being sent to us just now. Please try again in a moment.";
          throw new AppError("unavailable", words, { retryAfter: tryAgainAfter, cause });
        },
        close() {
          if (!isOpen) return;
          isOpen = false;
          held -= own;
          const left = (open.get(address) ?? 1) - 1;
          if (left > 0) open.set(address, left);
          else open.delete(address);
        },
      };
    },
  };
}
