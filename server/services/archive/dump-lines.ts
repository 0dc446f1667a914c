import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";

/** Writes lines into a compressed file as they come; answers how many there were, and the file's size in bytes. */
export async function dumpLines(
  path: string,
  lines: AsyncIterable<string[]>,
  onLine: (line: string) => void = () => {},
): Promise<{ count: number; size: number }> {
  let count = 0;
  async function* written() {
    for await (const some of lines) {
      for (const line of some) onLine(line);
      count += some.length;
      yield `${some.join("\n")}\n`;
    }
  }
  await pipeline(Readable.from(written()), createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 }));
  return { count, size: (await stat(path)).size };
}
