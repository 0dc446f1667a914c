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
  /**
   * Begins a body. Throws `throttled` for an address that is sending as many as it may at once, `unavailable` while the
   * budget is used up.
   */
  open(address: string): BodyShare;
}

/** When to try again after a refusal, in seconds. */
const tryAgainAfter = 10;

function tooMuch() {
  const cause = new Error("The bodies that are being received fill their memory.");
  const words = "Too much is being sent to us just now. Please try again in a moment.";
  return new AppError("unavailable", words, { retryAfter: tryAgainAfter, cause });
}

interface Budget {
  /** How much memory all bodies together may take, in bytes. */
  bytes: number;
  /** How many bodies each address may send at once. */
  atOnce: number;
  /** How many bodies are received at once, from all addresses; without a limit unless given. */
  inAll?: number;
}

/** A budget for bodies of one kind, in this process. */
export function createBodyBudget({ bytes, atOnce, inAll = Number.POSITIVE_INFINITY }: Budget): BodyBudget {
  const open = new Map<string, number>();
  let held = 0;
  let bodies = 0;
  return {
    open(address) {
      const others = open.get(address) ?? 0;
      if (others >= atOnce) {
        const words = "You are sending too much at the same time. Please wait until the rest has arrived.";
        throw new AppError("throttled", words, { retryAfter: tryAgainAfter });
      }
      if (held >= bytes || bodies >= inAll) throw tooMuch();
      bodies += 1;
      open.set(address, others + 1);
      let own = 0;
      let isOpen = true;
      return {
        add(count) {
          own += count;
          held += count;
          if (held > bytes) throw tooMuch();
        },
        close() {
          if (!isOpen) return;
          isOpen = false;
          held -= own;
          bodies -= 1;
          const left = (open.get(address) ?? 1) - 1;
          if (left > 0) open.set(address, left);
          else open.delete(address);
        },
      };
    },
  };
}
