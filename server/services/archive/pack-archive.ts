import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { createTarPacker } from "modern-tar";
import { archiveParts } from "#server/services/archive/archive-parts.ts";

/** One part of an archive; `open` is called when its turn has come. */
export interface Part {
  name: string;
  /** In bytes. */
  size: number;
  open(): Promise<Readable> | Readable;
}

/** A part of a text that is in memory. */
export function textPart(name: string, text: string): Part {
  const content = Buffer.from(text);
  return { name, size: content.length, open: () => Readable.from([content]) };
}

/**
 * The parts as a tar archive, made as fast as it is read, and after them the SHA-256 of each. `finish` is called once at
 * the end, with what went wrong if something did.
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
