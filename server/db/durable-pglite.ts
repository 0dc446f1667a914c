import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { GuardedPGlite } from "#server/db/guarded-pglite.ts";

type StartOptions = Parameters<NodeFS["init"]>[1];
type Stream = { nfd: number };
type StreamOperations = { fsync?: (stream: Stream) => number };

/** What a sync call does with a file descriptor; tests count the calls. */
export type SyncFile = (descriptor: number) => void;

/** "Input/output error", by the number WebAssembly's system interface gives it. */
const ioError = 29;

/** PGlite's Node file system has no fsync, so a power cut could lose committed rows. This one has. */
class SyncingNodeFS extends NodeFS {
  readonly #sync: SyncFile;
  /** Told of a sync that failed. */
  onFailure: (error: unknown) => void = () => {};

  constructor(folder: string, sync: SyncFile) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: StartOptions) {
    const started = await super.init(pg, options);
    const addFsync: NonNullable<StartOptions["preRun"]>[number] = (module) => {
      const nodeFs: { stream_ops?: StreamOperations } = module.NODEFS;
      if (!nodeFs.stream_ops) throw new Error("This PGlite has no Node file streams to make durable.");
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
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun: [...preRun, addFsync] } };
  }
}

/** Postgres as PGlite starts it, but with fsync on (`-F` turns it off) and memory to the measure of one process. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync", "-c", "shared_buffers=8MB"],
];

/**
 * The embedded Postgres in `folder`: what a transaction has committed is on the disk when the call returns. After a sync
 * that failed nobody knows what is on the disk, and a later one that succeeds proves nothing: it then fails for good.
 * Throws `DatabaseUnavailable` when the disk fails while it opens.
 */
export async function openDurablePglite(folder: string, sync: SyncFile = fdatasyncSync): Promise<GuardedPGlite> {
  const fs = new SyncingNodeFS(folder, sync);
  const pglite = new GuardedPGlite({ fs, startParams: durableStart });
  fs.onFailure = (error) => pglite.fail(error);
  // A start that fails says nothing of why; where it was the disk, a later one may go well.
  await Promise.race([pglite.waitReady, pglite.failed.then((failure) => Promise.reject(failure))]);
  return pglite;
}
