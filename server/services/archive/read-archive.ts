import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createTarDecoder } from "modern-tar";
import { AppError } from "#server/services/app-error.ts";
import { archiveParts } from "#server/services/archive/archive-parts.ts";
import { type ArchiveManifest, archiveManifest } from "#shared/contracts/archive.ts";

/** A part of an archive as it passes by: to be read, or left, before the next is asked for. */
interface PassingPart {
  name: string;
  content: Readable;
}

/** The parts of an archive in their order, from its file; memory holds a piece of one. */
export async function* readArchive(path: string): AsyncGenerator<PassingPart> {
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  const decoder = createTarDecoder({ strict: true });
  // What goes wrong underneath is thrown by the reading side as well.
  feed(source, decoder.writable).catch(() => {});
  try {
    for await (const { header, body } of decoder.readable) {
      const content = Readable.fromWeb(body as NodeReadableStream);
      yield { name: header.name, content };
      if (!content.readableEnded) await drain(content);
    }
  } finally {
    source.destroy();
  }
}

async function feed(source: Readable, decoder: WritableStream<Uint8Array>): Promise<void> {
  const writer = decoder.getWriter();
  try {
    for await (const chunk of source) await writer.write(chunk);
    await writer.close();
  } catch (error) {
    await writer.abort(error);
  }
}

async function drain(content: Readable) {
  for await (const _ of content);
}

/**
 * Reads a whole archive and holds it to its own sums. Throws `invalid` for a file that is no archive of ours, that broke
 * off, or that is not what was written.
 */
export async function verifyArchive(path: string): Promise<ArchiveManifest> {
  const { manifest, sums, found } = await readWhole(path);
  if (manifest === undefined) throw notOurs();
  const read = readManifest(manifest);
  if (sums === undefined) throw damaged("it breaks off");
  compare(sums, found);
  return read;
}

interface Whole {
  manifest?: string;
  sums?: string;
  /** Name → SHA-256 in hex, of every part before the sums. */
  found: Map<string, string>;
}

/** Reads to the end, or to where it breaks off. */
async function readWhole(path: string): Promise<Whole> {
  const whole: Whole = { found: new Map() };
  try {
    for await (const { name, content } of readArchive(path)) {
      if (whole.sums !== undefined) throw damaged(`there is more after its end: ${name}`);
      if (name === archiveParts.sums) {
        whole.sums = await text(content);
        continue;
      }
      const isManifest = name === archiveParts.manifest;
      const { hash, kept } = await hashOf(content, isManifest);
      if (isManifest) whole.manifest = kept;
      whole.found.set(name, hash);
    }
  } catch (error) {
    if (error instanceof AppError || isFileTrouble(error)) throw error;
    // Read no further; anybody who looks at it finds no sums.
    delete whole.sums;
  }
  return whole;
}

async function hashOf(content: Readable, keep: boolean): Promise<{ hash: string; kept: string }> {
  const hash = createHash("sha256");
  let kept = "";
  for await (const chunk of content) {
    hash.update(chunk);
    if (keep) kept += Buffer.from(chunk).toString();
  }
  return { hash: hash.digest("hex"), kept };
}

/** Every part is what its sum says, and every sum has its part. */
function compare(sums: string, found: Map<string, string>) {
  const written = new Map(
    sums
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  for (const [name, hash] of written) {
    if (found.get(name) === undefined) throw damaged(`${name} is missing`);
    if (found.get(name) !== hash) throw damaged(`${name} is not what was written`);
  }
  for (const name of found.keys()) if (!written.has(name)) throw damaged(`${name} does not belong to it`);
}

function readManifest(text: string): ArchiveManifest {
  const format = /"format":\s*(\d+)/.exec(text)?.[1];
  if (format !== undefined && Number(format) > 1)
    throw new AppError("invalid", "This archive was made by a newer version of the program: update it first.");
  const read = archiveManifest.safeParse(jsonOf(text));
  if (!read.success) throw notOurs(read.error);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFileTrouble(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

function damaged(how: string): AppError {
  return new AppError("invalid", `This archive is damaged: ${how}. Nothing was changed.`);
}

function notOurs(cause?: unknown): AppError {
  return new AppError("invalid", "This is not an archive of this program. Nothing was changed.", { cause });
}
