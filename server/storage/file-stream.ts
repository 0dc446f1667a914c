import type { FileHandle } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import type { ByteRange } from "./byte-range.ts";

/** Amount of a file read at a time, in bytes. */
const chunk = 64 * 1024;

/**
 * A range of an open file as a stream, which closes the file at its end. Code that has the reader's socket uses
 * `pourInto` instead: a stream allocates memory for each chunk and leaves it to be collected, some 60 MB under a class of
 * viewers.
 */
export class FileStream extends Readable {
  readonly #file: FileHandle;
  readonly #last: number;
  #at: number;

  constructor(file: FileHandle, { first, last }: ByteRange) {
    super({ highWaterMark: chunk });
    this.#file = file;
    this.#at = first;
    this.#last = last;
  }

  /** Writes the rest of the range through one buffer, at the reader's pace; ends `out`, or destroys it if a side fails. */
  async pourInto(out: Writable): Promise<void> {
    // A reader who leaves in the middle is no error; without listeners it would end the process.
    for (const side of [this, out]) side.on("error", () => {});
    const memory = Buffer.allocUnsafeSlow(Math.min(chunk, this.#last - this.#at + 1));
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
    const memory = Buffer.allocUnsafe(chunk);
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

  /** Reads the next bytes and returns their number; 0 at the end of the range, or of a shorter file. */
  async #readInto(memory: Buffer): Promise<number> {
    const wanted = Math.min(memory.length, this.#last - this.#at + 1);
    if (wanted <= 0) return 0;
    const { bytesRead } = await this.#file.read(memory, 0, wanted, this.#at);
    this.#at += bytesRead;
    return bytesRead;
  }
}

/** True once the bytes are sent and their memory can be reused; false if the reader has left. */
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
