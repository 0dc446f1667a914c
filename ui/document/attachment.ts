import type { Readable } from "node:stream";

interface Attached {
  name: string;
  /** In bytes. */
  size: number;
  content: Readable;
}

/** Another person's file, to be saved, never shown: a browser that shows it runs no script and grants no origin. */
export function attachment({ name, size, content }: Attached): Response {
  const plain = name.replace(/[^\w. -]/g, "_");
  return new Response(bodyOf(content), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/**
 * Another person's picture or PDF, to be seen in its place on a page of ours. Its type is what its bytes are, which a
 * browser does not guess again; opened by itself it runs no script. A PDF is not shown in a sandbox.
 */
export function shownFile({ size, mediaType, content }: Omit<Attached, "name"> & { mediaType: string }): Response {
  const policy = "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
  const ofKind = mediaType === "application/pdf" ? "; object-src 'self'" : "; sandbox";
  return new Response(bodyOf(content), {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(size),
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": `${policy}${ofKind}`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** Read only as fast as it is sent. */
function bodyOf(content: Readable): ReadableStream {
  const chunks = content.iterator();
  const source: UnderlyingDefaultSource = {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}

/** As RFC 5987 requires. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** A file to be saved by the browser. */
interface AttachedFile {
  content: AsyncIterable<Uint8Array>;
  mediaType: string;
  /** In bytes. */
  size: number;
  /** With its extension; any text. */
  name: string;
}

/** Answers a file that a browser saves and never shows, because another person made it (RFC 6266). */
export function fileResponse({ content, mediaType, size, name }: AttachedFile): Response {
  const bare = name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, " ").trim();
  const plain = bare.replace(/[^\x20-\x7e]+/g, "_");
  const encoded = encodeURIComponent(bare).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(streamOf(content), {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(size),
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      "X-Content-Type-Options": "nosniff",
      // A browser that shows it nevertheless runs no script and grants it no origin.
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "private, no-store",
    },
  });
}

/** Read no faster than it is sent; ended when the reader leaves. */
function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream {
  const chunks = content[Symbol.asyncIterator]();
  const source: UnderlyingDefaultSource = {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return?.()),
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
