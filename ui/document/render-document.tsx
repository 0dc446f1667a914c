import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type HandleDocumentRequestFunction, ServerRouter } from "react-router";
import { ownTurn } from "#shared/serving/own-turn.ts";
import { nonceContext, sheetsContext } from "./contexts.ts";
import { NonceContext } from "./nonce.ts";
import { paintFirst } from "./paint-first.ts";

/** Time limit for streaming loaders, in milliseconds. */
export const renderTimeout = 10_000;

/** Renders a page completely before it is sent, so that its status is final. */
export async function renderDocument(
  ...[request, status, headers, context, given]: Parameters<HandleDocumentRequestFunction>
) {
  const nonce = given.get(nonceContext);
  // Pages that are ready in one turn of the event loop would block it together.
  await ownTurn();
  const html = await new Promise<string>((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(limit);
        const chunks: Buffer[] = [];
        pipe(
          new Writable({
            write: (chunk: Buffer, _encoding, done) => {
              chunks.push(chunk);
              done();
            },
            final: (done) => {
              resolve(Buffer.concat(chunks).toString());
              done();
            },
          }),
        );
      },
      onShellError: reject,
      // Errors go to the router; React would write them to the console as well.
      onError: () => {},
    });
    const limit = setTimeout(abort, renderTimeout + 1_000);
  });
  await ownTurn();
  headers.set("Content-Type", "text/html; charset=utf-8");
  const sheets = given.get(sheetsContext);
  return new Response(sheets ? paintFirst(html, { nonce, sheets }) : html, { status, headers });
}
