import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export const streamTimeout = 5_000;

/** Renders a page whole before it leaves, so that its inline scripts can be hashed and its status is final. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // What a page waited for stands in its place, and not in a script that would put it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        headers.set("Content-Type", "text/html; charset=utf-8");
        pipe(whole((page) => resolve(new Response(page, { status: finalStatus, headers }))));
      },
      onShellError: reject,
      onError() {
        finalStatus = 500;
      },
    });
    // A little longer than the loaders' own limit, so that their rejections still reach the page.
    const limit = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Takes what is written to it, and hands it over in one piece: a page is whole already, and a stream costs more than it. */
function whole(done: (written: Buffer<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(ended) {
      done(Buffer.concat(chunks));
      ended();
    },
  });
}
