import { fileTypeFromBuffer } from "file-type";
import { proofTypes } from "#domains/money/contract.ts";

/** A proof of payment to be stored. */
interface ProofFile {
  content: Uint8Array;
  mediaType: string;
  extension: string;
}

/** PDF readers look this many bytes into a file for its beginning (ISO 32000-1, Annex H, note 13). */
const pdfSlack = 1024;

/**
 * A proof of payment by what is in the file, whatever its name says; null for one that is neither a picture nor a PDF,
 * and for a PNG of more chunks than any picture has: each costs time on the event loop, though it holds nothing.
 * Of a PNG that moves its first picture is kept, because staff decide about what stands still.
 */
export async function readProofFile(content: Uint8Array): Promise<ProofFile | null> {
  if (hasTooManyChunks(content)) return null;
  const found = await fileTypeFromBuffer(content);
  if (found?.mime === "image/apng") return { content: stillPng(content), mediaType: "image/png", extension: "png" };
  const mediaType = found?.mime ?? (beginsLateAsPdf(content) ? "application/pdf" : undefined);
  const extension = mediaType && proofTypes[mediaType];
  return extension ? { content, mediaType, extension } : null;
}

/** Banks' programs and mail programs put bytes before a PDF, which its readers pass over. */
function beginsLateAsPdf(content: Uint8Array): boolean {
  const start = Buffer.from(
    content.buffer,
    content.byteOffset,
    Math.min(content.byteLength, pdfSlack + "%PDF-".length),
  );
  return start.includes("%PDF-");
}

/** The most chunks of a PNG: encoders write its data in pieces of 4 KB and more. */
const mostChunks = 10_000;
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function hasTooManyChunks(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!bytes.subarray(0, signature).equals(pngSignature)) return false;
  let [chunks, hasData] = [0, false];
  for (let at = signature; at + frame <= bytes.length && chunks <= mostChunks; chunks += 1) {
    const type = typeAt(bytes, at);
    // What comes after the end of a picture is read by no one.
    if (type === "IEND" && hasData) return false;
    hasData ||= type === "IDAT";
    at += frame + bytes.readUInt32BE(at);
  }
  return chunks > mostChunks;
}

/** Bytes of a PNG's signature, and of a chunk besides its data: length, type and checksum. */
const [signature, frame] = [8, 12];
/** The chunks of an animation (PNG, third edition, §11.3.6). */
const animation = new Set(["acTL", "fcTL", "fdAT"]);

const typeAt = (bytes: Buffer, chunk: number) => bytes.toString("latin1", chunk + 4, chunk + 8);

/** A PNG without its animation and what follows its end: its first picture. */
function stillPng(content: Uint8Array): Uint8Array {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const kept = [bytes.subarray(0, signature)];
  for (let at = signature; at + frame <= bytes.length; ) {
    const end = at + frame + bytes.readUInt32BE(at);
    const type = typeAt(bytes, at);
    if (!animation.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IEND") break;
    at = end;
  }
  return Buffer.concat(kept);
}
