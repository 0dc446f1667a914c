import { fdatasyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { GuardedPGlite } from "#server/db/guarded-pglite.ts";

type StartOptions = Parameters<NodeFS["init"]>[1];
type Stream = { nfd: number };
type StreamOperations = { fsync?: (stream: Stream) => number };
type Attributes = { mode?: number };
type NodeOperations = { setattr?: (node: unknown, attributes: Attributes) => void };

/** What others than the owner may do with a file. */
const othersMay = 0o077;

/** What a sync call does with a file descriptor; tests count the calls. */
export type SyncFile = (descriptor: number) => void;

/** "Input/output error", by the number WebAssembly's system interface gives it. */
const ioError = 29;

/**
 * PGlite's Node file system has no fsync, so a power cut could lose committed rows. This one has. It also opens each new
 * file to everybody, whatever the process's mask says, because it sets its mode once more; this one leaves others out.
 */
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
