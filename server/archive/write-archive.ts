import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import { archiveParts } from "./archive.ts";

/** One part of an archive; `open` is called at its turn. */
export interface Part {
  name: string;
  /** In bytes. */
  size: number;
  open(): Promise<Readable> | Readable;
}

export function textPart(name: string, text: string): Part {
  const content = Buffer.from(text);
  return { name, size: content.length, open: () => Readable.from([content]) };
}

/** Writes lines into a compressed file as they come; returns their number, and the file's size in bytes. */
export async function writeLines(
  path: string,
  lines: AsyncIterable<string[]>,
  onLine: (line: string) => void = () => {},
): Promise<{ count: number; size: number }> {
  let count = 0;
  async function* joined() {
    for await (const some of lines) {
      for (const line of some) onLine(line);
      count += some.length;
      yield `${some.join("\n")}\n`;
    }
  }
  await pipeline(Readable.from(joined()), createGzip({ level: 4 }), createWriteStream(path, { mode: 0o600 }));
  return { count, size: (await stat(path)).size };
}

/**
 * A tar archive of the parts, written as fast as it is read, and last the SHA-256 of each part. `finish` is called once at
 * the end, with the error if there was one.
 */
export function packArchive(parts: Part[], finish: (error?: unknown) => Promise<void>): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker();
  const mtime = new Date();
  const pack = async () => {
    const sums: string[] = [];
    const add = async ({ name, size, open }: Part) => {
      const hash = createHash("sha256");
      const writer = controller.add({ name, size, mtime, mode: 0o600 }).getWriter();
      for await (const chunk of await open()) {
        hash.update(chunk);
        await writer.write(chunk);
      }
      await writer.close();
      sums.push(`${hash.digest("hex")}  ${name}\n`);
    };
    for (const part of parts) await add(part);
    await add(textPart(archiveParts.sums, sums.join("")));
    controller.finalize();
  };
  void pack()
    .then(() => finish())
    .catch(async (error: unknown) => {
      controller.error(error);
      await finish(error);
    });
  return readable;
}
