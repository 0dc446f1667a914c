import { ERRORS, type Lock, type Locker, type RequestRelease } from "@tus/server";

interface Turn {
  /** Asks the request to end. */
  requestRelease: RequestRelease;
  begin(): void;
}

/** Time after which a waiting request gives up, in milliseconds. */
const longestWait = 30_000;

/**
 * One request at a time for each upload, in the order they came: a later one asks the one before to end. The lock of the
 * protocol's library does the same, but its waiting requests keep a processor busy and fill the memory while they wait.
 */
export class UploadLocker implements Locker {
  /** The requests of each upload; the first has the lock. */
  readonly #turns = new Map<string, Turn[]>();

  newLock(id: string): Lock {
    const { promise: begun, resolve: begin, reject: giveUp } = Promise.withResolvers<void>();
    return {
      lock: async (signal, requestRelease) => {
        const turns = this.#turns.get(id) ?? [];
        this.#turns.set(id, turns);
        const [first] = turns;
        turns.push({ requestRelease, begin });
        if (!first) return;
        const onAbort = () => giveUp(ERRORS.ABORTED);
        signal.addEventListener("abort", onAbort);
        const timeout = setTimeout(() => giveUp(ERRORS.ERR_LOCK_TIMEOUT), longestWait);
        try {
          await first.requestRelease();
          await begun;
        } catch (error) {
          await this.#leave(id, begin);
          throw error;
        } finally {
          clearTimeout(timeout);
          signal.removeEventListener("abort", onAbort);
        }
      },
      unlock: () => this.#leave(id, begin),
    };
  }

  /** Takes a request out, and passes the lock on if it was its own. */
  async #leave(id: string, begin: Turn["begin"]) {
    const turns = this.#turns.get(id) ?? [];
    const had = turns.findIndex((turn) => turn.begin === begin);
    turns.splice(had, 1);
    const [next] = turns;
    if (!next) return void this.#turns.delete(id);
    if (had > 0) return;
    next.begin();
    if (turns.length > 1) await next.requestRelease();
  }
}
