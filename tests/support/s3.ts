import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** A storage service on loopback. */
export interface S3Peer {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** While set, an upload is answered only once this resolves. */
  holds: Promise<void> | null;
  /** Number of uploads waiting for their answer. */
  held: number;
  /** Number of the next removals to refuse. */
  removalsToRefuse: number;
  /** Its handling of "If-None-Match": it obeys, does not know it, or refuses in an answer with status 200. */
  conditions: "obeyed" | "unknown" | "refused with 200";
  /** What does not work: the bucket is gone, the keys are refused, or a connection is cut in the middle of an upload. */
  fault: "gone" | "keys" | "cut" | null;
  close(): Promise<void>;
}

/** Starts a storage service that speaks as much of S3 as the adapter needs: objects, ranges, uploads in parts. */
export async function startS3Peer(bucket: string): Promise<S3Peer> {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const etagOf = (content: Buffer) => `"${createHash("md5").update(content).digest("hex")}"`;

  const sendObject = (request: IncomingMessage, response: ServerResponse, content: Buffer) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)?$/.exec(request.headers.range ?? "") ?? [];
    const part = first ? content.subarray(Number(first), last ? Number(last) + 1 : undefined) : content;
    response.writeHead(first ? 206 : 200, { ETag: etagOf(content), "Content-Length": part.length });
    response.end(request.method === "HEAD" ? undefined : part);
  };
  const sendXml = (response: ServerResponse, xml: string, status = 200) =>
    response.writeHead(status, { "Content-Type": "application/xml" }).end(`<?xml version="1.0"?>${xml}`);

  const sendTag = (response: ServerResponse, name: string, tag: string) =>
    sendXml(response, `<${name}>${tag}</${name}>`);

  /** A large object: begun, sent in numbered parts, put together. */
  const takeParts = (
    response: ServerResponse,
    { key, query, body, isNew }: { key: string; query: URLSearchParams; body: Buffer; isNew: boolean },
  ) => {
    const id = query.get("uploadId") ?? `upload-${randomUUID()}`;
    const parts = uploads.get(id) ?? new Map<number, Buffer>();
    uploads.set(id, parts);
    if (query.has("uploads")) return sendTag(response, "InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`);
    if (query.has("partNumber")) {
      parts.set(Number(query.get("partNumber")), body);
      return response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    if (isNew && peer.conditions === "unknown")
      return sendXml(response, "<Error><Code>NotImplemented</Code></Error>", 501);
    if (isNew && objects.has(key)) {
      const status = peer.conditions === "obeyed" ? 412 : 200;
      return sendXml(response, "<Error><Code>PreconditionFailed</Code></Error>", status);
    }
    const inOrder = [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
    const whole = Buffer.concat(inOrder);
    objects.set(key, whole);
    return sendTag(response, "CompleteMultipartUploadResult", `<ETag>${etagOf(whole)}</ETag>`);
  };

  /** Removes an object, or aborts an upload in parts; returns the status. */
  const remove = (key: string, uploadId: string | null): number => {
    if (uploadId !== null) {
      uploads.delete(uploadId);
      return 204;
    }
    if (peer.removalsToRefuse > 0) {
      peer.removalsToRefuse -= 1;
      return 403;
    }
    objects.delete(key);
    return 204;
  };

  /** Whether the peer's fault has ended a request. */
  const fails = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (peer.fault === "keys") sendXml(response, "<Error><Code>InvalidAccessKeyId</Code></Error>", 403);
    if (peer.fault === "gone") sendXml(response, "<Error><Code>NoSuchBucket</Code></Error>", 404);
    if (peer.fault === "cut" && request.method === "PUT") request.socket.destroy();
    return response.headersSent || request.socket.destroyed;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    if (fails(request, response)) return;
    const key = pathname.slice(`/${bucket}/`.length);
    const signed = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=id/");
    if (!signed || !pathname.startsWith(`/${bucket}/`)) return response.writeHead(403).end();
    const body = await buffer(request);
    if (request.method === "POST" || request.method === "PUT") {
      peer.held += 1;
      await peer.holds;
      peer.held -= 1;
      return takeParts(response, { key, query, body, isNew: request.headers["if-none-match"] === "*" });
    }
    const found = objects.get(key);
    if (request.method === "DELETE") return response.writeHead(remove(key, query.get("uploadId"))).end();
    if (found) return sendObject(request, response, found);
    return sendXml(response, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>", 404);
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const peer: S3Peer = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    holds: null,
    held: 0,
    removalsToRefuse: 0,
    conditions: "obeyed",
    fault: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return peer;
}
