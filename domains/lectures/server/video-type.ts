import { Readable } from "node:stream";
import { fileTypeFromBuffer } from "file-type";

/** The videos that every browser plays, by their first bytes. */
const endings: Record<string, string> = { "video/mp4": "mp4", "video/x-m4v": "mp4", "video/webm": "webm" };

/** Number of bytes that reveal the type of any video. */
export const headLength = 4100;

/** The ending of a video that every browser plays, by its first bytes; null for any other file. */
export async function videoEnding(head: Buffer): Promise<string | null> {
  return endings[(await fileTypeFromBuffer(head))?.mime ?? ""] ?? null;
}

/** Why a file that no browser plays is refused, by its first bytes: a film of an iPhone has a way out of its own. */
export async function videoRefusal(head: Buffer): Promise<"video.quickTime" | "video.type"> {
  return (await fileTypeFromBuffer(head))?.mime === "video/quicktime" ? "video.quickTime" : "video.type";
}

/** The first bytes of a stream, and the whole of it, mostly unread. */
export async function peek(content: Readable): Promise<{ head: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of content.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= headLength) break;
  }
  const head = Buffer.concat(chunks);
  if (content.readableEnded) return { head, whole: Readable.from([head]) };
  content.unshift(head);
  return { head, whole: content };
}
