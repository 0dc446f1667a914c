import type { FileHandle } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import type { ByteRange } from "#shared/rules/byte-range.ts";

/** How much of a file is read at a time, in bytes. */
const piece = 64 * 1024;

/**
 * A part of an open file as a stream, which closes the file at its end. Anybody who has the reader's socket pours it there
 * instead: a stream takes new memory for each piece and leaves it to be collected, some 60 MB under a class of viewers.
 */
export class FileStream extends Readable {
  readonly #file: FileHandle;
  readonly #last: number;
  #at: number;

  constructor(file: FileHandle, { first, last }: ByteRange) {
    super({ highWaterMark: piece });
    this.#file = file;
    this.#at = first;
    this.#last = last;
  }

  /** Writes what is left of it, through one piece of memory, at the reader's pace; ends `out`, or destroys it where either side breaks off. */
  async pourInto(out: Writable): Promise<void> {
    // Anybody who leaves in the middle is no error of ours; without listeners it would end the process.
    for (const side of [this, out]) side.on("error", () => {});
    const memory = Buffer.allocUnsafeSlow(Math.min(piece, this.#last - this.#at + 1));
    try {
      for (let length = await this.#readInto(memory); length > 0; length = await this.#readInto(memory)) {
        if (!(await written(out, memory.subarray(0, length)))) break;
      }
    } finally {
      if (this.#at > this.#last) out.end();
      else out.destroy();
      this.destroy();
    }
  }

  override _read() {
    const memory = Buffer.allocUnsafe(piece);
    this.#readInto(memory).then(
      (length) => this.push(length > 0 ? memory.subarray(0, length) : null),
      (error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#file.close().then(
      () => done(error),
      (failure) => done(error ?? failure),
    );
  }

  /** The next bytes, and how many they are: none at the end of the part, or of a file that is shorter. */
  async #readInto(memory: Buffer): Promise<number> {
    const wanted = Math.min(memory.length, this.#last - this.#at + 1);
    if (wanted <= 0) return 0;
    const { bytesRead } = await this.#file.read(memory, 0, wanted, this.#at);
    this.#at += bytesRead;
    return bytesRead;
  }
}

/** Whether the bytes have left, so that their place may be used again; false where the reader has. */
function written(out: Writable, bytes: Buffer): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const onClose = () => resolve(false);
  out.once("close", onClose);
  out.write(bytes, (error) => {
    out.off("close", onClose);
    resolve(!error);
  });
  return promise;
}
