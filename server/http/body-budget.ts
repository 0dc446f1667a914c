import { AppError } from "#server/app-error.ts";
import { second } from "#shared/durations.ts";

/** One body's share of a budget. */
export interface BodyShare {
  /** Counts received bytes. Throws `unavailable` once all bodies together exceed the budget, or if this one has given way. */
  add(bytes: number): void;
  /** Calls `tell` when the body must give way to others, replacing an earlier callback; its share is gone by then. */
  whenGone(tell: (refusal: AppError) => void): void;
  /** Marks the body as complete: it is not waited for any more. */
  arrived(): void;
  /** Gives the share back; further calls do nothing. */
  close(): void;
}

/** Bounds the bodies that are received, from their first byte until they are answered. */
export interface BodyBudget {
  /**
   * Begins a body of `who`: a visitor's address, or the account of a signed-in person. `setAside` bytes count before
   * they arrive. Throws `throttled` for a sender who is already sending as many as it may at once, and `unavailable`
   * while the budget is used up and no slow body gives way.
   */
  open(who: string, setAside?: number): BodyShare;
}

/** Wait after a refusal, in seconds. */
const tryAgainAfter = 10;

/** When a body may have to give way: after this many milliseconds, and below this many bytes a second. */
const slow = { after: 40 * second, below: 16 * 1024 };

interface Budget {
  /** Memory limit of all bodies together, in bytes; without a limit unless given. */
  bytes?: number;
  /** Limit on bodies that each sender may send at once. */
  atOnce: number;
  /** Limit on bodies received at once, from all senders; without a limit unless given. */
  inAll?: number;
}

interface Open {
  began: number;
  /** Received bytes, and held bytes. */
  received: number;
  held: number;
  isComing: boolean;
  giveWay(): void;
}

/**
 * A budget for bodies of one kind, in this process. A body that moves is waited for, however long it takes; if the
 * budget is short, the slowest of the bodies that have taken 40 s and come with less than 16 KB a second give way.
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
  /** Makes slow bodies give way until `fits`. Throws `unavailable` if there are too few. */
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
