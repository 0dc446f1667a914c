import { extname } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
  ".vtt": "text/vtt; charset=utf-8",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".mp3": "audio/mpeg",
};

/** The `Content-Type` of a file, by its name's ending. */
export function mediaType(path: string): string {
  return types[extname(path).toLowerCase()] ?? "application/octet-stream";
}

/** Whether compression makes a type smaller: text, but not pictures, fonts and videos, which are compressed already. */
export function isCompressible(type: string): boolean {
  return type.startsWith("text/") || type.includes("charset=utf-8") || /^image\/(svg\+xml|x-icon)$/.test(type);
}

/** Whether a file is played, and therefore streamed from disk by `Range`. */
export function isPlayed(type: string): boolean {
  return type.startsWith("video/") || type.startsWith("audio/");
}
