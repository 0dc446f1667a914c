import type { Readable } from "node:stream";

const contents = new WeakMap<ReadableStream, Readable>();

/**
 * A stream of Node's as an answer's body, read only when the body is. The server that has the socket takes the stream
 * itself (`contentOf`) and saves the way through the web's.
 */
export function streamedBody(content: Readable): ReadableStream {
  const pieces = content.iterator();
  const source: UnderlyingDefaultSource = {
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  contents.set(body, content);
  return body;
}

/** The stream behind a body that `streamedBody` made; undefined for any other. */
export function contentOf(body: ReadableStream | null): Readable | undefined {
  return body ? contents.get(body) : undefined;
}
