import { PGlite } from "@electric-sql/pglite";
import { DatabaseUnavailable } from "#server/db/outage.ts";

/** The status with which Postgres returns to its main loop after an error it can go on from. */
const returnToLoop = 100;

/**
 * PGlite that never acknowledges what Postgres did not finish. As shipped it passes over whatever ends Postgres in the
 * midst of a query (a PANIC after a failed sync or a full disk, a trap), answers the query as if it had gone well, and
 * may never return from the next. This one refuses that query and every later one: such a Postgres is not to be trusted
 * again, and a new start recovers from what is on the disk.
 */
export class GuardedPGlite extends PGlite {
  /** Resolves, to why, when this Postgres has failed for good. */
  readonly failed: Promise<Error>;
  readonly #reportFailure: (error: Error) => void;
  #failure: DatabaseUnavailable | undefined;
  #isWatched = false;

  constructor(...options: ConstructorParameters<typeof PGlite>) {
    super(...options);
    const { promise, resolve } = Promise.withResolvers<Error>();
    this.failed = promise;
    this.#reportFailure = resolve;
  }

  /** To be called when what this Postgres relies on has failed; `cause` says what. */
  fail(cause: unknown) {
    if (this.#failure) return;
    this.#failure = new DatabaseUnavailable("The embedded database has failed and must be started again.", { cause });
    this.#reportFailure(this.#failure);
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    this.#watch();
    this.#requireSound();
    try {
      const answer = super.execProtocolRawSync(message);
      this.#requireSound();
      return answer;
    } catch (error) {
      this.fail(error);
      throw this.#failure ?? error;
    }
  }

  #requireSound() {
    if (this.#failure) throw this.#failure;
  }

  /** Sees what PGlite's loop passes over: notes it, and ends the loop at its next step. */
  #watch() {
    if (this.#isWatched) return;
    this.#isWatched = true;
    const module = this.Module;
    const { _PostgresMainLoopOnce: work, stackRestore, _pgl_pq_flush: flush } = module;
    const { _PostgresSendReadyForQueryIfNecessary: sendReady } = module;
    module._PostgresMainLoopOnce = () => {
      try {
        work();
      } catch (thrown) {
        if (!isReturnToLoop(thrown)) this.fail(thrown);
        throw thrown;
      }
    };
    module.stackRestore = (pointer) => {
      this.#requireSound();
      return stackRestore(pointer);
    };
    module._PostgresSendReadyForQueryIfNecessary = () => this.#failure || sendReady();
    module._pgl_pq_flush = () => this.#failure || flush();
  }
}

function isReturnToLoop(thrown: unknown): boolean {
  return typeof thrown === "object" && thrown !== null && "status" in thrown && thrown.status === returnToLoop;
}
