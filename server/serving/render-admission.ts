import { LRUCache } from "lru-cache";

/** Returns a place among the renders. */
export type LeavePlace = () => void;

/** No place; try again after so many seconds. */
export interface Refused {
  retryAfter: number;
}

export interface RenderAdmission {
  /** Waits for a place to render a page for the address `who`. `gaveUp` ends the wait. */
  enter(who: string, gaveUp?: AbortSignal): Promise<LeavePlace | Refused>;
  /** Counts a form that `who` posts to a page. It takes no place, because its body may arrive slowly. Null: go on. */
  count(who: string): Refused | null;
}

export interface AdmissionLimits {
  /** Pages rendered at the same time, in all and for one address. */
  places: number;
  placesOfOne: number;
  /** Requests that may wait for a place, in all. */
  waiting: number;
  /** An address's share: so many pages at once, and so many a second. */
  burst: number;
  perSecond: number;
  /** Maximum wait of a request, in milliseconds. */
  patience: number;
}

/** A page takes some two milliseconds of the processor and otherwise waits for the database, so few places suffice. */
const usual: AdmissionLimits = {
  places: 16,
  placesOfOne: 2,
  waiting: 64,
  burst: 120,
  perSecond: 20,
  patience: 5_000,
};

/** Number of addresses whose shares are kept in memory. */
const maxAddresses = 10_000;

/** A token bucket for each address. */
function createShares({ burst, perSecond }: AdmissionLimits, now: () => number) {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxAddresses });
  return {
    /** Whether one more request is within the share; counts it if so. */
    take(who: string): boolean {
      const at = now();
      const bucket = buckets.get(who) ?? { tokens: burst, at };
      const tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond);
      buckets.set(who, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      return tokens >= 1;
    },
  };
}

interface Waiting {
  who: string;
  settle(outcome: LeavePlace | Refused): void;
}

/**
 * Bounds how many pages are rendered at once. Each address has a share: requests within it go first; requests beyond it
 * get the places that are left, and are refused first when too many wait. One address never takes more than its few
 * places. Every render begins in its own turn of the event loop, so that answers from memory go between: many renders end
 * in the turn they begin in, and one for each open connection would block the loop for a tenth of a second.
 */
export function createRenderAdmission(limits: AdmissionLimits = usual, now: () => number = Date.now): RenderAdmission {
  const pages = createShares(limits, now);
  const forms = createShares(limits, now);
  const inside = new Map<string, number>();
  const within: Waiting[] = [];
  const beyond: Waiting[] = [];
  let taken = 0;
  let isCalling = false;

  const refused = (): Refused => ({ retryAfter: Math.max(1, Math.ceil(1 / limits.perSecond)) });
  const isFree = (who: string) => taken < limits.places && (inside.get(who) ?? 0) < limits.placesOfOne;

  const take = (who: string): LeavePlace => {
    taken += 1;
    inside.set(who, (inside.get(who) ?? 0) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      taken -= 1;
      const others = (inside.get(who) ?? 1) - 1;
      if (others > 0) inside.set(who, others);
      else inside.delete(who);
      callSoon();
    };
  };

  /** Admits one request, and the next one in another turn of the event loop. */
  const callNext = () => {
    isCalling = false;
    for (const line of [within, beyond]) {
      const at = line.findIndex(({ who }) => isFree(who));
      const [next] = at < 0 ? [] : line.splice(at, 1);
      if (!next) continue;
      next.settle(take(next.who));
      return callSoon();
    }
  };
  const callSoon = () => {
    if (isCalling || within.length + beyond.length === 0) return;
    isCalling = true;
    setImmediate(callNext);
  };

  const wait = (line: Waiting[], who: string, gaveUp?: AbortSignal) =>
    new Promise<LeavePlace | Refused>((resolve) => {
      const giveUp = () => {
        const at = line.indexOf(waiting);
        if (at >= 0) line.splice(at, 1);
        waiting.settle(refused());
      };
      const timer = setTimeout(giveUp, limits.patience);
      const waiting: Waiting = {
        who,
        settle(outcome) {
          clearTimeout(timer);
          gaveUp?.removeEventListener("abort", giveUp);
          resolve(outcome);
        },
      };
      gaveUp?.addEventListener("abort", giveUp, { once: true });
      line.push(waiting);
      callSoon();
    });

  return {
    async enter(who, gaveUp) {
      const isWithin = pages.take(who);
      if (within.length + beyond.length >= limits.waiting + limits.places - taken) {
        const last = isWithin ? beyond.pop() : undefined;
        if (!last) return refused();
        last.settle(refused());
      }
      return await wait(isWithin ? within : beyond, who, gaveUp);
    },
    count: (who) => (forms.take(who) ? null : refused()),
  };
}
