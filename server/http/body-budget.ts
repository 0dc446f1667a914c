import { AppError } from "#server/app-error.ts";
import { second } from "#shared/durations.ts";

/** One body's share of a budget. */
export interface BodyShare {
  /** Counts received bytes. Throws `unavailable` once all bodies together exceed the budget, or if this one has given way. */
  add(bytes: number): void;
  /** Calls `tell` when the body must give way to others, in place of what was called before; its share is gone by then. */
  whenGone(tell: (refusal: AppError) => void): void;
  /** Says that all has come: the body is not waited for any more. */
  arrived(): void;
  /** Gives the share back; further calls do nothing. */
  close(): void;
}

/** Bounds the bodies that are received, from their first byte until they are answered. */
export interface BodyBudget {
  /**
   * Begins a body of `who`: a visitor's address, or the account of a person who is signed in. `setAside` bytes count before
   * they come. Throws `throttled` for a sender who is already sending as many as it may at once, and `unavailable` while
   * the budget is used up and no slow body gives way.
   */
  open(who: string, setAside?: number): BodyShare;
}

/** When to try again after a refusal, in seconds. */
const tryAgainAfter = 10;

/** From when on a body may have to give way, in milliseconds, and below how many bytes a second. */
const slow = { after: 40 * second, below: 16 * 1024 };

interface Budget {
  /** How much memory all bodies together may take, in bytes; without a limit unless given. */
  bytes?: number;
  /** How many bodies each sender may send at once. */
  atOnce: number;
  /** How many bodies are received at once, from all senders; without a limit unless given. */
  inAll?: number;
}

interface Open {
  began: number;
  /** How many bytes have come, and how many it holds. */
  received: number;
  held: number;
  isComing: boolean;
  giveWay(): void;
}

/**
 * A budget for bodies of one kind, in this process. A body that moves is waited for, however long it takes; where the budget
 * is short, the slowest of those give way that have taken 40 s and come with less than 16 KB a second.
 */
export function createBodyBudget(
  { bytes = Number.POSITIVE_INFINITY, atOnce, inAll = Number.POSITIVE_INFINITY }: Budget,
  now: () => number = Date.now,
): BodyBudget {
  const bodies = new Set<Open>();
  const senders = new Map<string, number>();
  let held = 0;

  const speedOf = ({ began, received }: Open) => (received * second) / (now() - began);
  const isSlow = (body: Open) => body.isComing && now() - body.began > slow.after && speedOf(body) < slow.below;
  /** Has slow bodies give way until `fits`. Throws `unavailable` if there are too few. */
  const makeRoom = (fits: () => boolean) => {
    while (!fits()) {
      const [slowest] = [...bodies].filter(isSlow).sort((one, other) => speedOf(one) - speedOf(other));
      if (!slowest) throw tooMuch();
      slowest.giveWay();
    }
  };

  return {
    open(who, setAside = 0) {
      const others = senders.get(who) ?? 0;
      if (others >= atOnce) throw new AppError("throttled", "body.several", { retryAfter: tryAgainAfter });
      makeRoom(() => held < bytes && held + setAside <= bytes && bodies.size < inAll);
      let gone: AppError | undefined;
      let tell = (_: AppError) => {};
      const close = () => {
        if (!bodies.delete(body)) return;
        held -= body.held;
        const left = (senders.get(who) ?? 1) - 1;
        if (left > 0) senders.set(who, left);
        else senders.delete(who);
      };
      const body: Open = {
        ...{ began: now(), received: 0, held: setAside, isComing: true },
        giveWay() {
          close();
          gone = tooMuch();
          tell(gone);
        },
      };
      bodies.add(body);
      senders.set(who, (senders.get(who) ?? 0) + 1);
      held += setAside;
      return {
        add(count) {
          body.received += count;
          const more = Math.max(0, body.received - body.held);
          body.held += more;
          if (!gone) held += more;
          makeRoom(() => gone !== undefined || held <= bytes);
          if (gone) throw gone;
        },
        whenGone(next) {
          tell = next;
          if (gone) tell(gone);
        },
        arrived() {
          body.isComing = false;
        },
        close,
      };
    },
  };
}

function tooMuch() {
  const cause = new Error("The bodies that are being received fill their memory.");
  return new AppError("unavailable", "body.crowded", { retryAfter: tryAgainAfter, cause });
}
