import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder } from "modern-tar";
import { AppError } from "#server/app-error.ts";
import { type ArchiveManifest, archiveManifest, archiveParts } from "./archive.ts";

/** A part of an archive that is being read; its rest is skipped when the next part is requested. */
interface PassingPart {
  name: string;
  content: Readable;
}

/** The parts of an archive file in order; memory holds a piece of one. */
export async function* readArchive(path: string): AsyncGenerator<PassingPart> {
  const source = createReadStream(path, { highWaterMark: 256 * 1024 });
  const decoder = createTarDecoder({ strict: true });
  // The reading side throws the same error.
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

/** Amount written to the database at a time: lines, and characters. */
const most = { lines: 500, characters: 1_000_000 };

/**
 * The lines of a compressed part, some at a time. Only a line feed ends a line: other characters that break a line in a
 * text are part of a visitor's input.
 */
export async function* readLines(content: Readable): AsyncGenerator<string[]> {
  const unzipped = createGunzip().setEncoding("utf8");
  // Errors of both streams reach the loop below.
  pipeline(content, unzipped, () => {});
  let rest = "";
  let lines: string[] = [];
  let characters = 0;
  for await (const chunk of unzipped) {
    const pieces = (rest + chunk).split("\n");
    rest = pieces.pop() ?? "";
    for (const line of pieces) {
      lines.push(line);
      characters += line.length;
      if (lines.length < most.lines && characters < most.characters) continue;
      yield lines;
      lines = [];
      characters = 0;
    }
  }
  if (lines.length > 0) yield lines;
}

/**
 * Reads a whole archive and compares it with its own sums. Throws `invalid` for a file that is not an archive of this
 * program, is cut off, or was altered.
 */
export async function verifyArchive(path: string): Promise<ArchiveManifest> {
  const { manifest, sums, found } = await readWhole(path);
  if (manifest === undefined) throw notAnArchive();
  const read = readManifest(manifest);
  if (sums === undefined) throw damaged("breaksOff");
  compare(sums, found);
  return read;
}

interface Whole {
  manifest?: string;
  sums?: string;
  /** Name → SHA-256 in hex, of every part before the sums. */
  found: Map<string, string>;
}

/** Reads to the end, or to where the archive breaks off; then there are no sums. */
async function readWhole(path: string): Promise<Whole> {
  const whole: Whole = { found: new Map() };
  try {
    for await (const { name, content } of readArchive(path)) {
      if (whole.sums !== undefined) throw damaged("more", name);
      if (name === archiveParts.sums) {
        whole.sums = await text(content);
        continue;
      }
      if (name === archiveParts.manifest) {
        const manifest = await buffer(content);
        whole.manifest = manifest.toString();
        whole.found.set(name, await hashOf([manifest]));
      } else whole.found.set(name, await hashOf(content));
    }
  } catch (error) {
    if (error instanceof AppError || isFileError(error)) throw error;
    delete whole.sums;
  }
  return whole;
}

/** The SHA-256 of a part, in hex. */
export async function hashOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

/** Every part must match its sum, and every sum must have its part. */
function compare(sums: string, found: Map<string, string>) {
  const lines = sums.split("\n").filter(Boolean);
  const written = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const [name, hash] of written) {
    if (found.get(name) === undefined) throw damaged("missing", name);
    if (found.get(name) !== hash) throw damaged("changed", name);
  }
  for (const name of found.keys()) if (!written.has(name)) throw damaged("foreign", name);
}

function readManifest(text: string): ArchiveManifest {
  const format = /"format":\s*(\d+)/.exec(text)?.[1];
  if (format !== undefined && Number(format) > 1) throw newerArchive();
  const read = archiveManifest.safeParse(jsonOf(text));
  if (!read.success) throw notAnArchive(read.error);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isFileError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error;
}

/** The refusal of an archive that this program is too old for. */
export function newerArchive(): AppError {
  return new AppError("invalid", "archive.newer");
}

type Damage = "breaksOff" | "more" | "missing" | "changed" | "foreign";

/** `name` is the part of the archive that is wrong. */
function damaged(damage: Damage, name = ""): AppError {
  const reason = `archive.${damage}` as const;
  return new AppError("invalid", "archive.damaged", { values: { how: { reason, values: { name } } } });
}

function notAnArchive(cause?: unknown): AppError {
  return new AppError("invalid", "archive.none", { cause });
}
