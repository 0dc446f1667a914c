import { fdatasyncSync } from "node:fs";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type StartOptions = Parameters<NodeFS["init"]>[1];
type Stream = { nfd: number };
type StreamOperations = { fsync?: (stream: Stream) => number };

/** What a sync call does with a file descriptor; tests count the calls. */
export type SyncFile = (descriptor: number) => void;

/** PGlite's Node file system has no fsync, so a power cut could lose committed rows. This one has. */
class SyncingNodeFS extends NodeFS {
  readonly #sync: SyncFile;

  constructor(folder: string, sync: SyncFile) {
    super(folder);
    this.#sync = sync;
  }

  override async init(pg: PGlite, options: StartOptions) {
    const started = await super.init(pg, options);
    const sync = this.#sync;
    const addFsync: NonNullable<StartOptions["preRun"]>[number] = (module) => {
      const nodeFs: { stream_ops?: StreamOperations } = module.NODEFS;
      if (!nodeFs.stream_ops) throw new Error("This PGlite has no Node file streams to make durable.");
      nodeFs.stream_ops.fsync = (stream) => {
        sync(stream.nfd);
        return 0;
      };
    };
    const preRun = started.emscriptenOpts.preRun ?? [];
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun: [...preRun, addFsync] } };
  }
}

/** Postgres as PGlite starts it, but with fsync on (`-F` turns it off) and memory to the measure of one process. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync", "-c", "shared_buffers=32MB"],
];

/** The embedded Postgres in `folder`: what a transaction has committed is on the disk when the call returns. */
export function openDurablePglite(folder: string, sync: SyncFile = fdatasyncSync): Promise<PGlite> {
  const options: PGliteOptions = { fs: new SyncingNodeFS(folder, sync), startParams: durableStart };
  return PGlite.create(options);
}
