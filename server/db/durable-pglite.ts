import { fdatasyncSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DatabaseUnavailable } from "#server/db/outage.ts";

/** The status with which Postgres returns to its main loop after an error that it survives. */
const returnToLoop = 100;

/**
 * Time that queries may hold the event loop before others get a turn, in milliseconds. Each runs on it, and each step
 * of one begins in the turn in which the last one ended: thirty requests would be one turn.
 */
const longestTurn = 8;

/**
 * PGlite that never acknowledges unfinished work of Postgres. As shipped, PGlite ignores an end of Postgres within a
 * query (a PANIC after a failed sync or a full disk, a trap), answers the query as if it had succeeded, and may never
 * return from the next. This class refuses that query and every later one: only a new start recovers from the disk. It
 * also lets other work run between two queries, or two steps of one.
 */
class GuardedPGlite extends PGlite {
  /** Resolves with the reason when this Postgres has failed for good. */
  readonly failed: Promise<Error>;
  readonly #reportFailure: (error: Error) => void;
  #failure: DatabaseUnavailable | undefined;
  #isWatched = false;
  #turnBegan = performance.now();

  constructor(...options: ConstructorParameters<typeof PGlite>) {
    super(...options);
    const { promise, resolve } = Promise.withResolvers<Error>();
    this.failed = promise;
    this.#reportFailure = resolve;
  }

  /** To be called when something that this Postgres relies on has failed. */
  fail(cause: unknown) {
    if (this.#failure) return;
    this.#failure = new DatabaseUnavailable("The embedded database has failed and must be started again.", { cause });
    this.#reportFailure(this.#failure);
  }

  override async execProtocolRaw(...given: Parameters<PGlite["execProtocolRaw"]>): Promise<Uint8Array> {
    if (performance.now() - this.#turnBegan > longestTurn) {
      await nextTurn();
      this.#turnBegan = performance.now();
    }
    return await super.execProtocolRaw(...given);
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

  /** Detects the failures that PGlite's loop ignores, and ends the loop at its next step. */
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

type StartOptions = Parameters<NodeFS["init"]>[1];
type Stream = { nfd: number };
type StreamOperations = { fsync?: (stream: Stream) => number };
type Attributes = { mode?: number };
type NodeOperations = { setattr?: (node: unknown, attributes: Attributes) => void };

/** All file permissions of users other than the owner. */
const othersMay = 0o077;

/** Syncs a file descriptor; tests count the calls. */
type SyncFile = (descriptor: number) => void;

/** "Input/output error", by the number WebAssembly's system interface gives it. */
const ioError = 29;

/**
 * PGlite's Node file system with an fsync, which it lacks: without one a power cut could lose committed rows. It also keeps
 * files private: PGlite sets the mode of each new file again, so that the process's mask has no effect.
 */
class SyncingNodeFS extends NodeFS {
  readonly #sync: SyncFile;
  /** Called with the error of a failed sync. */
  onFailure: (error: unknown) => void = () => {};

  constructor(folder: string, sync: SyncFile) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: StartOptions) {
    const started = await super.init(pg, options);
    const mend: NonNullable<StartOptions["preRun"]>[number] = (module) => {
      const nodeFs: { stream_ops?: StreamOperations; node_ops?: NodeOperations } = module.NODEFS;
      const { setattr } = nodeFs.node_ops ?? {};
      if (!nodeFs.stream_ops || !nodeFs.node_ops || !setattr)
        throw new Error("This PGlite has no Node file system to make durable and private.");
      nodeFs.node_ops.setattr = (node, attributes) => {
        const { mode } = attributes;
        setattr(node, mode === undefined ? attributes : { ...attributes, mode: mode & ~othersMay });
      };
      nodeFs.stream_ops.fsync = (stream) => {
        try {
          this.#sync(stream.nfd);
          return 0;
        } catch (error) {
          this.onFailure(error);
          return ioError;
        }
      };
    };
    const preRun = started.emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun: [...preRun, mend] } };
  }
}

/** PGlite's own parameters, but with fsync (`-F` turns it off), and buffers that suit one process. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync", "-c", "shared_buffers=8MB"],
];

/**
 * The embedded Postgres in `folder`: a committed transaction is on the disk when the call returns. After a failed sync
 * the disk's content is unknown, and a later successful sync proves nothing, so the database then fails for good.
 * Throws `DatabaseUnavailable` if the disk fails while it opens.
 */
export async function openDurablePglite(folder: string, sync: SyncFile = fdatasyncSync): Promise<GuardedPGlite> {
  const fs = new SyncingNodeFS(folder, sync);
  const pglite = new GuardedPGlite({ fs, startParams: durableStart });
  fs.onFailure = (error) => pglite.fail(error);
  // A failed start names no reason; if it was the disk, a later start may succeed.
  await Promise.race([pglite.waitReady, pglite.failed.then((failure) => Promise.reject(failure))]);
  return pglite;
}
