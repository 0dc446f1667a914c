import type { Readable } from "node:stream";

const contents = new WeakMap<ReadableStream, Readable>();

/**
 * A Node stream as a response body, read only when the body is read. The HTTP server sends the Node stream itself
 * (`contentOf`), without the cost of a web stream.
 */
export function streamedBody(content: Readable): ReadableStream {
  const chunks = content.iterator();
  const source: UnderlyingDefaultSource = {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void content.destroy(),
  };
  const body = new ReadableStream(source, { highWaterMark: 0 });
  contents.set(body, content);
  return body;
}

/** The stream behind a body that `streamedBody` made; undefined for any other body. */
export function contentOf(body: ReadableStream | null): Readable | undefined {
  return body ? contents.get(body) : undefined;
}
